import type { EntityManager } from '@mikro-orm/postgresql';
import type { Reads } from '#platform/read/reads';
import type { Claim } from '#platform/idempotency/claim';
import type { Services } from './services.ts';
import type { Viewer } from '#kernel/viewer';

/** Data and functions of the transport that carries an operation, besides the response itself. */
export interface Transport {
  /** ID of the request, in the log and in the response to an unexpected error; '' for a job. */
  requestId: string;
  /** IP address of the client. */
  address: string;
  userAgent: string;
  /** Namespace in the first label of the host; null on the root host. */
  hostNamespace: string | null;
  /** Call of the REST API, such as 'POST /cohorts'; null outside of REST. */
  restCall: string | null;
  /** Mutation or REST call that is running, for the audit log. */
  operation: string | null;
  refreshToken: string | null;
  /** Sets the refresh token cookie of the client until the given date; null deletes it. */
  keepRefreshToken: (token: string | null, expires?: Date) => void;
  /** Cookie of a browser that signed in before (account/known-device.ts). */
  deviceCookie: string | null;
  keepDeviceCookie: (value: string) => void;
  /** Claim of the request's Idempotency-Key, which runs each of its transactions once; null without a key. */
  claim: Claim | null;
}

/** Registers an after-commit hook. Hooks notify others and never write to the database. */
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
