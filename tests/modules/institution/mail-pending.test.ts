import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailPendingInstitutions } from '#modules/institution/mail-pending.jobs';
import { type App, startApp } from '#tests/support/app';
import { aStudent, anAccount, anInstitution, aTeacher } from '#tests/support/factories';

let app: App;
beforeAll(async () => void (app = await startApp({ env: { INSTITUTIONS_NEED_APPROVAL: 'true' } })));
afterAll(() => app.stop());

/** Creates an institution that awaits the approval, and its owner. */
async function aPendingOne(name: string, { isVerified = true } = {}) {
  const institution = await anInstitution(app, { name });
  await aTeacher(app, { institution, isOwner: true, isVerified });
  await app.db.query('update institution set pending_since = now() where id = $1', [institution.id]);
  return institution;
}

test('mails each super admin once, in the own language, which institutions await the approval', async () => {
  const staff = await anAccount(app, { isSuperAdmin: true });
  const german = await anAccount(app, { isSuperAdmin: true });
  await app.db.query(`update account set language = 'de' where id = $1`, [german.accountId]);
  await aPendingOne('Knots School');
  await aPendingOne('Not Verified', { isVerified: false });
  await Promise.all([mailPendingInstitutions(app.services), mailPendingInstitutions(app.services)]);
  const [mail] = await app.mailTo(staff.email);
  expect(mail!.subject).toBe('Knots School awaits your approval');
  expect(mail!.text).toContain('/institutions');
  expect(mail!.text).not.toContain('Not Verified');
  expect((await app.mailTo(german.email))[0]!.subject).toBe('Knots School wartet auf Ihre Freigabe');

  const others = [await aPendingOne('Sails School'), await aPendingOne('Tides School')];
  await mailPendingInstitutions(app.services);
  const mails = await app.mailTo(staff.email, 2);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Knots School awaits your approval',
    '2 institutions await your approval',
  ]);
  for (const { name } of others) expect(mails[1]!.text).toContain(name);
  await mailPendingInstitutions(app.services);
  expect(await app.mailTo(staff.email, 2)).toHaveLength(2);
});

test('mails nobody else, and nothing about rejected or open institutions', async () => {
  const student = await aStudent(app);
  await anInstitution(app, { name: 'Open School' });
  const rejected = await aPendingOne('Rejected School');
  await app.db.query('update institution set rejected_at = now() where id = $1', [rejected.id]);
  await mailPendingInstitutions(app.services);
  const { rows } = await app.db.query(
    `select name from institution where pending_mailed_at is not null and name in ('Open School', 'Rejected School')`,
  );
  expect(rows).toEqual([]);
  expect(
    await app.db.query('select from account where id = $1 and is_super_admin', [student.accountId]),
  ).toMatchObject({ rowCount: 0 });
});
