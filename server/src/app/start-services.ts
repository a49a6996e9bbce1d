import { SCHEMA } from './database.ts';
import pino from 'pino';
import { Hosts } from '#platform/request/hosts';
import { SessionCache } from '#platform/request/session-cache';
import { Budgets } from '#platform/limits/budgets';
import type { Config } from '#kernel/config';
import { isCluster } from '#platform/database/cluster';
import { Connections } from '#platform/database/connections';
import { APP_CONNECTIONS } from '#platform/database/connection-limits';
import type { DatabaseUrls } from '#platform/database/embedded/open-database';
import { connectOrm } from '#platform/database/orm';
import { Answers } from '#platform/answers/answers';
import {
  plainRunner,
  statementLanes,
  statementPool,
  statementRunner,
  writeRunner,
} from '#platform/database/statements';
import { APP_TIMEOUTS } from '#platform/database/timeouts';
import { CONSUMERS, JOBS, MODULES } from './modules.ts';
import type { AnyJob } from '#platform/jobs/job';
import { startWorker } from '#platform/jobs/worker';
import { mailTransport } from '#platform/mail/create-transport';
import { observedTransport } from '#platform/mail/observed-transport';
import { watchPool } from '#platform/database/watch-pool';
import { ANSWERS, GAUGES, LANES } from '#platform/telemetry/readings';
import { currentTraceId } from '#platform/telemetry/tracing';
import { startTelemetry } from './start-telemetry.ts';
import { postgresBus } from '#platform/pubsub/postgres-bus';
import { connectRedis } from '#platform/pubsub/redis';
import { redisBus } from '#platform/pubsub/redis-bus';
import { classesByTypeName } from '#platform/read/declarations';
import { ReadPlans } from '#platform/read/reader';
import { Tables } from '#platform/read/tables';
import type { Services } from '#platform/request/services';
import { openStorage } from '#platform/storage/open-storage';
import { ApiTokens } from '#modules/token/api-tokens.service';

export interface StartOptions {
  logTo?: pino.DestinationStream;
  worker?: boolean;
  /** False if this process does not enqueue scheduled jobs. */
  isScheduling?: boolean;
}

/**
 * Starts all services of the process. `stop` stops them in order.
 * @param options.logTo destination of the log; default standard output
 * @param options.worker whether this process runs jobs
 */
export async function startServices(
  config: Config,
  urls: DatabaseUrls,
  { logTo = pino.destination(1), worker: isWorker = false, isScheduling = true }: StartOptions = {},
): Promise<{ services: Services; stop: () => Promise<void> }> {
  const redact = ['req.headers.authorization', 'req.headers.cookie'];
  const mixin = () => (currentTraceId() ? { traceId: currentTraceId() } : {});
  const log = pino({ level: config.logLevel, redact, ...(config.traces && { mixin }) }, logTo);
  const stopTelemetry = await startTelemetry(config, urls.owner, log);
  const storage = await openStorage(config);
  const connections = new Connections(urls.owner, log, config.slowStatement);
  await connections.start();
  const clientOf = (name: string) => connections.clientFor(APP_TIMEOUTS, name);
  const onCluster = await isCluster(urls.owner);
  const orm = await connectOrm(urls.app, SCHEMA, {
    max: APP_CONNECTIONS.orm,
    Client: clientOf('orm'),
    isCluster: onCluster,
  });
  const pool = statementPool(urls.app, APP_CONNECTIONS.statements, clientOf('statements'), onCluster);
  pool.on('error', connections.noteEnded);
  const lanes = (name: string, count: number) => {
    const shared = onCluster ? 0 : count; // blocks of transactions share no connection
    return statementLanes(urls.app, shared, connections.noteEnded, clientOf(name));
  };
  const readLanes = lanes('reads', APP_CONNECTIONS.readLanes);
  const writeLanes = lanes('writes', APP_CONNECTIONS.writeLanes);
  const unwatch = [
    watchPool('statements', pool),
    ...(onCluster
      ? []
      : [LANES.add('reads', () => readLanes.state), LANES.add('writes', () => writeLanes.state)]),
    GAUGES.add('database_up', () => (connections.isUp ? 1 : 0)),
  ];
  const runStatements = statementRunner(pool, readLanes, onCluster);
  // Each node of a cluster counts its transactions itself, so that nothing can be proven there.
  const answerMemory = onCluster ? 0 : config.answerMemory;
  const answers = new Answers(plainRunner(pool, readLanes), runStatements, answerMemory);
  if (answerMemory > 0)
    unwatch.push(ANSWERS.add('answers', () => ({ ...answers.state, outcomes: answers.counters })));
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : null;
  const bus = redis
    ? await redisBus(redis)
    : await postgresBus(urls.owner, log, connections.clientFor(undefined, 'bus'));
  const runWrites = writeRunner(pool, writeLanes, onCluster);
  const services: Services = {
    config,
    log,
    orm,
    plans: new ReadPlans(new Tables(orm.getMetadata()), classesByTypeName(), {
      keepsPlans: !config.production,
      isOnCluster: onCluster,
    }),
    answers,
    runStatements,
    runWrites,
    bus,
    redis,
    mail: observedTransport(mailTransport(config)),
    storage,
    sessions: new SessionCache({ runStatements, bus }),
    hosts: new Hosts({ config, runStatements, bus, log }),
    budgets: new Budgets(config.costLimits, bus, log),
    apiTokens: new ApiTokens({ runStatements, runWrites, bus, orm, log }),
    consumers: CONSUMERS,
    draining: false,
  };
  await services.hosts.reload();
  const worker = isWorker
    ? await startWorker(urls.owner, services, jobsOf({ isScheduling, onCluster }), connections)
    : null;
  const stops = MODULES.flatMap(({ start }) => (start ? [start(services)] : []));
  return {
    services,
    stop: async () => {
      await worker?.stop();
      services.mail.close();
      storage.close();
      services.budgets.close();
      services.hosts.close();
      for (const stopModule of stops) await stopModule();
      await bus.close();
      await redis?.quit().catch(() => redis.disconnect());
      await Promise.all([orm.close(), pool.end(), readLanes.close(), writeLanes.close()]);
      await connections.stop();
      for (const end of unwatch) end();
      await stopTelemetry();
    },
  };
}

const unscheduled = (job: AnyJob): AnyJob => ({ ...job, schedule: undefined });

/** Returns the jobs with the schedules that this process keeps. */
const jobsOf = ({ isScheduling, onCluster }: { isScheduling: boolean; onCluster: boolean }): AnyJob[] =>
  JOBS.map((job) => (isScheduling && (onCluster || !job.isForClusters) ? job : unscheduled(job)));
