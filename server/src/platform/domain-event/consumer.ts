import type { Statement } from '#platform/read/reader';
import type { Services } from '#platform/request/services';
import type { DomainEvent } from './domain-event.ts';

/** Acts upon what happens: with statements of the same transaction, and by telling others once it is committed. */
export interface EventConsumer {
  /**
   * Statements that follow from an event, with `$1`, `$2` … for values. They must take everything from the event's ids
   * in the database and do nothing where the rows are not there: an enrollment's statements go out together with the
   * one that may place it (see enrollment/fast-enroll.sql.ts). Named ones are prepared; a name has one text.
   */
  statementsFor?: (event: DomainEvent) => Statement[];
  /** After the commit; what fails here is logged and undoes nothing. */
  announce?: (services: Services, event: DomainEvent) => void | Promise<void>;
}
