import type { EntityManager } from '@mikro-orm/postgresql';
import type { AfterCommit, Context } from '#platform/request/context';

/**
 * What can happen in an institution that others act upon: notifications, webhooks. Add a type together with the service
 * that publishes it.
 */
export type DomainEventType =
  | 'enrollment.created' // a seat, or one that awaits its payment
  | 'enrollment.waitlisted'
  | 'enrollment.promoted' // from the waitlist to a seat
  | 'enrollment.paid' // a seat for who had yet to pay
  | 'enrollment.cancelled'
  | 'enrollment.completed' // held a seat to the end
  | 'member.removed'
  | 'member.restored'
  | 'member.role_changed'
  | 'cohort.created'
  | 'cohort.updated'
  | 'cohort.deleted'
  | 'course.created'
  | 'course.updated'
  | 'course.published'
  | 'course.unpublished'
  | 'course.archived'
  | 'course.restored'
  | 'course.deleted'
  | 'activity.created'
  | 'activity.updated'
  | 'activity.deleted'
  | 'reply.created' // in a discussion
  | 'lesson.created'
  | 'lesson.updated'
  | 'lesson.deleted'
  | 'certificate.issued'
  | 'submission.created'
  | 'submission.updated' // handed in again
  | 'submission.graded'; // or graded anew

/** Ids only: whoever acts upon it reads the rows, in the transaction that it happens in. */
export interface DomainEvent {
  type: DomainEventType;
  institutionId: string;
  /** The objects that it happens to, of the noun that the type begins with; many where one act changes many. */
  ids: string[];
  /** Properties of the objects that have other values now; only of what is updated. */
  changes?: readonly string[];
  /** The account that does it. */
  actorId: string | null;
}

/** The transaction that something happens in, as services have it. */
export interface Transaction {
  em: EntityManager;
  context: Context;
  afterCommit: AfterCommit;
}
