import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { SessionCache } from './account/authentication.ts';
import type { Config } from './config.ts';
import type { MailTransport } from './mail/transport.ts';
import type { Bus } from './pubsub/bus.ts';
import type { ReadPlans, RunStatements } from './read/reader.ts';

/** What lives as long as the process. */
export interface Services {
  config: Config;
  log: Logger;
  orm: MikroORM;
  plans: ReadPlans;
  runStatements: RunStatements;
  bus: Bus;
  mail: MailTransport;
  sessions: SessionCache;
}
