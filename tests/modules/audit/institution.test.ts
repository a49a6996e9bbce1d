import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUIET_COLUMNS } from '#modules/institution/institution-audit.service';
import { leftOut } from '#platform/database/audited';
import { DROPPED_TRIGGERS } from '#platform/database/distribution/rules';
import { type Tenants, twoTenants } from '#tests/api/isolation/tenants';
import { type App, startApp } from '#tests/support/app';
import { callOf, mutations } from './every-mutation.ts';
import { entriesOf, replay, type Rows } from './replay.ts';

let app: App;
let tenants: Tenants;
/** As after `npm run distribute`: every node of a cluster has a copy of the institutions, without triggers. */
beforeAll(async () => {
  app = await startApp();
  tenants = await twoTenants(app);
  await app.db.query(`update institution set plan = 'professional'`); // with tokens
  for (const [table, triggers] of Object.entries(DROPPED_TRIGGERS))
    for (const trigger of triggers) await app.db.query(`drop trigger ${trigger} on ${table}`);
  await app.db.query('alter table institution alter updated_at set default now()'); // for rows that tests insert
});
afterAll(() => app.stop());

interface Institutions {
  rows: Rows;
  /** Times of the last changes. */
  times: Map<string, string>;
}

async function institutions(): Promise<Institutions> {
  const { rows } = await app.db.query<{ key: string; row: Record<string, unknown>; time: string }>(
    `select 'institution ' || id as key, jsonb_strip_nulls(to_jsonb(i) - $1::text[]) as row, updated_at::text as time
     from institution i`,
    [leftOut(QUIET_COLUMNS)],
  );
  return {
    rows: new Map(rows.map(({ key, row }) => [key, row])),
    times: new Map(rows.map(({ key, time }) => [key, time])),
  };
}

const changing = mutations.filter(({ name }) =>
  /institution|branding|securityRules|registerTeacher|plan$/i.test(name),
);
const changed = new Set<string>();

test.each(changing.map((operation) => [operation.name, operation] as const))(
  '%s logs its change of the institution, and moves its time',
  async (name, operation) => {
    const { as, given } = await callOf(app, tenants, operation);
    const before = await institutions();
    const { headers } = await app.graphql(operation.brief, given, { as });
    const after = await institutions();
    const entries = await entriesOf(app, headers['x-request-id']);
    const own = entries.filter(({ noun }) => noun === 'institution');
    expect(replay(before.rows, own)).toEqual(after.rows);
    if (own.length > 0) changed.add(name);
    const moved = [...after.times]
      .filter(([key, time]) => before.times.get(key) !== time)
      .map(([key]) => key);
    expect(moved).toEqual(expect.arrayContaining(own.map(({ row_id: id }) => `institution ${id}`)));
  },
);

test('institutions were created and changed', () => {
  expect([...changed]).toEqual(expect.arrayContaining(['registerTeacher', 'updateInstitution']));
  expect(changed.size).toBeGreaterThan(4);
});

test('a change by hand is logged while the table has triggers', async () => {
  const other = await startApp();
  try {
    const { strangers } = await twoTenants(other);
    const admin = strangers['admin'] as { institution: { id: string } };
    await other.db.query(`update institution set city = 'Bern' where id = $1`, [admin.institution.id]);
    const { rows } = await other.db.query(
      `select after from audit_entry where noun = 'institution' and row_id = $1 order by id desc limit 1`,
      [admin.institution.id],
    );
    expect(rows).toEqual([{ after: { city: 'Bern' } }]);
  } finally {
    await other.stop();
  }
});
