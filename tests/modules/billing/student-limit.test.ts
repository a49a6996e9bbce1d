import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enroll } from '#tests/modules/enrollment/calls';
import { signIn } from '#tests/modules/account/calls';
import { acceptInvitation, inviteMembers } from '#tests/modules/invitation/calls';
import { changeRole, restoreMember } from '#tests/modules/membership/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aMemberInvitation,
  anAccount,
  anAdmin,
  anInstitution,
  aStudent,
  aTeacher,
  type Member,
  PASSWORD,
} from '#tests/support/factories';
import { withoutLock } from './without-lock.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const times = <Item>(n: number, make: () => Promise<Item>) => Promise.all(Array.from({ length: n }, make));

/** Creates an institution with the plan Free, which includes three students, and some students. */
async function aFreeInstitution(students: number) {
  const institution = await anInstitution(app, { plan: 'free' });
  const admin = await anAdmin(app, { institution });
  const teacher = await aTeacher(app, { institution });
  const members = await times(students, () => aStudent(app, { institution }));
  return { institution, admin, teacher, members };
}

const studentsOf = async ({ institution }: Pick<Member, 'institution'>) => {
  const { rows } = await app.db.query<{ n: number }>(
    `select count(*)::int as n from membership where institution_id = $1 and role = 'student' and status = 'active'`,
    [institution.id],
  );
  return rows[0]!.n;
};

/** Invites one person and returns the error, or null. */
const invite = async (email: string, role: 'INSTRUCTOR' | 'STUDENT', as: Member) =>
  (await inviteMembers(app, [{ email, role }], as)).data.inviteMembers.results[0].error as object | null;

const refusal = (message: string) => ({ code: 'PLAN_LIMIT', errors: [expect.objectContaining({ message })] });

const PERSON = refusal(
  'This institution has no place for another student right now. Ask its staff to make room.',
);
const STAFF = refusal(
  'Your plan includes 3 students, and all places are taken. Get a larger plan at /isettings?tab=billing, or remove a student.',
);

describe('an institution with as many students as its plan includes refuses', () => {
  test('a person who signs in at its host, who joins after it upgrades', async () => {
    const { institution, admin } = await aFreeInstitution(3);
    const { email } = await anAccount(app);
    const enter = () => signIn(app, { email, password: PASSWORD }, { host: institution.namespace });
    expect(await enter()).toMatchObject(PERSON);
    await app.db.query(`update institution set plan = 'starter' where id = $1`, [institution.id]);
    expect((await enter()).code).toBeUndefined();
    expect(await studentsOf(admin)).toBe(4);
  });

  test('a person who enrolls from outside, without taking the seat', async () => {
    const { teacher } = await aFreeInstitution(3);
    const cohort = await aCohort(app, { by: teacher, isPublic: true });
    expect(await enroll(app, cohort, await anAccount(app))).toMatchObject(PERSON);
    const { rows } = await app.db.query('select student_count from cohort where id = $1', [cohort.id]);
    expect(rows).toEqual([{ student_count: 0 }]);
  });

  test('an invited person, whose invitation stays valid', async () => {
    const { admin, members } = await aFreeInstitution(3);
    const person = await anAccount(app);
    const { token } = await aMemberInvitation(app, { by: admin, email: person.email });
    expect(await acceptInvitation(app, token, { as: person })).toMatchObject(PERSON);
    await app.db.query(`update membership set status = 'deactivated' where id = $1`, [
      members[0]!.membershipId,
    ]);
    expect((await acceptInvitation(app, token, { as: person })).code).toBeUndefined();
  });

  test('the restoring of a student and the role of a student', async () => {
    const { admin, teacher, members } = await aFreeInstitution(4);
    const [removed] = members;
    await app.db.query(`update membership set status = 'deactivated' where id = $1`, [removed!.membershipId]);
    expect(await restoreMember(app, removed!, admin)).toMatchObject(STAFF);
    expect(await changeRole(app, teacher, 'STUDENT', admin)).toMatchObject(STAFF);
    expect(await studentsOf(admin)).toBe(3);
  });

  test('the invitation of another student; open invitations count, and renewed ones do not count twice', async () => {
    const { admin } = await aFreeInstitution(2);
    const open = await aMemberInvitation(app, { by: admin });
    expect(await invite('new@example.org', 'STUDENT', admin)).toMatchObject({
      code: 'PLAN_LIMIT',
      message: expect.stringContaining(
        'Get a larger plan at /isettings?tab=billing, or cancel an invitation.',
      ),
    });
    expect(await invite(open.email, 'STUDENT', admin)).toBeNull();
    expect(await invite('staff@example.org', 'INSTRUCTOR', admin)).toBeNull();
  });
});

test('after a downgrade below the number of students all of them stay', async () => {
  const { institution, admin, members, teacher } = await aFreeInstitution(5);
  const [student] = members;
  const again = await signIn(
    app,
    { email: student!.email, password: PASSWORD },
    { host: institution.namespace },
  );
  expect(again.code).toBeUndefined();
  expect((await enroll(app, await aCohort(app, { by: teacher }), student!)).code).toBeUndefined();
  expect(await studentsOf(admin)).toBe(5);
});

describe('100 people join an institution concurrently, each through another cohort', () => {
  const PEOPLE = 100;

  async function joinAll(plan: 'free' | 'starter') {
    const institution = await anInstitution(app, { plan });
    const teacher = await aTeacher(app, { institution });
    const cohorts = await times(PEOPLE, () => aCohort(app, { by: teacher, isPublic: true }));
    const people = await times(PEOPLE, () => anAccount(app));
    const answers = await Promise.all(people.map((person, at) => enroll(app, cohorts[at]!, person)));
    return { answers, students: await studentsOf(teacher) };
  }

  test('as many as the plan includes become students', async () => {
    const { answers, students } = await joinAll('starter');
    expect(students).toBe(20);
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(20);
    expect(answers.filter(({ code }) => code === 'PLAN_LIMIT')).toHaveLength(PEOPLE - 20);
  });

  test('without the lock more become students (negative control)', async () => {
    const { students } = await withoutLock(app, 4, () => joinAll('free'));
    expect(students).toBeGreaterThan(3);
  });
});
