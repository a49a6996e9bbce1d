import { defineJob } from '#platform/jobs/job';
import { type Due, forEachDue } from '#platform/jobs/due';
import type { Services } from '#platform/request/services';
import { MINUTE } from '#kernel/duration.rules';
import {
  COMING_EVENT,
  COMING_LESSON,
  COMING_SESSION,
  remindOfLessons,
  remindOfScheduledEvents,
  remindOfSessions,
} from './reminder.sql.ts';
import { sendReminders } from './send-reminders.service.ts';

const JOB = 'remind-of-events';

/** Minutes before the start at which reminders are sent. */
const LEAD_MINUTES = 60;

/** Upcoming events of an institution. */
interface Coming {
  hasLessons: boolean;
  hasEvents: boolean;
  hasSessions: boolean;
}

const REMINDERS_DUE: Due = {
  name: 'reminders_due',
  query: `with coming as (
      select exists (select from public.lesson where institution_id = tenant and ${COMING_LESSON}) as has_lessons,
        exists (select from public.event where institution_id = tenant and ${COMING_EVENT}) as has_events,
        exists (select from public.cohort_session where institution_id = tenant and ${COMING_SESSION}) as has_sessions)
    select json_build_object('hasLessons', has_lessons, 'hasEvents', has_events, 'hasSessions', has_sessions) from coming
    where has_lessons or has_events or has_sessions`,
};

/**
 * Sends reminders for events within the next hour, one institution at a time under row level security.
 * Idempotent: it may run at any time and concurrently; people who joined since the last run are reminded by
 * the next one. Events that have already started are skipped.
 */
export async function remindOfEvents(services: Services): Promise<void> {
  const until = new Date(Date.now() + LEAD_MINUTES * MINUTE);
  await forEachDue(
    services,
    REMINDERS_DUE,
    ({ id, due }) => remindIn(services, id, due as Coming, until),
    `${LEAD_MINUTES} minutes`,
  );
}

async function remindIn(
  services: Services,
  institutionId: string,
  { hasLessons, hasEvents, hasSessions }: Coming,
  until: Date,
): Promise<void> {
  await sendReminders(services, { institutionId, job: JOB }, (run) => [
    ...(hasLessons ? [remindOfLessons(institutionId, until, run)] : []),
    ...(hasEvents ? [remindOfScheduledEvents(institutionId, until, run)] : []),
    ...(hasSessions ? [remindOfSessions(institutionId, until, run)] : []),
  ]);
}

/** Sends reminders that are due. */
export const REMIND_OF_EVENTS = defineJob({
  name: JOB,
  schedule: '*/5 * * * *',
  due: REMINDERS_DUE,
  run: remindOfEvents,
});
