import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import pg from 'pg';
import type { GraphQLSchema } from 'graphql';
import { createApp, schemaOf } from '#app/create-app';
import { loadConfig } from '#kernel/config';
import { applyCatalogue } from '#platform/catalogue/apply-catalogue';
import type { Services } from '#platform/request/services';
import { startServices } from '#app/start-services';
import { aDatabase } from './database.ts';
import { remember } from './exchange.ts';
import { freePort } from './free-port.ts';
import { isErrorLine, keepLog } from './logs.ts';
import { execute, type GraphqlAnswer, type GraphqlOptions } from './graphql.ts';
import { type HttpRequest, request } from './http.ts';
import type { HttpAnswer } from './http-answer.ts';
import { keepServerStatements, recordServerStatements } from './server-statements.ts';
import { type Mail, type Mailbox, startMailbox } from './mailbox.ts';
import { prepareAtFirstUse } from './prepared.ts';
import { type SocketOptions, subscribe, type Subscription } from './socket.ts';
import { UNLIMITED } from './unlimited.ts';

export interface AppOptions {
  /** Environment variables of the server, in addition to or instead of the tests' own. */
  env?: Record<string, string>;
  /** Address of another app's database, for two instances of one product. It is not dropped at the end. */
  databaseUrl?: string;
  /** Whether jobs run on their schedules. Most tests run them explicitly. */
  isScheduling?: boolean;
}

type RestOptions = Pick<HttpRequest, 'body' | 'host' | 'cookies' | 'headers'> & Pick<GraphqlOptions, 'as'>;

/** A whole server in this process, with its own database and port. */
export interface App {
  /** http://127.0.0.1:PORT; its root host is localhost. */
  url: string;
  port: number;
  services: Services;
  /** The database as its owner, who bypasses row level security: for arranging and asserting. */
  db: pg.Pool;
  databaseUrl: string;
  /** Lines of the server's log. */
  log: string[];
  /** Mails sent so far, by any instance on the database: each sends what another one queued. */
  mails: () => Mail[];
  /** Resolves with the mails to an address once there are `count` of them. */
  mailTo: (address: string, count?: number) => Promise<Mail[]>;
  graphql: (query: string, variables?: object, options?: GraphqlOptions) => Promise<GraphqlAnswer>;
  /** `path` is relative to /api/v1 unless it begins with /api. */
  rest: (method: string, path: string, options?: RestOptions) => Promise<HttpAnswer>;
  /** Sends any request from the root: static files, health, raw GraphQL. */
  request: (method: string, path: string, options?: RestOptions) => Promise<HttpAnswer>;
  subscribe: (query: string, variables?: Record<string, unknown>, options?: SocketOptions) => Subscription;
  stop: () => Promise<void>;
}

/** Schema of all servers of this process, built once. */
let schema: GraphQLSchema | undefined;

/** Mailboxes of the databases that have instances, and the number of these. */
const mailboxes = new Map<string, { mailbox: Promise<Mailbox>; instances: number }>();

function openMailbox(databaseUrl: string): Promise<Mailbox> {
  const { mailbox, instances } = mailboxes.get(databaseUrl) ?? { mailbox: startMailbox(), instances: 0 };
  mailboxes.set(databaseUrl, { mailbox, instances: instances + 1 });
  return mailbox;
}

async function closeMailbox(databaseUrl: string): Promise<void> {
  const { mailbox, instances } = mailboxes.get(databaseUrl)!;
  mailboxes.set(databaseUrl, { mailbox, instances: instances - 1 });
  if (instances > 1) return;
  mailboxes.delete(databaseUrl);
  await (await mailbox).stop();
}

interface OpenOptions extends AppOptions {
  /** Whether compiled reads are prepared when they run first: `prepareAtFirstUse`. */
  preparesAtFirstUse?: boolean;
}

