import { SCHEMA } from '#app/database';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Cohort } from '#modules/cohort/cohort.entity';
import { ENTITIES } from '#app/modules';
import { connectOrm, connectOwner } from '#platform/database/orm';
import { APP_ROLE, PUBLIC_ROLE, SETTINGS } from '#platform/database/tenancy';
import { SET_FOR_VISITORS, VISITOR_SETTINGS } from '#platform/database/visitor-settings';
import { aWorld } from '#tests/platform/read/world';
import { type App, startApp } from '#tests/support/app';
import { aCategory, anInstitution, insert } from '#tests/support/factories';
import { GLOBAL_TABLES } from './catalogue.ts';

/** Institutions of the test, one of them suspended. */
const INSTITUTIONS = 3;

let app: App;
/** Bypasses row level security. */
let owner: MikroORM;
/** Connects as the app does. */
let orm: MikroORM;
/** Two institutions: the own one and a stranger's. */
let ours: string;
let theirs: string;
let tables: string[];

beforeAll(async () => {
  app = await startApp();
  const { asking } = await aWorld(app, 3);
  ours = asking['admin of the first']!.actor.institution!.id;
  theirs = asking['admin of the second']!.actor.institution!.id;
  for (const id of [ours, theirs]) await aCategory(app, { institution: { id } });
  owner = await connectOwner(app.databaseUrl, SCHEMA);
  orm = await connectOrm(app.databaseUrl, SCHEMA, { max: 2 });
  const { rows } = await app.db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  tables = rows.map(({ name }) => name).filter((name) => !(name in GLOBAL_TABLES));
});
afterAll(async () => {
  await Promise.all([owner.close(), orm.close()]);
  await app.stop();
});

