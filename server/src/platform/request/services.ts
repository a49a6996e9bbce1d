import type { MikroORM } from '@mikro-orm/postgresql';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { SessionCache } from './authentication.ts';
import type { Budgets } from '#platform/limits/budgets';
import type { EventConsumer } from '#platform/domain-event/consumer';
import type { Viewer } from '#kernel/viewer';
import type { Transport } from './context.ts';
import type { Config } from '#kernel/config';
import type { MailTransport } from '#platform/mail/transport';
import type { Bus } from '#platform/pubsub/bus';
import type { RunWrites } from '#platform/database/statements';
import type { ReadPlans, RunStatements } from '#platform/read/reader';
import type { FileStorage } from '#platform/storage/storage';

/** Finds out which viewer an API token speaks for. */
export interface TokenAuthenticator {
  /** The viewer of a token. @throws Unauthenticated, Forbidden, PlanRequired, TooMany */
  authenticate: (token: string, transport: Pick<Transport, 'address'>) => Promise<Viewer>;
  /** The viewer as it is now; null once the token has ended. */
  refresh: (viewer: Viewer) => Promise<Viewer | null>;
  /** Calls `end` once the token ends, until the returned function is called. */
  watch: (viewer: Viewer, end: () => void) => () => void;
  /** Forgets what is known of a token. */
  forget: (tokenId: string) => void;
  /** Forgets what is known of the tokens of an institution. */
  forgetInstitution: (institutionId: string) => void;
}

/** What lives as long as the process. */
export interface Services {
  config: Config;
  log: Logger;
  orm: MikroORM;
  plans: ReadPlans;
  runStatements: RunStatements;
  /** Writes by hand-written statements: only where a measured reason stands beside them. */
  runWrites: RunWrites;
  bus: Bus;
  /** Null where there is none. */
  redis: Redis | null;
  mail: MailTransport;
  storage: FileStorage;
  sessions: SessionCache;
  budgets: Budgets;
  apiTokens: TokenAuthenticator;
  /** Reactions to domain events, in their order. */
  consumers: readonly EventConsumer[];
  /** True once the process is about to end: it finishes what it has and should get no more. */
  draining: boolean;
}
