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

test('the nouns of the API are the same, in upper case, and an unknown one is an error of the request', async () => {
  const as = await anAdmin(app);
  const { data } = await app.graphql('{ __type(name: "AuditNoun") { enumValues { name } } }', {}, { as });
  const names = data.__type.enumValues.map(({ name }: { name: string }) => name);
  expect(names).toEqual(auditedTables().map((table) => table.toUpperCase()));
  for (const noun of ['COHORTS', 'cohort', '"COHORT"']) {
    const refused = await app.graphql(`{ auditEntries(noun: ${noun}) { totalCount } }`, {}, { as });
    expect(refused).toMatchObject({ status: 400, code: 'INVALID', data: null });
  }
});

test('the export rejects an unknown noun and lists the valid ones', async () => {
  const as = await anAdmin(app);
  const { status, text } = await app.request('GET', '/exports/audit.csv?noun=cohort', { as });
  expect(status).toBe(400);
  expect(text).toContain('COHORT, COHORT_COURSE');
});