/** Runs statements under a role and settings, and rolls them back. */
async function as<T>(
  role: string,
  institution: string | null,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await app.db.connect();
  try {
    await client.query('begin');
    await client.query(
      `select set_config('role', $1, true), set_config('${SETTINGS.institution}', $2, true)`,
      [role, institution ?? ''],
    );
    await client.query(SET_FOR_VISITORS, ['']);
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function institutionsIn(client: pg.PoolClient | pg.Pool, table: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`select distinct institution_id as id from ${table}`);
  return rows.map(({ id }) => id);
}

test('every institution has rows in the tested tables', async () => {
  const filled: string[] = [];
  for (const table of tables)
    if ((await institutionsIn(app.db, table)).length === INSTITUTIONS) filled.push(table);
  expect(filled).toEqual(
    expect.arrayContaining([
      'attendance',
      'cohort',
      'cohort_course',
      'course',
      'enrollment',
      'lesson',
      'membership',
    ]),
  );
});

describe('the filter of the ORM, with row level security off', () => {
  test('limits queries to the institution', async () => {
    const em = owner.em.fork();
    em.setFilterParams('tenant', { institution: ours });
    const seen = new Set<string>();
    for (const entity of tenantEntities()) {
      const found = (await em.find(entity, {})) as { institution: { id: string } }[];
      for (const { institution } of found) seen.add(`${entity.name} of ${institution.id}`);
    }
    expect([...seen].filter((place) => place.endsWith(theirs))).toEqual([]);
    expect(seen.size).toBeGreaterThan(10);
    expect(await em.findOne(Cohort, { institution: theirs })).toBeNull();
  });

  test('without it the others are found', async () => {
    const found = await owner.em.fork().find(Cohort, {}, { filters: { tenant: false } });
    const institutions = new Set(found.map(({ institution }) => institution.id));
    expect(institutions.size).toBe(INSTITUTIONS);
    expect(institutions).toContain(theirs);
  });

  test('a query without an institution fails instead of returning everything', async () => {
    await expect(owner.em.fork().find(Cohort, {})).rejects.toThrow(/tenant/);
  });
});

/** Every entity with the filter. */
function tenantEntities(): (new () => object)[] {
  const found = (ENTITIES as (new () => object)[]).filter(
    (entity) => 'tenant' in owner.getMetadata().get(entity).filters,
  );
  expect(found.length).toBeGreaterThan(10);
  return found;
}

describe('row level security, with the filter of the ORM off', () => {
  test('limits reads of every table to the institution', async () => {
    const open: string[] = [];
    for (const table of tables) {
      const seen = await as(APP_ROLE, ours, (client) => institutionsIn(client, table));
      if (seen.includes(theirs)) open.push(table);
    }
    expect(open).toEqual([]);
    expect(await as(APP_ROLE, ours, (client) => institutionsIn(client, 'cohort'))).toEqual([ours]);
  });

  test('limits the ORM as the app connects it', async () => {
    const em = orm.em.fork({ session: { variables: { [SETTINGS.institution]: ours } } });
    const found = await em.transactional((inside) => inside.find(Cohort, {}, { filters: { tenant: false } }));
    expect(new Set(found.map(({ institution }) => institution.id))).toEqual(new Set([ours]));
  });

  test('returns nothing without an institution', async () => {
    const seen = new Set<string>();
    for (const table of tables)
      for (const id of await as(APP_ROLE, null, (client) => institutionsIn(client, table)))
        seen.add(`${table} of ${id}`);
    expect([...seen]).toEqual([]);
  });

  test('a transaction leaves no settings on its connection', async () => {
    const single = new pg.Pool({ connectionString: app.databaseUrl, max: 1, options: `-c role=${APP_ROLE}` });
    const count = async () =>
      (await single.query('select count(*)::int as n from cohort')).rows as { n: number }[];
    await single.query('begin');
    await single.query(`select set_config('${SETTINGS.institution}', $1, true)`, [ours]);
    expect((await count())[0]?.n).toBeGreaterThan(0);
    await single.query('commit');
    expect(await count()).toEqual([{ n: 0 }]);
    await single.end();
  });

  test('rejects writes into another institution', async () => {
    const row = `select gen_random_uuid() as id, institution_id, title, start_date, end_date, capacity, created_by_id from cohort`;
    const copy = (institution: string) =>
      `insert into cohort (institution_id, id, title, start_date, end_date, capacity, created_by_id)
       select '${institution}', c.id, title, start_date, end_date, capacity, created_by_id from (${row} limit 1) c`;
    await as(APP_ROLE, ours, (client) => client.query(copy(ours)));
    await expect(as(APP_ROLE, ours, (client) => client.query(copy(theirs)))).rejects.toMatchObject({
      code: '42501',
    });
    const moved = as(APP_ROLE, ours, (client) =>
      client.query('update cohort set institution_id = $1', [theirs]),
    );
    await expect(moved).rejects.toMatchObject({ code: '42501' });
  });

  test.each(['update cohort set title = title', 'delete from attendance'])(
    '%s affects only own rows',
    async (statement) => {
      const table = /attendance|cohort/.exec(statement)![0];
      const { rowCount } = await as(APP_ROLE, ours, (client) => client.query(statement));
      const { rows } = await app.db.query(
        `select count(*)::int as n from ${table} where institution_id = $1`,
        [ours],
      );
      expect(rowCount).toBe((rows[0] as { n: number }).n);
    },
  );

  test('the role of outside reads sees public rows and writes nothing', async () => {
    const { rows } = await as(PUBLIC_ROLE, null, (client) =>
      client.query(
        'select is_public and published_at is not null and deleted_at is null as shown from cohort',
      ),
    );
    expect(new Set(rows.map(({ shown }: { shown: boolean }) => shown))).toEqual(new Set([true]));
    for (const statement of [
      'update cohort set title = title',
      'delete from cohort',
      'select * from refresh_token',
    ])
      await expect(as(PUBLIC_ROLE, null, (client) => client.query(statement))).rejects.toMatchObject({
        code: '42501',
      });
  });

  test('the role of visitors sees nothing without the setting that lists suspended institutions', async () => {
    for (const setting of [null, '']) {
      const { rows } = await as(PUBLIC_ROLE, null, async (client) => {
        await client.query(
          setting === null
            ? `reset ${VISITOR_SETTINGS.suspended}`
            : `set local ${VISITOR_SETTINGS.suspended} = ''`,
        );
        return client.query('select from cohort');
      });
      expect(rows).toEqual([]);
    }
  });

  test.each(['account', 'session'])(
    'the role of visitors reads the rows of its own account in %s',
    async (table) => {
      const own = table === 'account' ? 'id' : 'account_id';
      const { rows } = await app.db.query<{ own: string }>(`select ${own} as own from ${table} limit 1`);
      const accountId = rows[0]!.own;
      const seen = await as(PUBLIC_ROLE, null, async (client) => {
        const before = await client.query(`select ${own} as own from ${table}`);
        await client.query(`select set_config('${SETTINGS.account}', $1, true)`, [accountId]);
        const after = await client.query<{ own: string }>(`select distinct ${own} as own from ${table}`);
        return [before.rows, after.rows.map((row) => row.own)];
      });
      expect(seen).toEqual([[], [accountId]]);
    },
  );

  test.each([
    'select password_hash from account',
    'select * from account',
    'select token_hash from api_token',
    'select token_hash from password_reset',
    'select code_hash from verification_code',
    'select key from attempt',
  ])('the role of visitors cannot access %s', async (statement) => {
    await expect(as(PUBLIC_ROLE, null, (client) => client.query(statement))).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('the owner bypasses it: that is why the other layers exist', async () => {
    const institutions = await institutionsIn(app.db, 'cohort');
    expect(institutions).toHaveLength(INSTITUTIONS);
    expect(institutions).toContain(theirs);
  });
});

describe('composite keys, with the filter and row level security off', () => {
  interface Pointer {
    table: string;
    column: string;
    target: string;
  }
  let pointers: Pointer[];
  beforeAll(async () => {
    const { rows } = await app.db.query<Pointer>(`
      select c.relname as "table", a.attname as "column", t.relname as target
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[2]
      where k.contype = 'f' and cardinality(k.conkey) = 2`);
    pointers = rows;
  });

  test('every foreign key rejects a row of another institution and accepts an own one', async () => {
    expect(pointers.length).toBeGreaterThan(15);
    let tried = 0;
    for (const { table, column, target } of pointers) {
      const point = (institution: string) =>
        as('postgres', null, async (client) => {
          await client.query('set constraints all immediate');
          await client.query(withoutChecks(table)); // they would object first
          return client.query(
            `update ${table} set ${column} = coalesce((select id from ${target} where institution_id = $2 limit 1), uuidv7())
             where (institution_id, id) = (select institution_id, id from ${table} where institution_id = $1 limit 1)`,
            [ours, institution],
          );
        });
      const [own] = await Promise.allSettled([point(ours)]);
      if (own.status === 'fulfilled' && own.value.rowCount === 0) continue; // an empty table
      tried++;
      await expect(point(theirs), `${table}.${column}`).rejects.toMatchObject({ code: '23503', table });
    }
    expect(tried).toBeGreaterThan(12);
  });

  test('a foreign key on the ID alone would accept it (negative control)', async () => {
    const taken = await as('postgres', null, async (client) => {
      await client.query('alter table milestone drop constraint milestone_institution_id_cohort_id_foreign');
      await client.query('alter table cohort add unique (id)');
      await client.query('alter table milestone add foreign key (cohort_id) references cohort (id)');
      const { rowCount } = await client.query(
        'update milestone set cohort_id = (select id from cohort where institution_id = $2 limit 1) where institution_id = $1',
        [ours, theirs],
      );
      return rowCount;
    });
    expect(taken).toBeGreaterThan(0);
  });

  test('two institutions may have the same ID', async () => {
    const third = await anInstitution(app);
    const id = '01a1fc16-a652-778e-b982-48842a45c254';
    const { rows } = await app.db.query<{ id: string; account_id: string }>(
      'select id, account_id from membership where institution_id = $1 limit 1',
      [ours],
    );
    const membership = { account_id: rows[0]!.account_id, role: 'student', contact_email: 'a@example.org' };
    await app.db.query('delete from membership where institution_id = $1', [third.id]);
    await insert(app, 'membership', { institution_id: third.id, id, ...membership });
    const other = await anInstitution(app);
    await insert(app, 'membership', { institution_id: other.id, id, ...membership });
    const { rowCount } = await app.db.query('select from membership where id = $1', [id]);
    expect(rowCount).toBe(2);
  });
});

const withoutChecks = (table: string) => `
  do $$ declare name text; begin
    for name in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'c' loop
      execute format('alter table ${table} drop constraint %I', name);
    end loop;
  end $$`;
