import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { runServer } from '#tests/platform/server/server-process';

/** Runs `npm run admin -- …`. Returns the exit code and the output. */
export async function admin(env: Record<string, string>, ...given: string[]) {
  const command = runServer(env, 'admin', ...given);
  return { code: await command.exited, output: command.output() };
}

/** Runs work on a connection of its own, which is closed before others restore. */
export async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the superuser's URL of the database that a server runs in a data folder. */
export function embeddedUrl(dataDir: string): string {
  const { password, port } = JSON.parse(
    fs.readFileSync(path.join(dataDir, 'postgres-access.json'), 'utf8'),
  ) as { password: string; port: number };
  return `postgres://postgres:${password}@127.0.0.1:${port}/lyceum`;
}

/** Returns a checksum of the rows of each table that is backed up, and every rule of the tables. */
export const stateOf = (url: string): Promise<{ rows: Record<string, string>; rules: string[] }> =>
  onDatabase(url, async (client) => {
    await client.query(`set timezone = 'UTC'`);
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'graphile_worker', 'graphile_worker_prompt')
         and tablename not in ('migration', 'migrations', 'change') order by 1`,
    );
    const rows: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows: found } = await client.query<{ text: string }>(
        `select t::text as text from ${name} t order by t::text collate "C"`,
      );
      const hash = createHash('sha256').update(found.map(({ text }) => text).join('\n'));
      rows[name] = `${found.length} ${hash.digest('hex')}`;
    }
    const { rows: rules } = await client.query<{ rule: string }>(
      `select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as rule
         from pg_constraint where connamespace::regnamespace::text in ('public', 'graphile_worker', 'graphile_worker_prompt')
       union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
       union all select format('%s %s %s', oid::regclass, relrowsecurity, relforcerowsecurity) from pg_class
         where relkind = 'r' and relnamespace = 'public'::regnamespace
       union all select format('%s.%s %s', schemaname, sequencename, last_value) from pg_sequences
       order by 1`,
    );
    return { rows, rules: rules.map(({ rule }) => rule) };
  });

/** Returns all files of a folder with their contents, by their paths, without temporary ones. */
export function filesIn(folder: string): Record<string, string> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.incoming'))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(folder, file), fs.readFileSync(file, 'base64')];
      }),
  );
}
