import type { EventConsumer } from '#platform/domain-event/consumer';
import type { DomainEvent, DomainEventType } from '#platform/domain-event/domain-event';
import type { Bus } from '#platform/pubsub/bus';
import type { Statement } from '#platform/read/reader';
import { NotificationDetail, NotificationKind } from './notification-kind.ts';
import {
  tellOfActivity,
  tellOfCancellations,
  tellOfCertificate,
  tellOfChange,
  tellOfDeletion,
  tellOfPayments,
  tellOfGrade,
  tellOfPlaces,
} from './notification.statements.ts';
import { tellOfReplies } from './notification-of-replies.ts';

interface Telling {
  /** Kinds that may result. */
  kinds: NotificationKind[];
  statement: (event: DomainEvent) => Statement | null;
}

/** Changes of a cohort that its students are notified of. */
const TOLD_CHANGES: Record<string, NotificationDetail> = {
  startDate: NotificationDetail.START_DATE,
  endDate: NotificationDetail.END_DATE,
  meetings: NotificationDetail.MEETINGS,
};

const TELLINGS: Partial<Record<DomainEventType, Telling>> = {
  'enrollment.created': {
    kinds: [NotificationKind.ENROLLMENT, NotificationKind.STUDENT_ENROLLMENT],
    statement: (event) => tellOfPlaces(NotificationKind.ENROLLMENT, event),
  },
  'enrollment.promoted': {
    kinds: [NotificationKind.WAITLIST_PROMOTION, NotificationKind.STUDENT_ENROLLMENT],
    statement: (event) => tellOfPlaces(NotificationKind.WAITLIST_PROMOTION, event),
  },
  'enrollment.paid': {
    kinds: [NotificationKind.ENROLLMENT],
    statement: tellOfPayments,
  },
  'enrollment.cancelled': {
    kinds: [NotificationKind.ENROLLMENT],
    statement: tellOfCancellations,
  },
  'cohort.updated': {
    kinds: [NotificationKind.COHORT_CHANGE],
    statement: (event) => {
      const details = detailsOf(event);
      return details.length > 0 ? tellOfChange(details, event) : null;
    },
  },
  'activity.created': {
    kinds: [NotificationKind.ACTIVITY],
    statement: tellOfActivity,
  },
  'certificate.issued': {
    kinds: [NotificationKind.CERTIFICATE],
    statement: tellOfCertificate,
  },
  'submission.graded': {
    kinds: [NotificationKind.GRADE],
    statement: tellOfGrade,
  },
  'reply.created': {
    kinds: [NotificationKind.DISCUSSION_REPLY],
    statement: tellOfReplies,
  },
  'cohort.deleted': {
    kinds: [NotificationKind.COHORT_DELETION],
    statement: tellOfDeletion,
  },
};

const detailsOf = ({ changes = [] }: DomainEvent): NotificationDetail[] => [
  ...new Set(changes.flatMap((property) => TOLD_CHANGES[property] ?? [])),
];

/** Bus topic type of reminders, which have no domain event; their IDs are those of the notifications. */
export const REMINDERS = 'reminders';

/** Returns the kinds of notification that may result from a type of event. */
export const kindsToldOf = (type: string): NotificationKind[] =>
  type === REMINDERS ? [NotificationKind.EVENT_REMINDER] : (TELLINGS[type as DomainEventType]?.kinds ?? []);

/** Maximum number of IDs in one message: the bus carries 8 kB. */
const MAX_IDS = 150;

/**
 * Writes notifications and enqueues their mails in the transaction of the event, and publishes them after the
 * commit.
 */
export const notificationConsumer: EventConsumer = {
  statementsFor: (event) => {
    const statement = TELLINGS[event.type]?.statement(event);
    return statement ? [statement] : [];
  },
  announce: async ({ bus }, event) => {
    if (TELLINGS[event.type]?.statement(event)) await publishTold(bus, event);
  },
};

/** Publishes written notifications to every instance. */
export async function publishTold(
  bus: Bus,
  { institutionId, type, ids }: { institutionId: string; type: string; ids: string[] },
): Promise<void> {
  for (let at = 0; at < ids.length; at += MAX_IDS)
    await bus.publish('notified', { institutionId, type, ids: ids.slice(at, at + MAX_IDS) });
}
