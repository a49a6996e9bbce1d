import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobContext } from '#platform/request/job-context';
import { type App, startApp } from '#tests/support/app';
import { aCourse, anAdmin, type ItemRow, type Member } from '#tests/support/factories';

let app: App;
let admin: Member;
let course: ItemRow;
beforeAll(async () => {
  app = await startApp({ env: { AUDIT_RETENTION_DAYS: '30' } });
  admin = await anAdmin(app);
  course = await aCourse(app, { by: admin });
});
afterAll(() => app.stop());

test('changes made by a job are logged as made by the system, with the name of the job', async () => {
  await createJobContext(app.services, admin.institution.id, 'tidy-up').transaction((em) =>
    em.execute(`update course set title = 'Tidy' where institution_id = ? and id = ?`, [
      course.institutionId,
      course.id,
    ]),
  );
  const query = `query ($id: ID) {
    auditEntries(rowId: $id, first: 1) { nodes { actorKind actor { id } operation requestId after } }
  }`;
  const { data } = await app.graphql(query, { id: course.id }, { as: admin });
  expect(data.auditEntries.nodes).toEqual([
    { actorKind: 'SYSTEM', actor: null, operation: 'tidy-up', requestId: null, after: { title: 'Tidy' } },
  ]);
});

test('the nightly job deletes entries older than the retention of every institution, and nothing else', async () => {
  const other = await anAdmin(app);
  for (const { institution } of [admin, other])
    await app.db.query(
      `insert into audit_entry (institution_id, id, created_at, noun, row_id, action)
       select $1, uuidv7(make_interval(days => -age)), now() - make_interval(days => age), 'old', uuidv7(), 'created'
       from unnest(array[29, 31, 400]) age`,
      [institution.id],
    );
  await app.db.query(`select graphile_worker.add_job('forget-audit-entries', '{}')`);
  const days = async () => {
    const { rows } = await app.db.query<{ days: number }>(
      `select (extract(epoch from now() - created_at) / 86400)::int as days from audit_entry where noun = 'old'`,
    );
    return rows.map((row) => row.days);
  };
  await expect.poll(days).toEqual([29, 29]);
  const { rows } = await app.db.query('select from audit_entry where row_id = $1', [course.id]);
  expect(rows.length).toBeGreaterThan(0);
});
