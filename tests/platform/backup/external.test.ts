import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { backUp } from '#app/backup/back-up';
import { applyMigrations, knownMigrations, migrate } from '#app/migrate';
import { aFolder } from '#tests/platform/server/server-process';
import type { App } from '#tests/support/app';
import { dropDatabase } from '#tests/support/database';
import { aCohort, aFile, anInstitution, aStudent, aTeacher } from '#tests/support/factories';
import { type FakeS3, startS3 } from '#tests/support/s3';
import { admin, onDatabase, stateOf } from './state.ts';

const JWT_SECRET = 'a secret of the tests, which no other server knows';
const OWNER = 'backup_owner';

let s3: FakeS3;
const folder = aFolder();
const databases: string[] = [];
beforeAll(async () => {
  s3 = await startS3();
  await onDatabase(inject('postgresUrl'), async (server) => {
    await server.query(`create role ${OWNER} login password 'plain' nosuperuser nobypassrls`);
    await server.query(`grant lyceum_app, lyceum_public to ${OWNER}`);
  });
});
afterAll(async () => {
  await onDatabase(inject('postgresUrl'), async (server) => {
    for (const name of databases) await dropDatabase(server, name);
    await server.query(`drop role ${OWNER}`);
  });
  await s3.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** An empty database of an owner without any privilege beyond its tables. */
interface OwnDatabase {
  owner: string;
  superuser: string;
  /** Environment of commands on it. */
  env: Record<string, string>;
}

async function ownDatabase(): Promise<OwnDatabase> {
  const name = `backup_${databases.length}`;
  await onDatabase(inject('postgresUrl'), (server) => server.query(`create database ${name} owner ${OWNER}`));
  databases.push(name);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const superuser = url.href;
  Object.assign(url, { username: OWNER, password: 'plain' });
  const DATA_DIR = path.join(folder, name);
  return {
    owner: url.href,
    superuser,
    env: { DATABASE_URL: url.href, DATA_DIR, JWT_SECRET, S3_URL: s3.url },
  };
}

/** Creates two institutions with people, cohorts and files, and a waiting job. */
async function fill({ superuser, env }: OwnDatabase): Promise<void> {
  const db = new pg.Pool({ connectionString: superuser, max: 2 });
  // Triggers run as their owner. Without row level security they need not know the institution.
  await db.query(`alter role ${OWNER} superuser`);
  const config = { jwtSecret: JWT_SECRET, dataDir: env['DATA_DIR'] };
  const app = { db, services: { config } } as unknown as App;
  for (const content of ['// one\n', '// another\n']) {
    const institution = await anInstitution(app);
    const teacher = await aTeacher(app, { institution });
    await aCohort(app, { by: teacher, title: 'Tabs\tand\nlines \\N and "quotes"' });
    const id = await aFile(app, { by: await aStudent(app, { institution }), content });
    s3.objects.set(`${institution.id}/${id}`, Buffer.from(content));
  }
  const { accountId } = await aStudent(app);
  const { rows } = await db.query<{ id: string }>(
    `insert into account_export (id, account_id, status) values (gen_random_uuid(), $1, 'ready') returning id`,
    [accountId],
  );
  s3.objects.set(`${accountId}/${rows[0]!.id}`, Buffer.from('the archive of a person'));
  await db.query(`select graphile_worker.add_job('send-mail', '{"to": "someone"}')`);
  await db.query('update graphile_worker._private_jobs set locked_at = now(), locked_by = $1', ['a worker']);
  await db.query(`alter role ${OWNER} nosuperuser`);
  await db.end();
}

test('an owner below row level security backs up every institution, and restores all of it', async () => {
  const former = await ownDatabase();
  await migrate(former.owner);
  await fill(former);
  const objects = new Map(s3.objects);
  const archive = path.join(folder, 'external.tar.gz');
  const made = await admin(former.env, 'backup', archive, '--json');
  expect([made.code, made.output]).toEqual([0, expect.stringContaining('Keep JWT_SECRET apart')]);
  expect(made.output).not.toContain('plain');

  s3.objects.clear();
  const fresh = await ownDatabase();
  const restored = await admin(fresh.env, 'restore', archive);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('3 files')]);
  expect(restored.output).toContain(`[migrator] Applied '${knownMigrations()[0]}'`); // without colors: logs are files
  expect(s3.objects).toEqual(objects);
  await onDatabase(former.superuser, (client) =>
    client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null'),
  );
  const [was, is] = [await stateOf(former.superuser), await stateOf(fresh.superuser)];
  expect(Object.keys(was.rows).length).toBeGreaterThan(60);
  expect(is).toEqual(was);

  // It has data now.
  expect((await admin(fresh.env, 'restore', archive)).output).toContain('The database has data.');
  await onDatabase(fresh.superuser, (client) => client.query(`update account set first_name = 'Someone'`));
  expect((await admin(fresh.env, 'restore', archive, '--overwrite')).code).toBe(0);
  expect(await stateOf(fresh.superuser)).toEqual(was);
});

test('a database in use and another secret are refused, and nothing is changed', async () => {
  const former = await ownDatabase();
  await migrate(former.owner);
  await fill(former);
  const archive = path.join(folder, 'refused.tar.gz');
  expect((await admin(former.env, 'backup', archive)).code).toBe(0);
  const fresh = await ownDatabase();
  const inUse = await onDatabase(fresh.superuser, () => admin(fresh.env, 'restore', archive));
  expect(inUse).toEqual({ code: 1, output: expect.stringContaining('in use by 1 other connections') });
  const env = { ...fresh.env, JWT_SECRET: 'another secret of the tests, which is long enough' };
  const other = await admin(env, 'restore', archive);
  expect(other).toEqual({
    code: 1,
    output: expect.stringContaining('JWT_SECRET is not that of the backed-up'),
  });
  const tables = 'select count(*)::int as count from pg_tables where schemaname = $1';
  const { rows } = await onDatabase(fresh.superuser, (client) => client.query(tables, ['public']));
  expect(rows).toEqual([{ count: 0 }]);
  expect((await admin(env, 'restore', archive, '--other-secret')).code).toBe(0);
});

test('an archive of an earlier version is migrated, also into a database of this version without data', async () => {
  const former = await ownDatabase();
  const earlier = knownMigrations().slice(0, -5);
  await applyMigrations(former.owner, earlier);
  await onDatabase(former.superuser, (client) =>
    client.query(
      `insert into account (id, email, is_verified, updated_at) values (gen_random_uuid(), 'ana@example.org', true, now())`,
    ),
  );
  const archive = path.join(folder, 'earlier.tar.gz');
  const config = { dataDir: folder, s3Url: s3.url, jwtSecret: JWT_SECRET, jwtSecretFile: null };
  await backUp(config, { owner: former.owner }, archive, () => undefined);
  const ready = await ownDatabase();
  await migrate(ready.owner);
  for (const target of [await ownDatabase(), ready]) {
    const { code, output } = await admin(target.env, 'restore', archive);
    expect([code, output]).toEqual([0, expect.stringContaining('Restored')]);
    const { rows } = await onDatabase(target.superuser, (client) =>
      client.query(
        'select (select email from account) as email, (select count(*)::int from migration) as count',
      ),
    );
    expect(rows).toEqual([{ email: 'ana@example.org', count: knownMigrations().length }]);
  }
});
