/**
 * Verbs of domain events by noun. Notifications and webhooks react to these events. A noun adds itself in its module file,
 * by `declare module '#platform/domain-event/domain-event'`.
 */
export interface DomainEventVerbs {}

/** Type of a domain event, such as `enrollment.created`. */
export type DomainEventType = {
  [Noun in keyof DomainEventVerbs]: `${Noun}.${DomainEventVerbs[Noun]}`;
}[keyof DomainEventVerbs];

/** Domain event. It has only IDs: consumers read the rows in the same transaction. */
export interface DomainEvent {
  /** Identity, from which rows that follow from the event derive theirs. */
  id: string;
  at: Date;
  type: DomainEventType;
  institutionId: string;
  /** IDs of the affected objects, of the noun in the type. */
  ids: string[];
  /** Changed properties of the objects; only for updates. */
  changes?: readonly string[];
  /** ID of the acting account. */
  actorId: string | null;
}
