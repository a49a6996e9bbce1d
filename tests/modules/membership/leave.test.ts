import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { whoAmI } from '#tests/modules/account/calls';
import { standing } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAdmin,
  anApiToken,
  anEnrollment,
  anInstitution,
  aStudent,
  aTeacher,
  type InstitutionRow,
  type Member,
} from '#tests/support/factories';
import { changeRole, leave, removeMember, transferOwnership } from './calls.ts';

let app: App;
let school: InstitutionRow;
let owner: Member;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  school = await anInstitution(app, { plan: 'professional' });
  owner = await aTeacher(app, { institution: school, isOwner: true });
});

const rowOf = async ({ membershipId }: Member) =>
  (
    await app.db.query('select role, status, is_owner as "isOwner" from membership where id = $1', [
      membershipId,
    ])
  ).rows[0];

describe('leaving an institution', () => {
  test('frees the seats, ends the session with its socket, and mails the person', async () => {
    const student = await aStudent(app, { institution: school });
    const socket = app.subscribe(
      'subscription { notificationAdded { notification { id } } }',
      {},
      { as: student },
    );
    await socket.ready;
    const closing = socket.next().catch((error: { code: number }) => error.code);
    const cohort = await aCohort(app, { by: owner, capacity: 1 });
    await anEnrollment(app, { cohort, student });
    const { data, errors } = await leave(app, student, student);
    expect(errors).toEqual([]);
    expect(data.leaveInstitution.member).toMatchObject({ status: 'DEACTIVATED' });
    expect(await standing(app, cohort)).toMatchObject({ seats: 0, cancelled: [student.accountId] });
    expect((await whoAmI(app, student.accessToken)).code).toBe('TOKEN_EXPIRED');
    expect([4403, { done: true, value: undefined }]).toContainEqual(await closing); // within the test's five seconds
    await expect
      .poll(() =>
        app
          .mails()
          .some(({ to, subject }) => to.includes(student.email) && subject === `You left ${school.name}`),
      )
      .toBe(true);
  });

  test('is refused to the owner, and to an admin without others', async () => {
    const { code, errors } = await leave(app, owner, owner);
    expect([code, errors[0]!.message]).toEqual([
      'CONFLICT',
      'You own this institution. Transfer the ownership to another member first.',
    ]);
    const lonely = await anAdmin(app);
    expect((await leave(app, lonely, lonely)).errors[0]!.message).toBe(
      'You’re the last admin. Make another member an admin first.',
    );
    expect(await rowOf(lonely)).toMatchObject({ status: 'active' });
  });

  test('is possible for one of two admins at the same time', async () => {
    const one = await anAdmin(app);
    const two = await anAdmin(app, { institution: one.institution });
    const codes = (await Promise.all([leave(app, one, one), leave(app, two, two)])).map(({ code }) => code);
    expect(codes).toContain('CONFLICT');
    expect(codes).toContain(undefined);
  });

  test('is only for oneself, and not for an API token', async () => {
    const admin = await anAdmin(app, { institution: school });
    const student = await aStudent(app, { institution: school });
    expect((await leave(app, student, admin)).code).toBe('NOT_FOUND');
    const token = await anApiToken(app, { by: admin });
    expect((await leave(app, admin, token)).code).toBe('FORBIDDEN');
    expect(await rowOf(admin)).toMatchObject({ status: 'active' });
  });
});

describe('transferring the ownership', () => {
  test('makes another member the owner and the former one an admin, at once', async () => {
    const next = await aTeacher(app, { institution: school });
    const { data, errors } = await transferOwnership(app, next, owner);
    expect(errors).toEqual([]);
    expect(data.transferOwnership.member).toMatchObject({ role: 'ADMIN' });
    expect(await rowOf(next)).toEqual({ role: 'admin', status: 'active', isOwner: true });
    expect(await rowOf(owner)).toEqual({ role: 'admin', status: 'active', isOwner: false });
    expect((await removeMember(app, next, owner)).code).toBe('FORBIDDEN');
    await expect.poll(async () => (await changeRole(app, owner, 'INSTRUCTOR', next)).errors).toEqual([]);
    expect(await rowOf(owner)).toMatchObject({ role: 'instructor' });
  });

  test('is for the owner only, and to an active member', async () => {
    const admin = await anAdmin(app, { institution: school });
    const student = await aStudent(app, { institution: school });
    expect((await transferOwnership(app, admin, admin)).code).toBe('FORBIDDEN');
    expect((await transferOwnership(app, student, admin)).code).toBe('FORBIDDEN');
    expect((await transferOwnership(app, owner, owner)).code).toBe('FORBIDDEN');
    expect((await transferOwnership(app, await anAdmin(app), owner)).code).toBe('NOT_FOUND');
    await removeMember(app, student, owner);
    expect((await transferOwnership(app, student, owner)).code).toBe('CONFLICT');
    expect(await rowOf(owner)).toMatchObject({ isOwner: true });
  });

  test('to two members at the same time reaches one of them', async () => {
    const [one, two] = [
      await anAdmin(app, { institution: school }),
      await anAdmin(app, { institution: school }),
    ];
    const codes = (
      await Promise.all([transferOwnership(app, one, owner), transferOwnership(app, two, owner)])
    ).map(({ code }) => code);
    expect(codes).toContain('FORBIDDEN');
    expect(codes).toContain(undefined);
    const { rowCount } = await app.db.query('select from membership where institution_id = $1 and is_owner', [
      school.id,
    ]);
    expect(rowCount).toBe(1);
  });
});