/** A running server, and how the next test file gets it. */
export interface Running {
  app: App;
  /**
   * Ends and forgets what a test file has left outside the database, after `clean` has done so there. Returns false where something
   * stays: `clean` returns false, or another instance of the test runs on the database.
   */
  reset: (clean: () => Promise<boolean>) => Promise<boolean>;
}

/** Starts a server as main.ts does, on a clone of the migrated template. */
export async function openApp({ preparesAtFirstUse, ...options }: OpenOptions = {}): Promise<Running> {
  const database = options.databaseUrl
    ? { url: options.databaseUrl, drop: () => Promise.resolve() }
    : await aDatabase();
  const mailbox = await openMailbox(database.url);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lyceum-app-'));
  const port = await freePort();
  const config = loadConfig({
    PORT: String(port),
    APP_ORIGIN: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SMTP_URL: mailbox.url,
    JWT_SECRET: 'a secret of the tests, which no other server knows',
    LOG_LEVEL: 'debug',
    NODE_ENV: 'test',
    DNS_SERVERS: '127.0.0.1:9', // answers nothing, and no test asks the internet
    ...UNLIMITED, // every test comes from one address
    ...options.env,
  });
  const log: string[] = [];
  recordServerStatements();
  const { services, stop } = await startServices(
    config,
    { app: database.url, owner: database.url },
    { logTo: keptIn(log), worker: true, isScheduling: options.isScheduling ?? false },
  );
  const server = await createApp(services, (schema ??= schemaOf(services)));
  await server.listen({ port, host: '127.0.0.1' });
  const db = new pg.Pool({ connectionString: database.url, max: 5 });
  db.on('error', () => undefined); // a test may end connections
  if (preparesAtFirstUse) prepareAtFirstUse({ services });
  const ownServices = { ...services };
  const url = `http://127.0.0.1:${port}`;
  const subscriptions = new Set<Subscription>();

  const endSubscriptions = async () => {
    await Promise.all([...subscriptions].map((subscription) => subscription.return()));
    subscriptions.clear();
  };
  /** Copies rows that tests wrote themselves into the catalogue, as a job does. */
  const copyChanges = () => (process.env['CITUS_STAND_IN'] ? applyCatalogue(services) : Promise.resolve());
  const call: App['request'] = async (method, from, { as, ...rest } = {}) => {
    await copyChanges();
    return request(url, { ...rest, method, path: from, accessToken: as?.accessToken ?? null });
  };
  const app: App = {
    url,
    port,
    services,
    db,
    databaseUrl: database.url,
    log,
    mails: () => [...mailbox.mails],
    mailTo: mailbox.to,
    graphql: async (query, variables, how = {}) => {
      await copyChanges();
      return execute(url, query, variables, how);
    },
    request: call,
    rest: (method, from, how) => call(method, from.startsWith('/api') ? from : `/api/v1${from}`, how),
    subscribe: (query, variables, how = {}) => {
      const subscription = subscribe(url, query, variables, how);
      subscriptions.add(subscription);
      return subscription;
    },
    stop: async () => {
      await endSubscriptions();
      await server.close();
      await stop();
      await Promise.all([closeMailbox(database.url), db.end()]);
      keepServerStatements();
      await database.drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return {
    app,
    reset: async (clean) => {
      await endSubscriptions();
      if (mailboxes.get(database.url)!.instances > 1) return false;
      Object.assign(services, ownServices);
      keepServerStatements();
      if (!(await clean())) return false;
      await services.hosts.reload();
      mailbox.mails.length = 0;
      log.length = 0;
      for (const name of fs.readdirSync(dataDir)) fs.rmSync(path.join(dataDir, name), { recursive: true });
      return true;
    },
  };
}

function keptIn(log: string[]): Writable {
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      const line = chunk.toString('utf8');
      log.push(line);
      keepLog(line);
      if (isErrorLine(line)) remember({ asked: 'The log of the server', answered: line });
      done();
    },
  });
}
