import type { EntityManager } from '@mikro-orm/postgresql';
import type { Reads } from '#platform/read/reads';
import type { Claim } from '#platform/idempotency/claim';
import type { Services } from './services.ts';
import type { Viewer } from '#kernel/viewer';

/** What the transport lets an operation know and do beside its answer. */
export interface Transport {
  /** Identity of the request, in the logs and in the answer of an unexpected error; '' for a job, which has none. */
  requestId: string;
  /** Address of the client. */
  address: string;
  userAgent: string;
  /** Namespace that the host's first label names; null on the root host. */
  hostNamespace: string | null;
  /** The call of the REST API that the request is, such as 'POST /cohorts'. */
  restCall: string | null;
  /** The mutation or the call of the REST API under way, for the audit log. */
  operation: string | null;
  refreshToken: string | null;
  /** Keeps a refresh token with the client until the date, or with null takes it away. */
  keepRefreshToken: (token: string | null, expires?: Date) => void;
  /** Cookie of a browser that has signed in before (account/known-device.ts). */
  deviceCookie: string | null;
  keepDeviceCookie: (value: string) => void;
  /** Of a request with an Idempotency-Key, once it has it: each of its transactions is done once. */
  claim: Claim | null;
}

/** What is done when a transaction has been committed: telling others, never writing. */
export type AfterCommit = (task: () => void | Promise<void>) => void;

/** Of one operation: who asks, how it reads, how it writes. */
export interface Context {
  viewer: Viewer;
  transport: Transport;
  services: Services;
  reads: Reads;
  /** The same request for another viewer: after signing in, or in another institution. */
  as: (viewer: Viewer) => Context;
  /**
   * One transaction under the viewer's settings; what `afterCommit` was given runs once it is committed. Of a mutation
   * that takes an Idempotency-Key the result must be what JSON holds, ids as a rule: a repeat gets it from there.
   */
  transaction: <T>(work: (em: EntityManager, afterCommit: AfterCommit) => Promise<T>) => Promise<T>;
}
