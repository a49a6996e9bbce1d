import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { A_TEACHER, registerTeacher, signIn } from '#tests/modules/account/calls';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  anAccount,
  anAdmin,
  anInstitution,
  aStudent,
  aTeacher,
  type InstitutionRow,
  PASSWORD,
} from '#tests/support/factories';

type PlanValue = 'free' | 'starter' | 'professional' | 'enterprise';

let app: App;
let staff: Actor;
beforeAll(async () => {
  app = await startApp();
  staff = await anAccount(app, { isSuperAdmin: true });
});
afterAll(() => app.stop());

async function anOwnedInstitution(plan: PlanValue = 'free') {
  const institution = await anInstitution(app, { plan });
  return { institution, owner: await anAdmin(app, { institution, isOwner: true }) };
}

const requestPlan = (plan: string, as: Actor) =>
  app.graphql(
    'mutation ($plan: Plan!) { requestInstitutionPlan(input: { plan: $plan }) { institution { plan requestedPlan } } }',
    { plan },
    { as },
  );

const setPlan = ({ id }: InstitutionRow, plan: string) =>
  app.graphql(
    'mutation ($id: ID!, $plan: Plan!) { setInstitutionPlan(input: { id: $id, plan: $plan }) { institution { plan requestedPlan } } }',
    { id, plan },
    { as: staff },
  );

/** Returns the plan and the requested plan that somebody reads of the own institution. */
const plansAs = async (as: Actor) => {
  const { data } = await app.graphql('{ institution { plan requestedPlan } }', {}, { as });
  return data.institution;
};

const changesOf = async (owner: Parameters<typeof notificationsOf>[1]) =>
  (await notificationsOf(app, owner)).filter(({ kind }) => kind === 'PLAN_CHANGE');

describe('a teacher who registers with a chosen plan', () => {
  test.each([
    ['PROFESSIONAL', 'PROFESSIONAL'],
    ['ENTERPRISE', 'ENTERPRISE'],
    ['FREE', null],
    [null, null],
  ])('of %s starts on Free and asks for %s', async (plan, requested) => {
    const input = { ...A_TEACHER(), plan };
    expect((await registerTeacher(app, input)).code).toBeUndefined();
    const { rows } = await app.db.query(
      'select plan, upper(requested_plan) as requested from institution where namespace = $1',
      [input.namespace],
    );
    expect(rows).toEqual([{ plan: 'free', requested }]);
  });
});

test('the owner asks for a larger plan, replaces it and withdraws it with the present one', async () => {
  const { owner } = await anOwnedInstitution('starter');
  for (const [plan, requestedPlan] of [
    ['PROFESSIONAL', 'PROFESSIONAL'],
    ['ENTERPRISE', 'ENTERPRISE'],
    ['STARTER', null],
    ['FREE', null],
  ] as const) {
    const { data } = await requestPlan(plan, owner);
    expect(data.requestInstitutionPlan.institution).toEqual({ plan: 'STARTER', requestedPlan });
  }
});

test('nobody else asks for a plan', async () => {
  const { institution, owner } = await anOwnedInstitution();
  for (const as of [
    await anAdmin(app, { institution }),
    await aTeacher(app, { institution }),
    await aStudent(app, { institution }),
    await anAccount(app),
  ])
    expect((await requestPlan('STARTER', as)).code).toBe('FORBIDDEN');
  expect(await plansAs(owner)).toEqual({ plan: 'FREE', requestedPlan: null });
});

test('admins and staff of the platform see the requested plan, teachers and students do not', async () => {
  const { institution, owner } = await anOwnedInstitution();
  await requestPlan('STARTER', owner);
  expect(await plansAs(await anAdmin(app, { institution }))).toEqual({
    plan: 'FREE',
    requestedPlan: 'STARTER',
  });
  for (const as of [await aTeacher(app, { institution }), await aStudent(app, { institution })])
    expect(await plansAs(as)).toEqual({ plan: null, requestedPlan: null });
});

