import { expect, test } from 'vitest';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import { type App, startApp } from './app.ts';
import { aCourse, aTeacher } from './factories.ts';

const rowsOf = async ({ db }: App, table: string) => (await db.query(`select from ${table}`)).rowCount;

test('a server is left without rows, jobs, mails, log lines and replaced services', async () => {
  const first = await startApp();
  await aCourse(first, { by: await aTeacher(first) });
  const { runStatements } = first.services;
  first.services.runStatements = () => Promise.reject(new Error('replaced'));
  const code = { email: 'to@example.org', code: '123456', token: 'of-the-link', minutes: '10' };
  await first.services.orm.em
    .fork()
    .transactional((em) =>
      enqueueMail(em as never, { to: code.email, template: 'verification-code', data: code }),
    );
  await first.mailTo(code.email);
  await first.db.query(
    `select graphile_worker.add_job(identifier, '{}', run_at => now() + interval '1 day') from graphile_worker._private_tasks limit 1`,
  );
  expect(first.log).not.toEqual([]);
  await first.stop();

  const next = await startApp();
  expect(next.url).toBe(first.url);
  for (const table of ['institution', 'account', 'course', 'audit_entry', 'graphile_worker.jobs'])
    expect([table, await rowsOf(next, table)]).toEqual([table, 0]);
  expect(next.mails()).toEqual([]);
  expect(next.log).toEqual([]);
  expect(next.services.runStatements).toBe(runStatements);
  await next.stop();
});

test.each([
  ['a trigger', 'alter table course disable trigger course_updated_at_update'],
  ['a column', 'alter table course add column remark text'],
  ['a function', 'create function remark() returns int language sql return 1'],
  ['a policy', 'alter policy course_tenant on course using (true)'],
  ['a right', 'grant truncate on course to lyceum_app'],
  ['rows of migrations', 'delete from migration'],
  [
    'statistics',
    `insert into early_access_subscriber (id, email) values (uuidv7(), 'a@b.example'); analyze early_access_subscriber`,
  ],
])('a server is not left with another state of %s', async (_, change) => {
  const first = await startApp();
  await first.db.query(change);
  await first.stop();
  const next = await startApp();
  expect(next.url).not.toBe(first.url);
  await next.stop();
});

test('a server of the test itself, and one that another instance shares, is not left', async () => {
  const own = await startApp({ isOwn: true });
  await own.stop();
  const shared = await startApp();
  expect(shared.url).not.toBe(own.url);
  const other = await startApp({ databaseUrl: shared.databaseUrl });
  await shared.stop();
  const next = await startApp();
  expect(next.url).not.toBe(shared.url);
  await next.stop();
  await other.stop();
});
