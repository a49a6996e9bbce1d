import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#tests/support/database';
import { auditTriggers } from '#platform/database/audited';
import { updatedAtTriggers } from '#platform/database/updated';
import { changeTrigger, NOTING } from '#platform/database/changes';
import { GRANTS } from '#platform/database/grants';
import { SECRET_COLUMNS } from '#platform/database/secret-columns';
import { faultsOf, GLOBAL_TABLES, NO_SECRETS, OPEN_TABLES, UNAUDITED, UNNOTED } from './catalogue.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await aDatabase();
  db = new pg.Pool({ connectionString: database.url, max: 1 });
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

test('every table follows the rules of tenancy', async () => {
  expect(await faultsOf(db)).toEqual([]);
});

test('every table on the lists of exceptions exists', async () => {
  const { rows } = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(
      Object.keys({ ...GLOBAL_TABLES, ...UNAUDITED, ...UNNOTED, ...OPEN_TABLES, ...SECRET_COLUMNS }),
    ),
  );
});

test('every column on the lists of secrets and of exceptions exists', async () => {
  const { rows } = await db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const secrets = Object.entries(SECRET_COLUMNS).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...secrets, ...Object.keys(NO_SECRETS)]),
  );
});

/** Returns the faults after a statement changed the database, and rolls the change back. */
async function faultsAfter(...statements: string[]): Promise<string[]> {
  await db.query('begin');
  try {
    for (const statement of statements) await db.query(statement);
    return await faultsOf(db);
  } finally {
    await db.query('rollback');
  }
}

const POLICY = `institution_id = nullif(current_setting('app.institution', true), '')::uuid`;

/** Creates a valid table with one difference. */
function aTable({
  columns = 'institution_id uuid not null references institution (id), id uuid not null, cohort_id uuid not null',
  key = 'primary key (institution_id, id)',
  cohort = 'foreign key (institution_id, cohort_id) references cohort (institution_id, id)',
  security = 'alter table bad enable row level security, force row level security',
  policy = `create policy bad_tenant on bad to lyceum_app using (${POLICY}) with check (${POLICY})`,
  index = 'create index on bad (institution_id, cohort_id)',
  audit = auditTriggers('bad', {}).map(({ expression }) => expression!),
  updated = updatedAtTriggers('bad').map(({ expression }) => expression!),
  noted = [changeTrigger('bad', 'institution').expression!],
}): string[] {
  return [
    `create table bad (${[columns, key, cohort].filter(Boolean).join()})`,
    security,
    policy,
    index,
    ...audit,
    ...updated,
    ...noted,
  ].filter(Boolean);
}

