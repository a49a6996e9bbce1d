import type { DomainEvent } from '#platform/domain-event/domain-event';
import type { EventConsumer } from '#platform/domain-event/consumer';

/** Nouns whose times are in agendas. Enrollments and registrations concern one person, whose screen follows them itself. */
const TIMED = new Set([
  'session',
  'lesson',
  'event',
  'activity',
  'quiz',
  'extension',
  'cohort',
  'availability',
]);

const isTimed = ({ type }: DomainEvent): boolean => TIMED.has(type.slice(0, type.indexOf('.')));

/** Publishes that times of an institution changed to every instance. */
export const scheduleConsumer: EventConsumer = {
  announce: async ({ bus }, event) => {
    if (isTimed(event)) await bus.publish('agendaChanged', { institutionId: event.institutionId });
  },
};
