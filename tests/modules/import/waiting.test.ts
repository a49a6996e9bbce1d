import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendAllWaiting } from '#modules/invitation/send-waiting.jobs';
import { inviteMembers, listInvitations, resendInvitation } from '#tests/modules/invitation/calls';
import { type App, startApp } from '#tests/support/app';
import { anAdmin, anInstitution, aStudent, type Member } from '#tests/support/factories';
import { imported } from './calls.ts';

/** Imported invitations that are mailed in a day. */
const A_DAY = 400;

let app: App;
let admin: Member;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app, { institution: await anInstitution(app, { plan: 'enterprise' }) });
});
afterAll(() => app.stop());

const count = async (status: string): Promise<number> =>
  (await listInvitations(app, `(status: ${status}, first: 1)`, admin)).data.memberInvitations
    .totalCount as number;

const address = (at: number) => `wait-${String(at).padStart(3, '0')}@example.org`;

/** Pretends that the limits of the day are over. */
const nextDay = () => app.db.query(`update attempt set ends_at = now() - interval '1 second'`);

test('invitations beyond the limit of a day wait in their order, and follow the next day', async () => {
  const csv = ['email', ...Array.from({ length: A_DAY + 50 }, (_, at) => address(at))].join('\n');
  expect(await imported(app, admin, csv)).toMatchObject({ status: 'DONE', invitedCount: A_DAY + 50 });
  await expect.poll(() => count('OPEN')).toBe(A_DAY);
  expect(await count('WAITING')).toBe(50);
  const { rows } = await app.db.query<{ email: string }>(
    'select email from member_invitation where sent_at is null order by email limit 1',
  );
  expect(rows).toEqual([{ email: address(A_DAY) }]);

  await sendAllWaiting(app.services); // the limit is reached
  expect(await count('WAITING')).toBe(50);

  // People are still invited by hand, also one of those who wait.
  const { data } = await inviteMembers(app, [{ email: 'by-hand@example.org' }], admin);
  expect(data.inviteMembers.results).toMatchObject([{ outcome: 'INVITED' }]);
  const last = (await listInvitations(app, `(status: WAITING, search: "${address(A_DAY + 49)}")`, admin)).data
    .memberInvitations.nodes[0] as { id: string };
  const sent = await resendInvitation(app, last, admin);
  expect(sent.data.resendMemberInvitation.memberInvitation).toMatchObject({ status: 'OPEN' });

  // A person who joined in another way needs no mail.
  await aStudent(app, { institution: admin.institution, email: address(A_DAY) });
  await nextDay();
  await Promise.all([sendAllWaiting(app.services), sendAllWaiting(app.services)]);
  expect(await count('WAITING')).toBe(0);
  expect(await count('CANCELLED')).toBe(1);
  const mails = await app.mailTo(address(A_DAY + 1));
  expect(mails).toHaveLength(1);
  const lastMails = () => app.mails().filter(({ to }) => to[0] === address(A_DAY + 48)).length;
  await expect.poll(lastMails).toBe(1);
  expect(app.mails().filter(({ to }) => to[0] === address(A_DAY))).toEqual([]);
  const twice = app.mails().filter(({ to }, at, all) => all.findIndex((one) => one.to[0] === to[0]) !== at);
  expect(twice.filter(({ to }) => to[0] !== admin.email)).toEqual([]);
});
