import type { MikroORM } from '@mikro-orm/postgresql';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { SessionCache } from './graphql/authentication.ts';
import type { Budgets } from './graphql/budgets.ts';
import type { Config } from './config.ts';
import type { MailTransport } from './mail/transport.ts';
import type { NotificationFeed } from './notification/notification-feed.ts';
import type { PresenceService } from './presence/presence.service.ts';
import type { Bus } from './pubsub/bus.ts';
import type { RunWrites } from './database/statements.ts';
import type { ReadPlans, RunStatements } from './read/reader.ts';
import type { FileStorage } from './storage/storage.ts';
import type { ApiTokens } from './token/api-tokens.ts';

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
  presence: PresenceService;
  budgets: Budgets;
  notificationFeed: NotificationFeed;
  apiTokens: ApiTokens;
  /** True once the process is about to end: it finishes what it has and should get no more. */
  draining: boolean;
}