/** Returns the names of the institutions that somebody finds by the filter. */
const namesWith = async (hasRequestedPlan: boolean, as: Actor) => {
  const { data } = await app.graphql(
    'query ($has: Boolean) { institutions(hasRequestedPlan: $has, first: 50) { nodes { name } } }',
    { has: hasRequestedPlan },
    { as },
  );
  return data.institutions.nodes.map(({ name }: { name: string }) => name) as string[];
};

test('staff of the platform find institutions with a requested plan; the filter tells members nothing', async () => {
  const [asking, quiet] = [await anOwnedInstitution(), await anOwnedInstitution()];
  await requestPlan('STARTER', asking.owner);
  expect(await namesWith(true, staff)).toContain(asking.institution.name);
  expect(await namesWith(true, staff)).not.toContain(quiet.institution.name);
  expect(await namesWith(false, staff)).toContain(quiet.institution.name);
  expect(await namesWith(true, asking.owner)).toEqual([asking.institution.name]);
  const student = await aStudent(app, { institution: asking.institution });
  expect(await namesWith(true, student)).toEqual([]);
  expect(await namesWith(false, student)).toEqual([asking.institution.name]);
});

test('staff confirm the plan: the request ends, and the owner gets a notification and a mail', async () => {
  const { institution, owner } = await anOwnedInstitution();
  const admin = await anAdmin(app, { institution });
  await requestPlan('PROFESSIONAL', owner);
  const { data } = await setPlan(institution, 'PROFESSIONAL');
  expect(data.setInstitutionPlan.institution).toEqual({ plan: 'PROFESSIONAL', requestedPlan: null });
  expect(await changesOf(owner)).toMatchObject([
    { details: ['PROFESSIONAL'], subjectId: institution.id, subjectTitle: institution.name },
  ]);
  expect(await changesOf(admin)).toEqual([]);
  const [mail] = await app.mailTo(owner.email);
  expect(mail!.subject).toBe(`${institution.name} is now on Professional`);
  expect(mail!.text).toContain('It includes 100 students.');
  expect(mail!.text).toContain('/isettings?tab=billing');
});

test('staff decline with the present plan, which notifies nobody', async () => {
  const { institution, owner } = await anOwnedInstitution();
  await requestPlan('STARTER', owner);
  await setPlan(institution, 'FREE');
  expect(await plansAs(owner)).toEqual({ plan: 'FREE', requestedPlan: null });
  expect(await changesOf(owner)).toEqual([]);
});

test('an owner who changes the plan is not notified of it', async () => {
  const { owner } = await anOwnedInstitution('professional');
  await app.graphql(
    'mutation { changeInstitutionPlan(input: { plan: FREE }) { institution { plan } } }',
    {},
    { as: owner },
  );
  expect(await plansAs(owner)).toEqual({ plan: 'FREE', requestedPlan: null });
  expect(await changesOf(owner)).toEqual([]);
});

test('admins follow the plan, the requested plan and the number of students', async () => {
  const { institution, owner } = await anOwnedInstitution('starter');
  const student = await aStudent(app, { institution });
  const heard = app.subscribe(
    'subscription { billingChanged { plan requestedPlan figures { studentCount } } }',
    {},
    { as: owner },
  );
  await heard.ready;
  const next = async () => (await heard.next()).value!.data!['billingChanged'];
  await requestPlan('PROFESSIONAL', owner);
  expect(await next()).toEqual({
    plan: 'STARTER',
    requestedPlan: 'PROFESSIONAL',
    figures: { studentCount: 1 },
  });
  await setPlan(institution, 'PROFESSIONAL');
  expect(await next()).toEqual({ plan: 'PROFESSIONAL', requestedPlan: null, figures: { studentCount: 1 } });
  await app.graphql(
    'mutation ($id: ID!) { removeMember(input: { id: $id }) { member { id } } }',
    { id: student.membershipId },
    { as: owner },
  );
  expect(await next()).toEqual({ plan: 'PROFESSIONAL', requestedPlan: null, figures: { studentCount: 0 } });
  await signIn(
    app,
    { email: (await anAccount(app)).email, password: PASSWORD },
    { host: institution.namespace },
  );
  expect(await next()).toEqual({ plan: 'PROFESSIONAL', requestedPlan: null, figures: { studentCount: 1 } });
});
