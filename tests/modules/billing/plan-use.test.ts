import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#tests/modules/account/calls';
import { notificationsOf } from '#tests/modules/notification/calls';
import { planUseOf } from '#modules/billing/student-limit.rules';
import { type App, startApp } from '#tests/support/app';
import { anAccount, anAdmin, anInstitution, aStudent, type Member, PASSWORD } from '#tests/support/factories';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Creates an institution on Starter, which includes 20 students, with an owner and 15 students. */
async function anAlmostUsedInstitution() {
  const institution = await anInstitution(app, { plan: 'starter' });
  const owner = await anAdmin(app, { institution, isOwner: true });
  for (let n = 0; n < 15; n++) await aStudent(app, { institution });
  return { institution, owner };
}

/** Lets somebody join by signing in at the host of the institution. Returns the code of the refusal. */
const join = async ({ namespace }: { namespace: string }) =>
  (await signIn(app, { email: (await anAccount(app)).email, password: PASSWORD }, { host: namespace })).code;

async function allNotified() {
  await expect
    .poll(async () => {
      const { rows } = await app.db.query(
        `select from graphile_worker.jobs where task_identifier = 'notify-of-plan-use'`,
      );
      return rows.length;
    })
    .toBe(0);
}

const levelsOf = async (member: Member) =>
  (await notificationsOf(app, member))
    .filter(({ kind }) => kind === 'PLAN_USE')
    .flatMap(({ details }) => details)
    .toSorted();

test.each([
  [15, 20, null],
  [16, 20, 'almost-full'],
  [19, 20, 'almost-full'],
  [20, 20, 'full'],
  [25, 20, 'full'],
  [2, 3, null],
  [3, 3, 'full'],
  [1000, null, null],
])('%i students of %s make the plan %s', (students, limit, level) => {
  expect(planUseOf(students, limit)).toBe(level);
});

test('the owner is notified once at 80 percent and once at the limit, by notification and mail', async () => {
  const { institution, owner } = await anAlmostUsedInstitution();
  const admin = await anAdmin(app, { institution });
  expect(await join(institution)).toBeUndefined();
  await allNotified();
  const [notification] = await notificationsOf(app, owner);
  expect(notification).toMatchObject({
    kind: 'PLAN_USE',
    details: ['ALMOST_FULL'],
    subjectId: institution.id,
    subjectTitle: institution.name,
  });

  for (let n = 0; n < 4; n++) expect(await join(institution)).toBeUndefined();
  expect(await join(institution)).toBe('PLAN_LIMIT');
  await allNotified();
  expect(await levelsOf(owner)).toEqual(['ALMOST_FULL', 'FULL']);
  expect(await levelsOf(admin)).toEqual([]);
  const mails = await app.mailTo(owner.email, 2);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    `${institution.name} has almost as many students as its plan includes`,
    `${institution.name} has as many students as its plan includes`,
  ]);
  expect(mails[0]!.text).toContain('/isettings?tab=billing');
});

test('the owner is notified again in another month', async () => {
  const { institution, owner } = await anAlmostUsedInstitution();
  await join(institution);
  await allNotified();
  await app.db.query('update notification set key = id where institution_id = $1', [institution.id]); // as of another month
  await join(institution);
  await allNotified();
  expect(await levelsOf(owner)).toEqual(['ALMOST_FULL', 'ALMOST_FULL']);
});
