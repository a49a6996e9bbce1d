import type { Language } from '#kernel/language.rules';
import type { EntityManager } from '@mikro-orm/postgresql';

/** One transaction of a request that holds a claim. */
export interface ClaimedTransaction {
  /** Result of an earlier attempt that committed the transaction, which is then skipped; else null. */
  done: { result: unknown } | null;
  /** Stores the result within the transaction. @throws AppError IDEMPOTENCY_KEY_IN_USE if another request took over */
  record: (em: EntityManager, result: unknown) => Promise<void>;
}

/** Exclusive claim of a request on its Idempotency-Key (idempotency/claim.ts). */
export interface RequestClaim {
  /** Returns the next transaction. A repeated request runs the same transactions in the same order. */
  nextStep: () => ClaimedTransaction;
}

/** Data and functions of the transport that carries an operation, besides the response itself. */
export interface Transport {
  /** ID of the request, in the log and in the response to an unexpected error; '' for a job. */
  requestId: string;
  /** IP address of the client. */
  address: string;
  userAgent: string;
  /** Namespace of the institution that the host belongs to; null on the root host. */
  hostNamespace: string | null;
  /** Host of the request if it is the custom domain of an institution; otherwise null. */
  customHost: string | null;
  /** Call of the REST API, such as 'POST /cohorts'; null outside of REST. */
  restCall: string | null;
  /** Mutation or REST call that is running, for the audit log. */
  operation: string | null;
  /** Language that the client asks for. Null if the product has no such language: messages are then in English. */
  language: Language | null;
  /** Sets the language cookie of the client. */
  keepLanguage: (language: Language) => void;
  refreshToken: string | null;
  /** Sets the refresh token cookie of the client until the given date; null deletes it. */
  keepRefreshToken: (token: string | null, expires?: Date) => void;
  /** Cookie of a browser that signed in before (account/known-device.service.ts). */
  deviceCookie: string | null;
  keepDeviceCookie: (value: string) => void;
  /** Claim of the request's Idempotency-Key, which runs each of its transactions once; null without a key. */
  claim: RequestClaim | null;
}
