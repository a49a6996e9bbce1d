import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signIn, switchTo, whoAmI } from '#tests/modules/account/calls';
import { enroll, standing } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAccount,
  anAdmin,
  anApiToken,
  anEnrollment,
  anInstitution,
  aSession,
  aStudent,
  aTeacher,
  inDays,
  type InstitutionRow,
  type Member,
  PASSWORD,
} from '#tests/support/factories';
import { changeRole, removeMember, restoreMember } from './calls.ts';

let app: App;
let other: App;
let school: InstitutionRow;
let owner: Member;
let admin: Member;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ databaseUrl: app.databaseUrl }); // a second instance of the same product
  school = await anInstitution(app, { plan: 'professional' });
  owner = await aTeacher(app, { institution: school, isOwner: true });
  admin = await anAdmin(app, { institution: school });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

/** Waits until a condition holds, for example for a message between instances. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 60 && !(await holds()); tries++) await wait(50);
  expect(await holds()).toBe(true);
}

const wasMailed = (person: Member, subject: string): Promise<boolean> =>
  Promise.resolve(app.mails().some((mail) => mail.to.includes(person.email) && mail.subject === subject));

const watch = async (at: App, as: Member) => {
  const events = at.subscribe('subscription { notificationAdded { notification { id } } }', {}, { as });
  await events.ready;
  return events.next().catch((closing: { code: number }) => closing.code);
};

describe('removing a member', () => {
  test("ends the member's sessions, sockets and API tokens on every instance", async () => {
    const departed = await anAdmin(app, { institution: school });
    const token = await anApiToken(app, { by: departed });
    const institution = (at: App) => at.graphql('{ institution { id } }', {}, { as: token });
    expect((await whoAmI(other, departed.accessToken)).status).toBe(200);
    expect((await institution(other)).status).toBe(200);
    const socket = watch(other, departed);
    await wait(100);
    const { data } = await removeMember(app, departed, admin);
    expect(data.removeMember.member).toMatchObject({
      status: 'DEACTIVATED',
      viewerCan: { remove: false, restore: true, changeRole: false },
    });
    expect([4403, { done: true, value: undefined }]).toContainEqual(await socket);
    await until(async () => (await whoAmI(other, departed.accessToken)).code === 'TOKEN_EXPIRED');
    await until(async () => (await institution(other)).code === 'UNAUTHENTICATED');
    expect((await removeMember(app, admin, departed)).code).toBe('TOKEN_EXPIRED');
  });

  test("gives the member's seats to the next in the queue and keeps completed ones", async () => {
    const leaving = await aStudent(app, { institution: school });
    const waiting = await aStudent(app, { institution: school });
    const full = await aCohort(app, { by: owner, capacity: 1 });
    await anEnrollment(app, { cohort: full, student: leaving, enrolledAt: inDays(-3) });
    await anEnrollment(app, { cohort: full, student: waiting, status: 'waitlisted', enrolledAt: inDays(-2) });
    const done = await aCohort(app, { by: owner });
    await anEnrollment(app, { cohort: done, student: leaving, status: 'completed' });
    await removeMember(app, leaving, admin);
    expect(await standing(app, full)).toMatchObject({
      seats: 1,
      queue: 0,
      active: [waiting.accountId],
      cancelled: [leaving.accountId],
    });
    expect(await standing(app, done)).toMatchObject({ completed: [leaving.accountId] });
    await until(() => wasMailed(leaving, `Your membership in ${school.name} has ended`));
  });

  test('the person cannot rejoin on their own even if sign-up is open; other institutions are not affected', async () => {
    const student = await aStudent(app, { institution: school });
    const cohort = await aCohort(app, { by: owner, isPublic: true });
    await removeMember(app, student, owner);
    const credentials = { email: student.email, password: PASSWORD };
    const refused = { code: 'FORBIDDEN' };
    expect(await signIn(app, { ...credentials, institution: school.namespace })).toMatchObject(refused);
    const { data } = await signIn(app, credentials);
    expect(data.signIn.viewer).toMatchObject({ institution: null, memberships: [] });
    expect(await enroll(app, cohort, data.signIn)).toMatchObject(refused);
    expect((await switchTo(app, school.id, { as: data.signIn })).code).toBe('NOT_FOUND');
    expect(await standing(app, cohort)).toMatchObject({ seats: 0, active: [] });
  });

  test('an admin can undo it, and the person gets the former role', async () => {
    const teacher = await aTeacher(app, { institution: school });
    await removeMember(app, teacher, admin);
    const { data } = await restoreMember(app, teacher, admin);
    expect(data.restoreMember.member).toMatchObject({ status: 'ACTIVE', role: 'INSTRUCTOR' });
    const signedIn = await signIn(app, {
      email: teacher.email,
      password: PASSWORD,
      institution: school.namespace,
    });
    expect(signedIn.data.signIn.viewer.role).toBe('INSTRUCTOR');
    expect((await whoAmI(app, teacher.accessToken)).code).toBe('TOKEN_EXPIRED');
  });

  test('is felt within 31 s on HTTP and at the next check on sockets, even if an instance was not notified', async () => {
    const departed = await aStudent(app, { institution: school });
    expect((await whoAmI(other, departed.accessToken)).status).toBe(200);
    const end = watch(other, departed);
    const bus = vi.spyOn(app.services.bus, 'publish').mockResolvedValue();
    await removeMember(app, departed, admin);
    bus.mockRestore();
    const institution = () => other.graphql('{ institution { id } }', {}, { as: departed });
    expect((await institution()).data.institution).toEqual({ id: school.id }); // from the cache
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 31_000);
    const later = async () => (await institution()).data?.institution ?? null;
    await expect.poll(later).toBeNull(); // the cache looks at the clock ten times a second
    clock.mockRestore();
    expect(await end).toBe(4403);
  });

  test('removes the person from the lists of members and contacts', async () => {
    const teacher = await aTeacher(app, { institution: school, lastName: 'Departed' });
    await removeMember(app, teacher, admin);
    const list = async (query: string) => JSON.stringify((await app.graphql(query, {}, { as: admin })).data);
    expect(await list('{ members(search: "Departed") { nodes { id } } }')).not.toContain(
      teacher.membershipId,
    );
    expect(await list('{ contacts(search: "Departed") { nodes { id } } }')).not.toContain(
      teacher.membershipId,
    );
    expect(await list('{ members(search: "Departed", status: DEACTIVATED) { nodes { id } } }')).toContain(
      teacher.membershipId,
    );
  });
});

describe('permission to manage members', () => {
  const outcomes = async (as: Member, target: Member) => [
    (await removeMember(app, target, as)).code,
    (await changeRole(app, target, 'STUDENT', as)).code,
    (await restoreMember(app, target, as)).code,
  ];
  const FORBIDDEN = ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'];

  test('nobody manages the owner or themselves, and only admins manage others', async () => {
    const teacher = await aTeacher(app, { institution: school });
    const student = await aStudent(app, { institution: school });
    expect(await outcomes(admin, owner)).toEqual(FORBIDDEN);
    expect(await outcomes(owner, owner)).toEqual(FORBIDDEN);
    expect(await outcomes(admin, admin)).toEqual(FORBIDDEN);
    expect(await outcomes(teacher, admin)).toEqual(FORBIDDEN);
    expect(await outcomes(teacher, student)).toEqual(FORBIDDEN);
    expect(await outcomes(student, student)).toEqual(FORBIDDEN);
    const elsewhere = await anAdmin(app);
    expect(await outcomes(elsewhere, student)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });

  test('one of two admins who remove each other concurrently stays', async () => {
    const institution = await anInstitution(app);
    const [one, two] = [await anAdmin(app, { institution }), await anAdmin(app, { institution })];
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all([removeMember(app, two, one), removeMember(other, one, two)]);
      const { rows } = await app.db.query<{ id: string }>(
        `select id from membership where institution_id = $1 and status = 'active'`,
        [institution.id],
      );
      expect(rows).toHaveLength(1);
      expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
      await app.db.query(`update membership set status = 'active' where institution_id = $1`, [
        institution.id,
      ]);
      for (const person of [one, two]) Object.assign(person, await aSession(app, person));
    }
  });

  test('a token needs its scope, and manages no admins', async () => {
    const student = await aStudent(app, { institution: school });
    const colleague = await anAdmin(app, { institution: school });
    const reads = await anApiToken(app, { by: admin, scopes: ['members:read'] });
    const writes = await anApiToken(app, { by: admin, scopes: ['members:read', 'members:write'] });
    expect((await removeMember(app, student, reads)).code).toBe('FORBIDDEN');
    expect((await changeRole(app, student, 'INSTRUCTOR', reads)).code).toBe('FORBIDDEN');
    expect((await changeRole(app, student, 'ADMIN', writes)).code).toBe('FORBIDDEN');
    expect((await changeRole(app, colleague, 'STUDENT', writes)).code).toBe('FORBIDDEN');
    expect((await removeMember(app, colleague, writes)).code).toBe('FORBIDDEN');
    expect((await changeRole(app, student, 'INSTRUCTOR', writes)).errors).toEqual([]);
    expect((await removeMember(app, student, writes)).errors).toEqual([]);
  });
});

describe('changing a role', () => {
  test('takes effect on open sessions and sockets of every instance', async () => {
    const colleague = await anAdmin(app, { institution: school });
    const members = (at: App) => at.graphql('{ members { totalCount } }', {}, { as: colleague });
    expect((await members(other)).status).toBe(200);
    const events = other.subscribe(
      'subscription { cohortChanged { cohort { title viewerCan { edit } } } }',
      {},
      { as: colleague },
    );
    await events.ready;
    await changeRole(app, colleague, 'STUDENT', owner);
    await until(async () => (await members(other)).code === 'FORBIDDEN');
    const cohort = await aCohort(app, { by: owner });
    await app.services.bus.publish('cohortChanged', { institutionId: school.id, cohortId: cohort.id });
    const { value } = await events.next();
    expect(value!.data!.cohortChanged.cohort.viewerCan.edit).toBe(false);
    await events.return();
    await until(() => wasMailed(colleague, `Your role in ${school.name} has changed`));
  });

  test('to student removes the person from the teachers of cohorts', async () => {
    const teacher = await aTeacher(app, { institution: school });
    const cohort = await aCohort(app, { by: owner });
    await app.graphql(
      'mutation ($id: ID!, $member: ID!) { addCohortInstructor(input: { cohortId: $id, memberId: $member }) { cohort { id } } }',
      { id: cohort.id, member: teacher.membershipId },
      { as: owner },
    );
    await changeRole(app, teacher, 'STUDENT', owner);
    const { rows } = await app.db.query('select 1 from cohort_instructor where membership_id = $1', [
      teacher.membershipId,
    ]);
    expect(rows).toEqual([]);
  });

  test('of a removed member is rejected', async () => {
    const student = await aStudent(app, { institution: school });
    await removeMember(app, student, admin);
    expect(await changeRole(app, student, 'ADMIN', owner)).toMatchObject({ code: 'CONFLICT' });
  });
});

test('a member who enrolls while being removed keeps no seat', async () => {
  for (let round = 0; round < 5; round++) {
    const student = await aStudent(app, { institution: school });
    const cohort = await aCohort(app, { by: owner });
    await whoAmI(other, student.accessToken);
    await Promise.all([enroll(other, cohort, student), removeMember(app, student, admin)]);
    expect(await standing(app, cohort)).toMatchObject({ seats: 0, active: [] });
  }
});

test('an account without an institution has nothing to manage', async () => {
  const stranger = await anAccount(app);
  expect((await removeMember(app, admin, stranger)).code).toBe('FORBIDDEN');
});
