import fs from 'node:fs';
import path from 'node:path';
import type { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationNames, SCHEMA } from '#app/database';
import { projectRoot } from '#kernel/config';
import { ContractMigration } from '#platform/database/contract-migration';
import { IndexMigration } from '#platform/database/index-migration';
import { readTableShapes, type ReleasedTables } from '#platform/database/table-shapes';
import { aDatabase, type TestDatabase } from '#tests/support/database';
import { faultsOfMigration, faultsOfShapes } from './migration-rules.ts';

const released = JSON.parse(
  fs.readFileSync(path.join(projectRoot, 'contract/released-tables.json'), 'utf8'),
) as ReleasedTables;

let database: TestDatabase;
let db: pg.Client;
beforeAll(async () => {
  database = await aDatabase();
  db = new pg.Client({ connectionString: database.url });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

/** The migrations after the release. */
async function newMigrations() {
  const names = migrationNames(SCHEMA).filter((name) => name > released.lastMigration);
  return Promise.all(
    names.map(async (name) => {
      const file = fs
        .readdirSync(SCHEMA.migrations)
        .find((one) => [`${name}.ts`, `${name}.js`].includes(one))!;
      const module = (await import(path.join(SCHEMA.migrations, file))) as Record<string, unknown>;
      const Class = module[name] as new (...given: unknown[]) => Migration;
      const migration = new Class();
      await migration.up();
      const contract = migration instanceof ContractMigration ? migration.contract : undefined;
      return { name, statements: migration.getQueries().map(String), contract };
    }),
  );
}

describe('the migrations after the release', () => {
  test('neither break its servers nor lock its tables for long', async () => {
    const faults = (await newMigrations()).flatMap(({ name, ...migration }) =>
      faultsOfMigration(migration, released).map((fault) => `${name} ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('leave everything that its statements use', async () => {
    const ended = (await newMigrations()).flatMap(({ contract }) => contract?.ends ?? []);
    expect(faultsOfShapes(await readTableShapes(db), released, ended)).toEqual([]);
  });

  test('come after a release that exists', () => {
    expect(migrationNames(SCHEMA)).toContain(released.lastMigration);
    expect(Object.keys(released.tables).length).toBeGreaterThan(50);
  });
});

describe('a statement of a migration', () => {
  test.each([
    ['drop table "course";', 'drops the table course'],
    ['alter table "course" rename to "module";', 'renames the table course'],
    ['alter table "course" rename column "title" to "name";', 'renames course.title'],
    ['alter table "course" add "x" int null, drop column "title";', 'drops course.title'],
    ['alter table "course" alter column "title" type varchar(20);', 'changes the type of course.title'],
    ['alter table "course" alter column "title" set not null;', 'forbids null in course.title'],
    ['alter table "course" add "x" text not null;', 'requires a value of course.x'],
    [
      'alter table "course" add "x" uuid not null default gen_random_uuid();',
      'writes all rows again for course.x: add it empty, and fill it in parts',
    ],
    [
      'create index "x" on "course" ("title");',
      'creates an index of course, which locks it: extend IndexMigration',
    ],
    [
      'alter table "course" add constraint "x" unique ("title");',
      'creates an index of course, which locks it: extend IndexMigration, then add the constraint using the index',
    ],
    [
      `alter table "course" add constraint "x" check ("title" <> '');`,
      'reads all of course under a lock for a constraint: add it as not valid, and validate it in the next migration',
    ],
    [
      'do $$ begin alter table course drop column title; end $$;',
      'changes a table in a block: make it a statement',
    ],
    ['create table "fresh" ("id" uuid not null);', null],
    ['create index "x" on "fresh" ("id");', null],
    ['alter table "fresh" add "x" text not null;', null],
    ['alter table "course" add "x" text null, add "y" int not null default 0;', null],
    [`alter table "course" add constraint "x" check ("title" <> '') not valid;`, null],
    ['alter table "course" validate constraint "x";', null],
    ['create index concurrently "x" on "course" ("title");', null],
  ])('%s', (statement, fault) => {
    expect(faultsOfMigration({ statements: [statement] }, released)).toEqual(fault ? [fault] : []);
  });

  test('may take away what a contract names, once its release exists', () => {
    const statements = ['alter table "course" drop column "title";', 'drop table "review";'];
    const ends = ['course.title', 'review'];
    const faultsWith = (needs: string, ended: string[]) =>
      faultsOfMigration({ statements, contract: { needs, ends: ended } }, { ...released, version: '1.9.0' });
    expect(faultsWith('1.9.0', ends)).toEqual([]);
    expect(faultsWith('1.10.0', ends)).toEqual(['needs 1.10.0, which is not released: the release is 1.9.0']);
    expect(faultsWith('1.9.0', ['review'])).toEqual(['drops course.title']);
  });

  test('creates an index without a lock in an IndexMigration', () => {
    const migration = new (class extends IndexMigration {
      override up(): void {
        this.createIndex('create unique index "x" on "course" ("title");');
        this.dropIndex('y');
      }
    })(...([] as unknown as ConstructorParameters<typeof IndexMigration>));
    migration.up();
    expect(migration.isTransactional()).toBe(false);
    const statements = migration.getQueries().map(String);
    expect(statements).toContain('create unique index concurrently "x" on "course" ("title");');
    expect(faultsOfMigration({ statements }, released)).toEqual([]);
  });
});

/** Returns the faults of the tables after some statements, which are undone. */
async function faultsAfter(statements: string, ended?: string[]): Promise<string[]> {
  await db.query('begin');
  try {
    await db.query(statements);
    return faultsOfShapes(await readTableShapes(db), released, ended);
  } finally {
    await db.query('rollback');
  }
}

const SUBSCRIPTION_STATUS = (states: string) => `
  alter table subscription drop constraint subscription_status_check;
  alter table subscription add constraint subscription_status_check check (status in (${states})) not valid`;

describe('tables after', () => {
  test.each([
    ['alter table review drop column rating', /^review\.rating is missing$/],
    ['drop table review cascade', /^the table review is missing$/],
    ['alter table review alter column rating type bigint', /^review\.rating was .* and is bigint not null$/],
    ['alter table course add x text not null', /^course\.x is new and requires a value$/],
    ['create unique index on course (institution_id, title)', /^course is newly unique: /],
    [`alter table course add constraint x check (title <> 'x')`, /^course has a new constraint: x CHECK/],
    [
      SUBSCRIPTION_STATUS(`'pending', 'active'`),
      /^subscription has a new constraint: subscription_status_check/,
    ],
    ['drop function without_accents(text) cascade', /^the function without_accents\(text\) is missing$/],
  ])('%s: servers of the release fail', async (statements, fault) => {
    expect(await faultsAfter(statements)).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  });

  test.each([
    ['create table fresh (id uuid not null unique)'],
    ['alter table institution add x int not null default 0, add y text'],
    ['alter table course add x text; create unique index on course (institution_id, x)'],
    ['alter table course add x int default 1 check (x > 0)'],
    [SUBSCRIPTION_STATUS(`'pending', 'active', 'past-due', 'ended', 'paused'`)],
  ])('%s: servers of the release continue', async (statements) => {
    expect(await faultsAfter(statements)).toEqual([]);
  });

  test('a contract: they may lack what it names', async () => {
    const statements = 'alter table review drop column rating; drop table invoice cascade';
    expect(await faultsAfter(statements, ['review.rating', 'invoice'])).toEqual([]);
    expect(await faultsAfter(statements, ['invoice'])).toContain('review.rating is missing');
  });
});
