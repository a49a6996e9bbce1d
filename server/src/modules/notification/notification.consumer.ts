import type { EventConsumer } from '#platform/domain-event/consumer';
import type { DomainEvent, DomainEventType } from '#platform/domain-event/domain-event';
import type { Bus } from '#platform/pubsub/bus';
import type { Statement } from '#platform/read/reader';
import { NotificationDetail, NotificationKind } from './notification.enums.ts';
import {
  notifyOfActivity,
  notifyOfCancellations,
  notifyOfCertificate,
  notifyOfCohortChange,
  notifyOfCohortDeletion,
  notifyOfPayments,
  notifyOfGrade,
  notifyOfPlaces,
} from './notification.sql.ts';
import { notifyOfReplies } from './notification-of-replies.sql.ts';

interface NotificationRule {
  /** Kinds that may result. */
  kinds: NotificationKind[];
  statement: (event: DomainEvent) => Statement | null;
}

/** Changes of a cohort that its students are notified of. */
const ANNOUNCED_CHANGES: Record<string, NotificationDetail> = {
  startDate: NotificationDetail.START_DATE,
  endDate: NotificationDetail.END_DATE,
  meetings: NotificationDetail.MEETINGS,
};

const NOTIFICATION_RULES: Partial<Record<DomainEventType, NotificationRule>> = {
  'enrollment.created': {
    kinds: [NotificationKind.ENROLLMENT, NotificationKind.STUDENT_ENROLLMENT],
    statement: (event) => notifyOfPlaces(NotificationKind.ENROLLMENT, event),
  },
  'enrollment.promoted': {
    kinds: [NotificationKind.WAITLIST_PROMOTION, NotificationKind.STUDENT_ENROLLMENT],
    statement: (event) => notifyOfPlaces(NotificationKind.WAITLIST_PROMOTION, event),
  },
  'enrollment.paid': {
    kinds: [NotificationKind.ENROLLMENT],
    statement: notifyOfPayments,
  },
  'enrollment.cancelled': {
    kinds: [NotificationKind.ENROLLMENT],
    statement: notifyOfCancellations,
  },
  'cohort.updated': {
    kinds: [NotificationKind.COHORT_CHANGE],
    statement: (event) => {
      const details = detailsOf(event);
      return details.length > 0 ? notifyOfCohortChange(details, event) : null;
    },
  },
  'activity.created': {
    kinds: [NotificationKind.ACTIVITY],
    statement: notifyOfActivity,
  },
  'certificate.issued': {
    kinds: [NotificationKind.CERTIFICATE],
    statement: notifyOfCertificate,
  },
  'submission.graded': {
    kinds: [NotificationKind.GRADE],
    statement: notifyOfGrade,
  },
  'reply.created': {
    kinds: [NotificationKind.DISCUSSION_REPLY],
    statement: notifyOfReplies,
  },
  'cohort.deleted': {
    kinds: [NotificationKind.COHORT_DELETION],
    statement: notifyOfCohortDeletion,
  },
};

const detailsOf = ({ changes = [] }: DomainEvent): NotificationDetail[] => [
  ...new Set(changes.flatMap((property) => ANNOUNCED_CHANGES[property] ?? [])),
];

/** Bus topic type of reminders, which have no domain event; their IDs are those of the notifications. */
export const REMINDERS = 'reminders';

/** Returns the kinds of notification that may result from a type of event. */
export const kindsOfEvent = (type: string): NotificationKind[] =>
  type === REMINDERS
    ? [NotificationKind.EVENT_REMINDER]
    : (NOTIFICATION_RULES[type as DomainEventType]?.kinds ?? []);

/** Maximum number of IDs in one message: the bus carries 8 kB. */
const MAX_IDS = 150;

/**
 * Writes notifications and enqueues their mails in the transaction of the event, and publishes them after the
 * commit.
 */
export const notificationConsumer: EventConsumer = {
  statementsFor: (event) => {
    const statement = NOTIFICATION_RULES[event.type]?.statement(event);
    return statement ? [statement] : [];
  },
  announce: async ({ bus }, event) => {
    if (NOTIFICATION_RULES[event.type]?.statement(event)) await publishNotifications(bus, event);
  },
};

/** Publishes written notifications to every instance. */
export async function publishNotifications(
  bus: Bus,
  { institutionId, type, ids }: { institutionId: string; type: string; ids: string[] },
): Promise<void> {
  for (let at = 0; at < ids.length; at += MAX_IDS)
    await bus.publish('notified', { institutionId, type, ids: ids.slice(at, at + MAX_IDS) });
}
