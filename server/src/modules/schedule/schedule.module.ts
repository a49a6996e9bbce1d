import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { AgendaChangesResolver } from './agenda-changes.resolver.ts';
import { AgendaResolver } from './agenda.resolver.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';
import { CalendarFeedResolver } from './calendar-feed.resolver.ts';
import { scheduleConsumer } from './schedule.consumer.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** Times of an institution changed: sessions, lessons, events, due dates, milestones or cohorts. */
    agendaChanged: { institutionId: string };
  }
}

export const scheduleModule: Module = {
  name: 'schedule',
  entities: [CalendarFeed],
  nodes: [{ type: CalendarFeed, scope: SESSION_ONLY }],
  resolvers: [AgendaResolver, AgendaChangesResolver, CalendarFeedResolver],
  consumers: [scheduleConsumer],
  tokenAccess: {
    agenda: ['events:read', 'activities:read', 'cohorts:read', 'courses:read'],
    agendaChanged: ['events:read', 'activities:read', 'cohorts:read', 'courses:read'],
    calendarFeed: SESSION_ONLY,
    createCalendarFeed: SESSION_ONLY,
    deleteCalendarFeed: SESSION_ONLY,
  },
};
