import type { MikroORM } from '@mikro-orm/postgresql';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { SessionCache } from './authentication.ts';
import type { Budgets } from '#platform/limits/budgets';
import type { Config } from '#kernel/config';
import type { MailTransport } from '#platform/mail/transport';
import type { NotificationFeed } from '#modules/notification/notification-feed';
import type { PresenceService } from '#modules/presence/presence.service';
import type { Bus } from '#platform/pubsub/bus';
import type { RunWrites } from '#platform/database/statements';
import type { ReadPlans, RunStatements } from '#platform/read/reader';
import type { FileStorage } from '#platform/storage/storage';
import type { ApiTokens } from '#modules/token/api-tokens';

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
