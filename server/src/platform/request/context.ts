import type { EntityManager } from '@mikro-orm/postgresql';
import type { Reads } from '#platform/read/reads';
import type { Services } from './services.ts';
import type { Transport } from './transport.ts';
import type { Viewer } from '#kernel/viewer';

/** Registers an after-commit hook. Hooks notify others. They write nothing but what a job would write later. */
export type AfterCommit = (task: () => void | Promise<void>) => void;

/** Context of one operation: the requesting user, its reads and its transactions. */
export interface Context {
  viewer: Viewer;
  transport: Transport;
  services: Services;
  reads: Reads;
  /** Returns the context of the same request for another viewer: after signing in, or in another institution. */
  as: (viewer: Viewer) => Context;
  /**
   * Runs one transaction with the viewer's settings, then its after-commit hooks. The result of a mutation that supports
   * Idempotency-Key must be serializable as JSON, because a repeat gets the stored result.
   */
  transaction: <T>(work: (em: EntityManager, afterCommit: AfterCommit) => Promise<T>) => Promise<T>;
}

/** Transaction of a service, in which an event is published. */
export interface Transaction {
  em: EntityManager;
  context: Context;
  afterCommit: AfterCommit;
}
