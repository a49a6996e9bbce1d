/** Process: configuration in, signals, an orderly end. */
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { announce } from '#app/announce';
import { createApp } from '#app/create-app';
import { createHealthApp } from '#app/create-health-app';
import { type Config, loadConfig } from '#kernel/config';
import { seedDemo } from '#app/demo/seed';
import { migrateOrExplain } from '#app/migrate';
import { assertConnects, openDatabase } from '#platform/database/embedded/open-database';
import { exitWith } from '#app/exit';
import { assertPreparedStatements } from '#platform/database/pooler';
import type { Services } from '#platform/request/services';
import { filesFolder, openStorage } from '#platform/storage/open-storage';
import { Spool } from '#platform/storage/spool';
import { toListenError } from '#kernel/start-error';
import { startServices } from '#app/start-services';

/** Milliseconds in which the process ends, whatever is under way. */
const DRAIN_TIME = 9_500;

/** Milliseconds for a proxy to see that we are not ready, before we take no more connections. */
const NOTICE = 2_500;

/** How to end what has been started, the latest last. */
const endings: (() => Promise<unknown>)[] = [];

let ending = false;

async function start(): Promise<void> {
  const config = loadConfig();
  const database = await openDatabase(config);
  endings.push(database.close);
  if (ending) return;
  const { app, owner } = database.urls;
  await migrateOrExplain(owner);
  if (app !== owner) {
    await assertConnects(app, 'DATABASE_URL');
    await assertPreparedStatements(app);
  }
  if (config.demo) await seed(config, owner);
  if (ending) return;
  const { services, stop } = await startServices(config, database.urls, {
    worker: config.role !== 'web',
  });
  endings.push(stop);
  // A forgotten promise must not end the process and fail all other requests.
  process.on('unhandledRejection', (error) =>
    services.log.error({ err: error }, 'unhandled promise rejection'),
  );
  if (ending) return;
  const server = config.role === 'worker' ? createHealthApp(services) : await createApp(services);
  endings.push(() => server.close());
  await listen(server, config);
  endings.push(() => drain(services));
  if (!ending) announce(services);
}

/** Fills an empty database, and the store of files, with what there is to look at. */
async function seed(config: Config, ownerUrl: string): Promise<void> {
  const storage = await openStorage(config);
  const spool = new Spool(filesFolder(config));
  try {
    await seedDemo(ownerUrl, async (key, text) => {
      const file = await spool.write(Readable.from([text]), new PassThrough());
      await storage.put(key, file, Buffer.byteLength(text));
      await spool.drop(file);
    });
  } finally {
    storage.close();
  }
}

async function listen(server: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await server.listen({ port, host });
  } catch (error) {
    throw toListenError({ port, host }, { port: 'PORT', host: 'HOST' }, error);
  }
}

async function drain(services: Services): Promise<void> {
  services.draining = true;
  const { production, role } = services.config;
  if (production && role !== 'worker') await wait(NOTICE); // no proxy sends requests to a worker
}

/** Answers what is under way, then ends everything in order. */
async function end(started: Promise<void>): Promise<never> {
  ending = true;
  setTimeout(() => process.exit(1), DRAIN_TIME).unref();
  await started.catch(() => undefined); // told where it is awaited
  await endAll();
  process.exit(0);
}

async function endAll(): Promise<void> {
  for (const endOne of endings.toReversed()) await endOne().catch((error: unknown) => console.error(error));
}

const started = start();
process.on('SIGTERM', () => {
  if (!ending) void end(started);
});
process.on('SIGINT', () => {
  if (ending) process.exit(1); // asked twice
  void end(started);
});
try {
  await started;
} catch (error) {
  if (!ending) {
    ending = true;
    await endAll();
  }
  exitWith(error);
}
