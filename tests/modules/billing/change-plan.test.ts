import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  type Actor,
  anAccount,
  anAdmin,
  anInstitution,
  aStudent,
  aTeacher,
  type Member,
} from '#tests/support/factories';
import { withoutLock } from './without-lock.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const changePlan = (plan: string, as: Actor) =>
  app.graphql(
    'mutation ($plan: Plan!) { changeInstitutionPlan(input: { plan: $plan }) { institution { plan } } }',
    { plan },
    { as },
  );

/** Creates an institution with an owner and some students. */
async function anOwnedInstitution(plan: 'free' | 'starter' | 'professional' | 'enterprise', students = 0) {
  const institution = await anInstitution(app, { plan });
  const owner = await anAdmin(app, { institution, isOwner: true });
  for (let n = 0; n < students; n++) await aStudent(app, { institution });
  return owner;
}

const planOf = async ({ institution }: Pick<Member, 'institution'>) => {
  const { rows } = await app.db.query<{ plan: string }>('select plan from institution where id = $1', [
    institution.id,
  ]);
  return rows[0]!.plan;
};

const refusal = (message: string) => ({
  code: 'INVALID',
  errors: [
    expect.objectContaining({
      extensions: expect.objectContaining({ fields: [{ field: 'plan', message }] }),
    }),
  ],
});

test('the owner chooses a smaller plan that includes all students', async () => {
  const owner = await anOwnedInstitution('professional', 3);
  const { data } = await changePlan('STARTER', owner);
  expect(data.changeInstitutionPlan.institution).toEqual({ plan: 'STARTER' });
  expect((await changePlan('STARTER', owner)).code).toBeUndefined();
  expect((await changePlan('FREE', owner)).code).toBeUndefined();
  expect(await planOf(owner)).toBe('free');
});

test('a plan that includes fewer students is refused at its field until students leave', async () => {
  const owner = await anOwnedInstitution('starter', 4);
  expect(await changePlan('FREE', owner)).toMatchObject(
    refusal(
      'This plan includes 3 students, and your institution has more. Remove students first, or choose a larger plan.',
    ),
  );
  expect(await planOf(owner)).toBe('starter');
  await app.db.query(
    `update membership set status = 'deactivated' where (institution_id, id) in (
      select institution_id, id from membership where institution_id = $1 and role = 'student' limit 1)`,
    [owner.institution.id],
  );
  expect((await changePlan('FREE', owner)).code).toBeUndefined();
});

test.each([
  ['free', 'STARTER'],
  ['starter', 'PROFESSIONAL'],
  ['professional', 'ENTERPRISE'],
] as const)('from %s the owner cannot choose %s, which sales agrees', async (from, to) => {
  const owner = await anOwnedInstitution(from);
  expect(await changePlan(to, owner)).toMatchObject(
    refusal('Only a smaller plan can be chosen here. To get a larger one, use Contact Sales at /pricing.'),
  );
  expect(await planOf(owner)).toBe(from);
});

test('nobody else changes it', async () => {
  const { institution } = await anOwnedInstitution('professional');
  for (const as of [
    await anAdmin(app, { institution }),
    await aTeacher(app, { institution }),
    await aStudent(app, { institution }),
    await anAccount(app),
  ])
    expect((await changePlan('FREE', as)).code).toBe('FORBIDDEN');
});

test('staff of the platform sets a smaller plan whatever the number of students, who stay', async () => {
  const owner = await anOwnedInstitution('starter', 4);
  const { code } = await app.graphql(
    'mutation ($id: ID!) { setInstitutionPlan(input: { id: $id, plan: FREE }) { plan } }',
    { id: owner.institution.id },
    { as: await anAccount(app, { isSuperAdmin: true }) },
  );
  expect(code).toBeUndefined();
  expect(await planOf(owner)).toBe('free');
});

describe('an owner changes to a smaller plan while people join', () => {
  /** Fills the smaller plan, then changes to it while one more joins. Returns how many students are too many. */
  async function race() {
    const owner = await anOwnedInstitution('starter', 3);
    const by = await aTeacher(app, { institution: owner.institution });
    const cohort = await aCohort(app, { by, isPublic: true });
    const person = await anAccount(app);
    const answers = await Promise.all([changePlan('FREE', owner), enroll(app, cohort, person)]);
    return answers.filter(({ code }) => code === undefined).length - 1;
  }

  test('either succeeds, never both', async () => {
    for (let n = 0; n < 10; n++) expect(await race()).toBe(0);
  });

  test('without the lock both succeed (negative control)', async () => {
    expect(await withoutLock(app, 2, race)).toBe(1);
  });
});
