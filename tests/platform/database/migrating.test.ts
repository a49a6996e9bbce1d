import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { migrationNames, SCHEMA } from '#app/database';
import { migrate } from '#app/migrate';
import { projectRoot } from '#kernel/config';
import { aDatabase, type TestDatabase } from '#tests/support/database';

/** Later than all others. */
const NAME = 'Migration20991231000000';

/** Milliseconds that readers wait for a lock: longer than the migration. */
const READERS_PATIENCE = 2_000;

const PATIENT = { lockTimeout: 200, attempts: 200, pause: 200 };

let database: TestDatabase;
let db: pg.Pool;
let folder: string;
let printed: MockInstance<typeof console.log>;
beforeEach(async () => {
  database = await aDatabase();
  db = new pg.Pool({ connectionString: database.url, max: 4 });
  db.on('error', () => undefined); // tests end connections
  const results = path.join(projectRoot, 'test-results'); // in the project, where imports resolve
  fs.mkdirSync(results, { recursive: true });
  folder = fs.mkdtempSync(path.join(results, 'migrations-'));
  for (const name of migrationNames(SCHEMA)) fs.writeFileSync(path.join(folder, `${name}.ts`), '');
  printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  printed.mockRestore();
  fs.rmSync(folder, { recursive: true });
  await db.end();
  await database.drop();
});

const lines = () => printed.mock.calls.map(([line]) => String(line));

/** Writes a migration, and returns a function that applies it. */
function aMigration(up: string, base = 'Migration', from = '@mikro-orm/migrations') {
  fs.writeFileSync(
    path.join(folder, `${NAME}.ts`),
    `import { ${base} } from '${from}';
     export class ${NAME} extends ${base} {
       override name = '${NAME}';
       override up(): void { ${up} }
     }`,
  );
  return (patience = PATIENT) => migrate(database.url, { ...SCHEMA, migrations: folder }, patience);
}

const anIndexMigration = (statement: string) =>
  aMigration(`this.createIndex('${statement}');`, 'IndexMigration', '#platform/database/index-migration');

/** Holds a lock of the table in an open transaction until `release`. */
async function aHolder(statement: string) {
  const client = await db.connect();
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await client.query(statement);
  return {
    pid: rows[0]!.pid,
    release: async () => {
      await client.query('rollback');
      client.release();
    },
  };
}

/** Runs a statement that gives up after the patience of readers. Returns its error code, or null. */
async function codeOf(statement: string): Promise<string | null> {
  const client = await db.connect();
  try {
    await client.query(`begin; set local lock_timeout = ${READERS_PATIENCE}`);
    await client.query(statement);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Resolves when a migration waits for a lock. */
async function someoneWaits(): Promise<void> {
  const waiting = async () =>
    (
      await db.query(
        `select from pg_stat_activity where application_name = 'lyceum-migration' and wait_event_type = 'Lock'
         and datname = current_database()`,
      )
    ).rowCount;
  await expect.poll(waiting, { interval: 10 }).toBeGreaterThan(0);
}

const appliedTimes = async () => (await db.query('select from migration where name = $1', [NAME])).rowCount;

describe('a migration that waits for a lock', () => {
  test('gives up, lets the readers behind it through, tries again, and says what it waits for', async () => {
    const run = aMigration('this.addSql(\'alter table "course" add "remark" text null;\');');
    const holder = await aHolder('select from course');
    const running = run();
    for (let reads = 0; reads < 5; reads++) {
      await someoneWaits();
      expect(await codeOf('select from course')).toBeNull();
    }
    await expect.poll(() => lines().length).toBeGreaterThan(1);
    await holder.release();
    await running;
    expect(lines()[0]).toMatch(
      new RegExp(
        `^A migration got no lock in 200 ms: "alter table "course" add "remark" text null;" waits for AccessExclusiveLock on course, ` +
          `held by process ${holder.pid} \\(\\w+, idle in transaction\\)\\. Attempt 1 of 200`,
      ),
    );
    expect(await codeOf('select remark from course')).toBeNull();
    expect(await appliedTimes()).toBe(1);
  });

  test('without a timeout it would stop all readers: the control', async () => {
    const run = aMigration(
      'this.addSql(\'set local lock_timeout = 0; alter table "course" add "remark" text null;\');',
    );
    const holder = await aHolder('select from course');
    const running = run();
    await someoneWaits();
    expect(await codeOf('select from course')).toBe('55P03');
    await holder.release();
    await running;
  });

  test('ends with an explanation after its last attempt, and leaves nothing of it', async () => {
    const run = aMigration(
      `this.addSql('alter table "review" add "remark" text null;'); this.addSql('alter table "course" add "remark" text null;');`,
    );
    const holder = await aHolder('select from course');
    await expect(run({ lockTimeout: 200, attempts: 2, pause: 10 })).rejects.toThrow(
      /waits for AccessExclusiveLock on course, .* It gave up after 2 attempts, and what it began is undone/,
    );
    await holder.release();
    expect(await codeOf('select remark from review')).toBe('42703');
    expect(await appliedTimes()).toBe(0);
    await run();
    expect(await codeOf('select remark from review')).toBeNull();
  });
});

describe('an index of a table in use', () => {
  const isValid = async () =>
    (
      await db.query<{ valid: boolean }>(
        `select indisvalid as valid from pg_index where indexrelid = to_regclass('remarks')`,
      )
    ).rows[0]?.valid;
  const WRITE = `insert into early_access_subscriber (id, email) values (uuidv7(), 'late@example.org')`;
  const HELD = `insert into early_access_subscriber (id, email) values (uuidv7(), 'early@example.org')`;

  test('is created while others write, and completed after an interruption', async () => {
    const run = anIndexMigration('create index "remarks" on "early_access_subscriber" ("email");');
    const holder = await aHolder(HELD);
    const running = run().catch((error: unknown) => error);
    await someoneWaits();
    expect(await codeOf(WRITE)).toBeNull();
    await wait(PATIENT.lockTimeout * 3);
    expect(lines()).toEqual([]); // it waits as long as it takes
    await db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lyceum-migration' and datname = current_database()`,
    );
    expect(await running).toBeInstanceOf(Error);
    expect(await isValid()).toBe(false);
    await holder.release();
    await run();
    expect(await isValid()).toBe(true);
    expect(await appliedTimes()).toBe(1);
  });

  test('created in a transaction it stops all writers: the control', async () => {
    const run = aMigration(
      `this.addSql('set local lock_timeout = 0; create index "remarks" on "early_access_subscriber" ("email");');`,
    );
    const holder = await aHolder(HELD);
    const running = run();
    await someoneWaits();
    expect(await codeOf(WRITE)).toBe('55P03');
    await holder.release();
    await running;
  });
});

describe('a server of the version before that starts after the migration', () => {
  const REPLACED = `do $$ begin
    execute regexp_replace(pg_get_functiondef('keep_updated_at'::regproc), 'begin', 'begin /* newer */', 'i');
  end $$`;
  const isReplaced = async () =>
    (await db.query(`select from pg_proc where proname = 'keep_updated_at' and prosrc like '%newer%'`))
      .rowCount === 1;

  test('keeps the functions of the newer version', async () => {
    await db.query(REPLACED);
    await db.query('insert into migration (name) values ($1)', [NAME]);
    await migrate(database.url);
    expect(await isReplaced()).toBe(true);
    expect(lines()).toEqual(['The database is of a newer version, which keeps its tables and functions.']);
  });

  test('and brings back its own where none is newer: the control', async () => {
    await db.query(REPLACED);
    await migrate(database.url);
    expect(await isReplaced()).toBe(false);
  });
});
