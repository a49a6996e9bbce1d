import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Bus } from '#platform/pubsub/bus';
import type { ReadPlans, RunStatements, Statement } from '#platform/read/reader';
import type { SessionCache } from '#platform/request/session-cache';
import type { DomainEvent } from './domain-event.ts';

/** Services that after-commit hooks of consumers use. */
export interface HookServices {
  bus: Bus;
  log: Logger;
  orm: MikroORM;
  plans: Pick<ReadPlans, 'isOnCluster'>;
  runStatements: RunStatements;
  sessions: SessionCache;
}

/** Consumer of domain events: adds statements to the same transaction and notifies others after the commit. */
export interface EventConsumer {
  /**
   * Returns statements that follow from an event, with `$1`, `$2` … for values. They read everything by the event's IDs and
   * do nothing if the rows do not exist: the statements of an enrollment are sent together with the one that may create it
   * (enrollment/fast-enroll.sql.ts). Statements with a name are prepared; a name always has the same text.
   */
  statementsFor?: (event: DomainEvent) => Statement[];
  /**
   * After-commit hook that the operation waits for, before any is announced: what it writes is there when the caller and others
   * read again. A failure is logged, and a job repairs it.
   */
  settle?: (services: HookServices, event: DomainEvent) => Promise<void>;
  /** After-commit hook. A failure is logged and does not fail the operation. */
  announce?: (services: HookServices, event: DomainEvent) => void | Promise<void>;
}
