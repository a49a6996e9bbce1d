import type { EntityManager } from '@mikro-orm/postgresql';
import type { AfterCommit, Context } from '#platform/request/context';

/**
 * What can happen in an institution that others react to, such as notifications and webhooks: for each noun its verbs. A noun
 * adds itself in its module file, by `declare module '#platform/domain-event/domain-event'`.
 */
export interface DomainEventVerbs {}

/** Such as `enrollment.created`. */
export type DomainEventType = {
  [Noun in keyof DomainEventVerbs]: `${Noun}.${DomainEventVerbs[Noun]}`;
}[keyof DomainEventVerbs];

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
