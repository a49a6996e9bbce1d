import type { MikroORM } from '@mikro-orm/postgresql';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Answers } from '#platform/answers/answers';
import type { Hosts } from './hosts.ts';
import type { SessionCache } from './session-cache.ts';
import type { Budgets } from '#platform/limits/budgets';
import type { EventConsumer } from '#platform/domain-event/consumer';
import type { Viewer } from '#kernel/viewer';
import type { Transport } from './transport.ts';
import type { Config } from '#kernel/config';
import type { MailTransport } from '#platform/mail/transport';
import type { Bus } from '#platform/pubsub/bus';
import type { RunWrites } from '#platform/database/statements';
import type { ReadPlans, RunStatements } from '#platform/read/reader';
import type { FileStorage } from '#platform/storage/storage';

/** Authenticates API tokens. */
export interface TokenAuthenticator {
  /**
   * Returns the viewer of a token.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, PLAN_REQUIRED, TWO_FACTOR_SETUP_REQUIRED, TOO_MANY_REQUESTS
   */
  authenticate: (token: string, transport: Pick<Transport, 'address'>) => Promise<Viewer>;
  /** Reloads the viewer; null once the token has ended. */
  refresh: (viewer: Viewer) => Promise<Viewer | null>;
  /** Calls `end` when the token ends. Returns the function that stops watching. */
  watch: (viewer: Viewer, end: () => void) => () => void;
  /** Evicts a token from the cache. */
  forget: (tokenId: string) => void;
  /** Evicts all tokens of an institution from the cache. */
  forgetInstitution: (institutionId: string) => void;
}

/** Services that live as long as the process. */
export interface Services {
  config: Config;
  log: Logger;
  orm: MikroORM;
  plans: ReadPlans;
  runStatements: RunStatements;
  /** Answers of reads in memory. */
  answers: Answers;
  /** Runs hand-written statements that write. Use it only with a measured reason in a comment. */
  runWrites: RunWrites;
  bus: Bus;
  /** Null without REDIS_URL. */
  redis: Redis | null;
  mail: MailTransport;
  storage: FileStorage;
  sessions: SessionCache;
  hosts: Hosts;
  budgets: Budgets;
  apiTokens: TokenAuthenticator;
  /** Consumers of domain events, in the order in which they run. */
  consumers: readonly EventConsumer[];
  /** True once the process shuts down: it finishes running requests and should get no new ones. */
  draining: boolean;
}