describe('a new table', () => {
  test('that follows the rules is accepted', async () => {
    expect(await faultsAfter(...aTable({}))).toEqual([]);
  });

  test.each<[string, Parameters<typeof aTable>[0], string]>([
    [
      'without a tenant',
      {
        columns: 'id uuid not null',
        key: 'primary key (id)',
        cohort: '',
        security: '',
        policy: '',
        index: '',
        noted: [],
      },
      'has no institution_id',
    ],
    [
      'whose tenant may be null',
      { columns: 'institution_id uuid, id uuid not null, cohort_id uuid', key: '' },
      'has no institution_id',
    ],
    ['without row level security', { security: '' }, 'does not force row level security'],
    [
      'whose owner bypasses row level security',
      { security: 'alter table bad enable row level security' },
      'does not force row level security',
    ],
    ['without a policy', { policy: '' }, 'has no policy'],
    [
      'whose policy checks no writes',
      { policy: `create policy bad_tenant on bad for select to lyceum_app using (${POLICY})` },
      'has no policy',
    ],
    [
      'whose policy is for every role',
      { policy: `create policy bad_tenant on bad using (${POLICY}) with check (${POLICY})` },
      'has no policy',
    ],
    [
      'with a policy that permits any write',
      {
        index: `create policy bad_open on bad for insert to lyceum_app with check (true); create index on bad (institution_id, cohort_id)`,
      },
      'opens more than reading',
    ],
    ['with a sequence of its own', { key: 'primary key (id)' }, 'has another primary key'],
    [
      'whose key begins with the ID',
      { key: 'primary key (id, institution_id), unique (institution_id, id)' },
      'has another primary key',
    ],
    [
      'with a foreign key on the ID alone',
      {
        cohort:
          'foreign key (institution_id, cohort_id) references cohort (institution_id, id) on update cascade',
      },
      'follows changes',
    ],
    ['without an index for its foreign key', { index: '' }, 'without an index'],
    [
      'with a partial index only',
      { index: 'create index on bad (institution_id, cohort_id) where false' },
      'without an index',
    ],
    [
      'that counts',
      { index: 'alter table bad add column number serial; create index on bad (institution_id, cohort_id)' },
      'counts in a sequence',
    ],
    [
      'that the public role writes',
      { index: 'grant insert on bad to lyceum_public; create index on bad (institution_id, cohort_id)' },
      'written from outside',
    ],
    ['without an audit trigger', { audit: [] }, 'has no trigger that writes each insert'],
    [
      'whose audit trigger misses updates',
      { audit: [auditTriggers('bad', {})[0]!.expression!] },
      'has no trigger that writes each update',
    ],
    [
      'without triggers of updated_at',
      { updated: [] },
      'has no trigger that keeps updated_at with each insert',
    ],
    [
      'whose updated_at misses updates',
      { updated: [updatedAtTriggers('bad')[0]!.expression!] },
      'has no trigger that keeps updated_at with each update',
    ],
    ['without triggers that note changes', { noted: [] }, 'has no trigger that notes each insert'],
    [
      'whose deletions are not noted',
      { noted: [changeTrigger('bad', 'institution').expression!.replace(' or delete', '')] },
      'has no trigger that notes each delete',
    ],
    [
      'whose updates are noted on a condition',
      {
        noted: [
          changeTrigger('bad', 'institution').expression!.replace(' or update', ''),
          `create trigger bad_some after update on bad for each row when (old.id <> new.id) execute function ${NOTING.institution}()`,
        ],
      },
      'has no trigger that notes each update',
    ],
    [
      'that members of other institutions read',
      {
        index: `create policy bad_open on bad for select to lyceum_app using (id = nullif(current_setting('app.account', true), '')::uuid); create index on bad (institution_id, cohort_id)`,
      },
      'is read by members of other institutions',
    ],
    [
      'whose policy reads another setting',
      {
        index: `create policy bad_open on bad for select to lyceum_app using (current_setting('app.other', true) = 'yes'); create index on bad (institution_id, cohort_id)`,
      },
      'reads the clock or settings of the transaction, which answers in memory do not know',
    ],
    [
      'whose policy reads the clock',
      {
        index: `create policy bad_open on bad for select to lyceum_app using (institution_id = nullif(current_setting('app.institution', true), '')::uuid and now() > '2020-01-01'); create index on bad (institution_id, cohort_id)`,
      },
      'reads the clock or settings of the transaction, which answers in memory do not know',
    ],
    [
      'that the app may truncate',
      { index: 'grant truncate on bad to lyceum_app; create index on bad (institution_id, cohort_id)' },
      'emptied',
    ],
    [
      'that the app owns',
      {
        index:
          'create index on bad (institution_id, cohort_id); grant create on schema public to lyceum_app; alter table bad owner to lyceum_app',
      },
      'is owned by',
    ],
  ])('%s is reported', async (_, difference, complaint) => {
    const faults = await faultsAfter(...aTable(difference));
    expect(faults).toContainEqual(expect.stringMatching(`^bad.*${complaint}`));
  });

  test('with a foreign key that may lead to another tenant is reported', async () => {
    const faults = await faultsAfter(
      'alter table cohort add unique (id)',
      ...aTable({
        cohort: 'foreign key (cohort_id) references cohort (id)',
        index: 'create index on bad (cohort_id)',
      }),
    );
    expect(faults).toEqual(['bad (bad_cohort_id_fkey) points into another table without its institution']);
  });

  test('whose foreign key takes its tenant from another column is reported', async () => {
    const columns =
      'institution_id uuid not null references institution (id), id uuid not null, cohort_id uuid, other uuid';
    const cohort = 'foreign key (other, cohort_id) references cohort (institution_id, id)';
    const faults = await faultsAfter(
      ...aTable({ columns, cohort, index: 'create index on bad (other, cohort_id)' }),
    );
    expect(faults).toEqual([
      'bad (bad_other_cohort_id_fkey) points into another table without its institution',
    ]);
  });
});

test('a column that triggers of updates do not know is reported', async () => {
  const faults = await faultsAfter('alter table cohort add column color text');
  expect(faults.toSorted()).toEqual(
    ['cohort_audit_update', 'cohort_updated_at_update'].map(
      (name) => `cohort.color (${name}) is a column that a trigger of updates neither watches nor leaves out`,
    ),
  );
});

describe('a role of the app', () => {
  test.each([
    ['that passes row level security', 'alter role lyceum_app bypassrls', 'can do more'],
    ['that logs in', 'alter role lyceum_public login', 'can do more'],
    ['that creates tables', 'grant create on schema public to lyceum_app', 'create things'],
    [
      'that is another role too',
      'create role bad_role bypassrls; grant bad_role to lyceum_app',
      'lends its rights',
    ],
  ])('%s is reported', async (_, statement, complaint) => {
    expect(await faultsAfter(statement)).toEqual([expect.stringContaining(complaint)]);
  });

  test('that can write the audit log directly is reported', async () => {
    expect(await faultsAfter('grant update (after) on audit_entry to lyceum_app')).toEqual([
      expect.stringContaining('may be rewritten'),
    ]);
  });

  test('a function that bypasses row level security with any search path is reported', async () => {
    const create = `create function bad() returns bigint language sql security definer as 'select count(*) from cohort'`;
    expect(await faultsAfter(create)).toEqual([expect.stringMatching('^bad passes row level security')]);
  });
});

describe('a credential', () => {
  test('in an undeclared column is reported', async () => {
    expect(await faultsAfter('alter table milestone add column join_token text')).toEqual([
      expect.stringContaining('milestone.join_token is named like a credential'),
    ]);
  });

  test('that visitors may read is reported', async () => {
    expect(await faultsAfter('grant select (password_hash) on account to lyceum_public')).toEqual([
      expect.stringMatching('^account.password_hash is a credential'),
    ]);
  });

  test('in a view is reported', async () => {
    const create =
      'create view bad as select password_hash from account; grant select on bad to lyceum_public';
    expect(await faultsAfter(create)).toContainEqual(expect.stringMatching('^bad.password_hash is a cred'));
  });

  test('is closed to visitors by the grants of the next start', async () => {
    expect(await faultsAfter('grant select on all tables in schema public to lyceum_public', GRANTS)).toEqual(
      [],
    );
  });
});

test('a table without row level security that visitors may read is reported', async () => {
  expect(await faultsAfter('grant select on attempt to lyceum_public')).toEqual([
    'attempt may be read by visitors without row level security',
  ]);
});
