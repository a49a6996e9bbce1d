import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobContext } from '#platform/request/job-context';
import { type App, startApp } from '#tests/support/app';
import { aCourse, aTeacher, type ItemRow, type Member } from '#tests/support/factories';

let app: App;
let teacher: Member;
let course: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  course = await aCourse(app, { by: teacher });
});
afterAll(() => app.stop());

const rename = (title: string) =>
  createJobContext(app.services, teacher.institution.id, 'rename').transaction((em) =>
    em.execute('update course set title = ? where institution_id = ? and id = ?', [
      title,
      course.institutionId,
      course.id,
    ]),
  );

const END_WAITING = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Ends connections like a database that restarts, or a proxy that fails over. */
async function loseConnections(count: number): Promise<void> {
  const holder = await app.db.connect();
  try {
    await holder.query('begin; lock table course in exclusive mode');
    const lost = Array.from({ length: count }, () => rename('Lost').catch(() => 'lost'));
    const all = Promise.all(lost);
    let outcome: unknown[] | null;
    do outcome = await Promise.race([all, app.db.query(END_WAITING).then(() => null)]);
    while (outcome === null);
    expect(new Set(outcome)).toEqual(new Set(['lost']));
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

test('transactions with lost connections return their places in the pool', async () => {
  for (let round = 0; round < 3; round++) await loseConnections(10); // of 20 there are
  await rename('After');
  const { rows } = await app.db.query('select title from course where id = $1', [course.id]);
  expect(rows).toEqual([{ title: 'After' }]);
});
