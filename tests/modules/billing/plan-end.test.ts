import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endPlans } from '#modules/institution/end-plans.jobs';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  anAccount,
  anAdmin,
  anInstitution,
  aStudent,
  type InstitutionRow,
} from '#tests/support/factories';

let app: App;
let staff: Actor;
beforeAll(async () => {
  app = await startApp();
  staff = await anAccount(app, { isSuperAdmin: true });
});
afterAll(() => app.stop());

const HOURS = 60 * 60 * 1000;

/** Returns a day in UTC, as YYYY-MM-DD. */
const dayIn = (days: number): string => new Date(Date.now() + days * 24 * HOURS).toISOString().slice(0, 10);

async function aSchool(language: string | null = null) {
  const institution = await anInstitution(app, { plan: 'free' });
  const owner = await anAdmin(app, { institution, isOwner: true });
  await app.db.query('update account set language = $2 where id = $1', [owner.accountId, language]);
  return { institution, owner };
}

const setPlan = ({ id }: InstitutionRow, plan: string, until?: string | null, as: Actor = staff) =>
  app.graphql(
    `mutation ($id: ID!, $plan: Plan!, $until: String) {
      setInstitutionPlan(input: { id: $id, plan: $plan, until: $until }) { institution { plan planUntil } } }`,
    { id, plan, ...(until !== undefined && { until }) },
    { as },
  );

const changePlan = (plan: string, as: Actor) =>
  app.graphql(
    'mutation ($plan: Plan!) { changeInstitutionPlan(input: { plan: $plan }) { institution { plan planUntil } } }',
    { plan },
    { as },
  );

const planAs = async (as: Actor) => {
  const { data } = await app.graphql('{ institution { plan planUntil } }', {}, { as });
  return data.institution as { plan: string | null; planUntil: string | null };
};

/** Sets the last day as time does. */
const lastDay = ({ id }: InstitutionRow, day: string, zone = 'UTC') =>
  app.db.query('update institution set plan_until = $2, time_zone = $3 where id = $1', [id, day, zone]);

const changesOf = async (owner: Parameters<typeof notificationsOf>[1]) =>
  (await notificationsOf(app, owner))
    .filter(({ kind }) => kind === 'PLAN_CHANGE')
    .map(({ details }) => details);

describe('a plan with a last day', () => {
  test('is seen by admins and staff, and the mail to the owner names the day', async () => {
    const { institution, owner } = await aSchool();
    const { data } = await setPlan(institution, 'PROFESSIONAL', '2150-06-30');
    expect(data.setInstitutionPlan.institution).toEqual({ plan: 'PROFESSIONAL', planUntil: '2150-06-30' });
    expect(await planAs(owner)).toEqual({ plan: 'PROFESSIONAL', planUntil: '2150-06-30' });
    const student = await aStudent(app, { institution });
    expect(await planAs(student)).toEqual({ plan: null, planUntil: null });
    const [mail] = await app.mailTo(owner.email);
    expect(mail!.text).toContain('Its last day is June 30, 2150. Then the plan is Free again.');
  });

  test('goes back to Free once the day is over, keeps everybody, and notifies the owner', async () => {
    const { institution, owner } = await aSchool('de');
    await setPlan(institution, 'STARTER', dayIn(30));
    for (let n = 0; n < 4; n++) await aStudent(app, { institution });
    await lastDay(institution, dayIn(-1));
    await Promise.all([endPlans(app.services), endPlans(app.services)]);
    expect(await planAs(owner)).toEqual({ plan: 'FREE', planUntil: null });
    expect(await changesOf(owner)).toEqual([['FREE'], ['STARTER']]);
    const mails = await app.mailTo(owner.email, 2);
    const [first, last] = ['Starter', 'Free'].map((plan) =>
      mails.find(({ subject }) => subject === `${institution.name} hat jetzt den Tarif ${plan}`),
    );
    expect(first!.text).toContain('Der letzte Tag ist der ');
    expect(last!.text).not.toContain('Der letzte Tag');
    const { rows } = await app.db.query(
      `select count(*)::int as n from membership where institution_id = $1 and role = 'student' and status = 'active'`,
      [institution.id],
    );
    expect(rows).toEqual([{ n: 4 }]);
    const { rows: log } = await app.db.query(
      `select account_id as account from audit_entry where row_id = $1 and operation = 'end-plans'`,
      [institution.id],
    );
    expect(log).toEqual([{ account: null }]);
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('lasts through that day in %s', async (zone) => {
    const { institution, owner } = await aSchool();
    await setPlan(institution, 'STARTER', dayIn(30));
    const { rows } = await app.db.query<{ today: string; yesterday: string }>(
      `select (now() at time zone $1)::date::text as today, ((now() at time zone $1)::date - 1)::text as yesterday`,
      [zone],
    );
    await lastDay(institution, rows[0]!.today, zone);
    await endPlans(app.services);
    expect((await planAs(owner)).plan).toBe('STARTER');
    await lastDay(institution, rows[0]!.yesterday, zone);
    await endPlans(app.services);
    expect((await planAs(owner)).plan).toBe('FREE');
  });

  test('loses it when staff set a plan without one, and gets another from the present plan', async () => {
    const { institution, owner } = await aSchool();
    await setPlan(institution, 'STARTER', '2150-06-30');
    await setPlan(institution, 'STARTER', '2151-06-30');
    expect(await planAs(owner)).toEqual({ plan: 'STARTER', planUntil: '2151-06-30' });
    expect(await changesOf(owner)).toEqual([['STARTER']]);
    await setPlan(institution, 'STARTER');
    expect(await planAs(owner)).toEqual({ plan: 'STARTER', planUntil: null });
    await lastDay(institution, dayIn(-1));
    await setPlan(institution, 'STARTER', null);
    await endPlans(app.services);
    expect((await planAs(owner)).plan).toBe('STARTER');
  });

  test('keeps it when the owner chooses a smaller plan, except for Free', async () => {
    const { institution, owner } = await aSchool();
    await setPlan(institution, 'PROFESSIONAL', '2150-06-30');
    const { data } = await changePlan('STARTER', owner);
    expect(data.changeInstitutionPlan.institution).toEqual({ plan: 'STARTER', planUntil: '2150-06-30' });
    await changePlan('FREE', owner);
    expect(await planAs(owner)).toEqual({ plan: 'FREE', planUntil: null });
  });
});

describe('the last day of a plan', () => {
  const refused = (message: string) => ({
    code: 'INVALID',
    errors: [
      expect.objectContaining({
        extensions: expect.objectContaining({ fields: [{ field: 'until', message }] }),
      }),
    ],
  });

  test('is a day that is not over, of a plan other than Free', async () => {
    const { institution } = await aSchool();
    expect(await setPlan(institution, 'STARTER', dayIn(-2))).toMatchObject(
      refused('Choose a day that isn’t over.'),
    );
    expect(await setPlan(institution, 'FREE', dayIn(30))).toMatchObject(refused('Free has no last day.'));
    for (const day of ['2150-02-30', 'tomorrow'])
      expect((await setPlan(institution, 'STARTER', day)).code).toBe('INVALID');
  });

  test('is set by staff of the platform only', async () => {
    const { institution, owner } = await aSchool();
    expect((await setPlan(institution, 'STARTER', '2150-06-30', owner)).code).toBe('FORBIDDEN');
  });
});
