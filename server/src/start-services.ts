import pino from 'pino';
import { SessionCache } from './graphql/authentication.ts';
import { Budgets } from './graphql/budgets.ts';
import type { Config } from './config.ts';
import { Connections } from './database/connections.ts';
import type { DatabaseUrls } from './database/open-database.ts';
import { connectOrm } from './database/orm.ts';
import { statementLanes, statementPool, statementRunner, writeRunner } from './database/statements.ts';
import { APP_TIMEOUTS } from './database/timeouts.ts';
import { type Schedule, tasksOf } from './jobs/tasks.ts';
import { startWorker } from './jobs/worker.ts';
import { mailTransport } from './mail/transport.ts';
import { NotificationFeed } from './notification/notification-feed.ts';
import { PresenceService } from './presence/presence.service.ts';
import { postgresBus } from './pubsub/postgres-bus.ts';
import { connectRedis } from './pubsub/redis.ts';
import { redisBus } from './pubsub/redis-bus.ts';
import { classesByTypeName } from './read/declarations.ts';
import { ReadPlans } from './read/reader.ts';
import { Tables } from './read/tables.ts';
import type { Services } from './services.ts';
import { openStorage } from './storage/open-storage.ts';
import { ApiTokens } from './token/api-tokens.ts';

export interface StartOptions {
  logTo?: pino.DestinationStream;
  worker?: boolean;
  schedule?: Schedule;
}

/**
 * Connects everything that lives as long as the process; `stop` ends it in order. The log goes to `logTo`; with
 * `worker` queued jobs, such as mails, are worked on here, and those of `schedule` are queued by the clock.
 */
export async function startServices(
  config: Config,
  urls: DatabaseUrls,
  { logTo = pino.destination(1), worker: isWorker = false, schedule }: StartOptions = {},
): Promise<{ services: Services; stop: () => Promise<void> }> {
  const redact = ['req.headers.authorization', 'req.headers.cookie'];
  const log = pino({ level: config.logLevel, redact }, logTo);
  const storage = await openStorage(config);
  const connections = new Connections(urls.owner, log);
  await connections.start();
  const Client = connections.clientFor(APP_TIMEOUTS);
  const orm = await connectOrm(urls.app, { max: 20, Client });
  const pool = statementPool(urls.app, 20, Client);
  pool.on('error', connections.noteEnded);
  const readLanes = statementLanes(urls.app, 6, connections.noteEnded, Client);
  const writeLanes = statementLanes(urls.app, 6, connections.noteEnded, Client);
  const runStatements = statementRunner(pool, readLanes);
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : null;
  const bus = redis ? await redisBus(redis) : await postgresBus(urls.owner, log, connections.clientFor());
  const runWrites = writeRunner(pool, writeLanes);
  const services: Services = {
    config,
    log,
    orm,
    plans: new ReadPlans(new Tables(orm.getMetadata()), classesByTypeName()),
    runStatements,
    runWrites,
    bus,
    redis,
    mail: mailTransport(config),
    storage,
    sessions: new SessionCache({ runStatements, bus }),
    presence: new PresenceService({ orm, runStatements, runWrites, bus, log }),
    budgets: new Budgets(config.costLimits, bus, log),
    notificationFeed: new NotificationFeed({ runStatements, bus, log }),
    apiTokens: new ApiTokens({ runStatements, runWrites, bus, orm, log }),
    draining: false,
  };
  const worker = isWorker
    ? await startWorker(urls.owner, tasksOf(services), log, connections, schedule)
    : null;
  return {
    services,
    stop: async () => {
      await worker?.stop();
      services.mail.close();
      storage.close();
      services.budgets.close();
      await services.presence.stop();
      await bus.close();
      await redis?.quit().catch(() => redis.disconnect());
      await Promise.all([orm.close(), pool.end(), readLanes.close(), writeLanes.close()]);
      await connections.stop();
    },
  };
}
