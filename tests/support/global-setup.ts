import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createDatabase, startEmbedded } from '#platform/database/embedded/embedded';
import { migrate } from '#app/migrate';
import { keepPostgresLog } from './logs.ts';
import { aMemoryFolder } from './memory-folder.ts';
import { STATEMENT_FILE } from './server-statements.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The superuser's address of the server's database `postgres`. */
    postgresUrl: string;
    /** File of the server's own log. */
    postgresLog: string;
  }
}

/** Name of the migrated database that every test file clones. */
const TEMPLATE = 'template_lyceum';

/** Starts one PostgreSQL for the whole run, with a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = aMemoryFolder('lyceum-tests-');
  const postgres = await startEmbedded({ dataDir, durable: false, settings: { max_connections: '500' } });
  await hashPasswordOnce(postgres.url('postgres'));
  await createDatabase(postgres.url('postgres'), TEMPLATE);
  await migrate(postgres.url(TEMPLATE));
  process.env[STATEMENT_FILE] ??= path.join(dataDir, 'statements.jsonl'); // workers inherit it
  const postgresLog = path.join(dataDir, 'postgres.log');
  project.provide('postgresUrl', postgres.url('postgres'));
  project.provide('postgresLog', postgresLog);
  return async () => {
    await postgres.stop();
    keepPostgresLog(postgresLog);
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}

/**
 * Lets connections hash the superuser's password once instead of 4096 times: each test file opens some ten of them, and nobody
 * else reaches this server.
 */
async function hashPasswordOnce(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('set scram_iterations = 1');
  await client.query(`alter role current_user password ${client.escapeLiteral(new URL(url).password)}`);
  await client.end();
}
