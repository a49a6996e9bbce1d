import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditedTables } from '#platform/database/audited';
import { type App, startApp } from '#tests/support/app';
import { anAdmin } from '#tests/support/factories';

let app: App;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

test('the nouns of the log are the tables with audit triggers', async () => {
  const { rows } = await app.db.query<{ table: string }>(
    `select distinct event_object_table as table from information_schema.triggers where trigger_name like '%\\_audit\\_%'`,
  );
  expect(rows.map(({ table }) => table).toSorted()).toEqual(auditedTables());
});

test('rejects an unknown noun and lists the valid ones', async () => {
  const admin = await anAdmin(app);
  const { code, errors } = await app.graphql(
    '{ auditEntries(noun: "cohorts") { totalCount } }',
    {},
    { as: admin },
  );
  expect(code).toBe('INVALID');
  expect(errors[0]!.message).toContain('cohort, cohort_course');
  const known = await app.graphql('{ auditEntries(noun: "cohort") { totalCount } }', {}, { as: admin });
  expect(known.errors).toEqual([]);
});
