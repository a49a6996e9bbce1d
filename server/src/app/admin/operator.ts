import pg from 'pg';
import pino from 'pino';
import { type Config, loadConfig } from '#kernel/config';
import { StartError } from '#kernel/start-error';
import { assertConnects, joinDatabase, type DatabaseUrls } from '#platform/database/embedded/open-database';
import type { Context } from '#platform/request/context';
import { createOperatorContext } from '#platform/request/job-context';
import { Institution } from '#modules/institution/institution.entity';
import { appliedMigrations } from '../backup/tables.ts';
import { knownMigrations } from '../migrate.ts';
import { startServices } from '../start-services.ts';

/** A database with the tables of this version, and the configuration. */
interface Opened {
  config: Config;
  urls: DatabaseUrls;
}

/**
 * Runs work on the configured database, also next to a running server. An embedded database that nobody runs is started for it.
 * @throws StartError when there is no database, or its tables are not those of this version
 */
export async function withDatabase<T>(work: (opened: Opened) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const database = await joinDatabase(config);
  try {
    return await work({ config, urls: database.urls });
  } finally {
    await database.close();
  }
}

/** Runs work on a connection of the owner of the tables. @throws StartError like `withDatabase` */
export const withOwner = <T>(work: (owner: pg.Client, opened: Opened) => Promise<T>): Promise<T> =>
  withDatabase(async (opened) => {
    const owner = new pg.Client({ connectionString: opened.urls.owner });
    try {
      await owner.connect();
      await assertMigrated(owner);
      return await work(owner, opened);
    } finally {
      await owner.end();
    }
  });

/** Runs work with the services of the server, as an operator. @throws StartError like `withDatabase` */
export const withServices = <T>(command: string, work: (context: Context) => Promise<T>): Promise<T> =>
  withOwner(async (_, { config, urls }) => {
    await assertConnects(urls.app, 'DATABASE_URL');
    // The metrics of a server that runs next to it have the same port.
    const quiet = { ...config, logLevel: 'warn' as const, metrics: null, traces: null };
    const { services, stop } = await startServices(quiet, urls, {
      logTo: pino.destination({ dest: 2, sync: true }),
    });
    try {
      return await work(createOperatorContext(services, command));
    } finally {
      await stop();
    }
  });

async function assertMigrated(owner: pg.Client): Promise<void> {
  const applied = await appliedMigrations(owner);
  if (applied.length === 0)
    throw new StartError('The database has no tables yet. Start the server, or run "npm run migrate".');
  if (knownMigrations().some((name) => !applied.includes(name)))
    throw new StartError('The database has the tables of an older version. Run "npm run migrate" first.');
}

/** Returns the institution with a namespace. @throws StartError for an unknown one */
export async function institutionAt({ services }: Context, namespace: string): Promise<Institution> {
  const institution = await services.orm.em
    .fork()
    .findOne(Institution, { namespace: namespace.toLowerCase() });
  if (!institution) throw new StartError(`No institution has the namespace "${namespace}".`);
  return institution;
}
