import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetAttempts, whoAmI } from '#tests/modules/account/calls';
import { standing } from '#tests/modules/enrollment/calls';
import { changeRole, removeMember } from '#tests/modules/membership/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aMemberInvitation,
  anAccount,
  anAdmin,
  anEnrollment,
  anInstitution,
  aSession,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type InstitutionRow,
  type Member,
} from '#tests/support/factories';
import { acceptInvitation, readInvitation } from './calls.ts';

let app: App;
let school: InstitutionRow;
let admin: Member;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  school = await anInstitution(app, { name: 'Night School' });
  await app.db.query('update institution set is_sign_up_open = false where id = $1', [school.id]);
  admin = await anAdmin(app, { institution: school, firstName: 'Ada', lastName: 'Love' });
  teacher = await aTeacher(app, { institution: school });
});
afterAll(() => app.stop());

/** Returns a signed-in account without an institution, and an invitation to its address. */
async function anInvitee(options: Partial<Parameters<typeof aMemberInvitation>[1]> = {}) {
  const person = await anAccount(app);
  const invitation = await aMemberInvitation(app, { by: admin, email: person.email, ...options });
  return { person, invitation, accept: () => acceptInvitation(app, invitation.token, { as: person }) };
}

const membersOf = async (accountId: string) =>
  (
    await app.db.query(
      'select role, status, access from membership where account_id = $1 and institution_id = $2',
      [accountId, school.id],
    )
  ).rows as object[];

const deleteCohort = (id: string) => app.db.query('update cohort set deleted_at = now() where id = $1', [id]);

describe('the page of an invitation', () => {
  test('shows the inviter, the role, the institution and the cohort, and nothing else', async () => {
    const cohort = await aCohort(app, { by: teacher, title: 'Knots' });
    const { token } = await aMemberInvitation(app, { by: admin, cohort });
    const { data, text } = await readInvitation(app, token, { as: aVisitor() });
    expect(data.memberInvitation).toEqual({
      institutionName: 'Night School',
      inviterName: 'Ada Love',
      role: 'STUDENT',
      cohortTitle: 'Knots',
      firstName: '',
      lastName: '',
    });
    expect(text).not.toContain('@');
    await deleteCohort(cohort.id);
    expect((await readInvitation(app, token)).data.memberInvitation.cohortTitle).toBeNull();
  });

  test('unknown, expired, used and cancelled tokens look alike', async () => {
    const invitation = (times: object) => aMemberInvitation(app, { by: admin, ...times });
    const foreign = await aMemberInvitation(app, { by: await anAdmin(app) });
    const answers = [];
    for (const token of [
      'x',
      'A'.repeat(64),
      foreign.token.slice(0, 24) + (await invitation({})).token.slice(24),
      (await invitation({ expiresAt: inDays(-1) })).token,
      (await invitation({ acceptedAt: new Date() })).token,
      (await invitation({ cancelledAt: new Date() })).token,
    ])
      answers.push(await readInvitation(app, token));
    for (const { code, errors } of answers) {
      expect(code).toBe('NOT_FOUND');
      expect(errors).toEqual(answers[0]!.errors);
    }
  });

  test('limits wrong tokens per network, without hiding the right one', async () => {
    const { token } = await aMemberInvitation(app, { by: admin });
    await app.db.query(`update attempt set count = 100 where key like 'address-reset-link:%'`);
    expect((await readInvitation(app, 'x')).code).toBe('TOO_MANY_REQUESTS');
    expect((await readInvitation(app, token)).code).toBeUndefined();
    await forgetAttempts(app);
  });

  test('sends no referrer', async () => {
    const { headers } = await app.request('GET', '/invitations/some-token', {
      headers: { accept: 'text/html' },
    });
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});

describe('accepting an invitation', () => {
  test('makes a member with the role, enrolls, and signs in to the institution, also where sign-up is closed', async () => {
    const cohort = await aCohort(app, {
      by: teacher,
      registrationDeadline: inDays(-1),
      startDate: inDays(3),
    });
    const { person, accept } = await anInvitee({ cohort });
    const { data, errors } = await accept();
    expect(errors).toEqual([]);
    const { accessToken, viewer, enrollment } = data.acceptMemberInvitation;
    expect(viewer).toMatchObject({ email: person.email, role: 'STUDENT', institution: { id: school.id } });
    expect(enrollment.status).toBe('ACTIVE');
    expect(await membersOf(person.accountId)).toEqual([
      { role: 'student', status: 'active', access: 'member' },
    ]);
    expect(await standing(app, cohort)).toMatchObject({ active: [person.accountId] });
    expect((await whoAmI(app, accessToken as string)).data.viewer.institution).toEqual({
      namespace: school.namespace,
    });
    expect((await whoAmI(app, person.accessToken)).code).toBe('TOKEN_EXPIRED'); // the old session was replaced
  });

  test('enrolls as the rules of enrolling say', async () => {
    const full = await aCohort(app, { by: teacher, capacity: 1 });
    await anEnrollment(app, { cohort: full, student: await aStudent(app, { institution: school }) });
    const priced = await aCohort(app, { by: teacher, price: 20 });
    const deleted = await aCohort(app, { by: teacher });
    const ended = await aCohort(app, { by: teacher });
    const expected = [
      [full, 'WAITLISTED'],
      [priced, 'PENDING'],
      [deleted, undefined],
      [ended, undefined],
    ] as const;
    for (const [cohort, status] of expected) {
      const { person, accept } = await anInvitee({ cohort });
      if (cohort === deleted) await deleteCohort(deleted.id);
      if (cohort === ended)
        await app.db.query(
          `update cohort set start_date = now() - interval '9 days', end_date = now() - interval '1 day' where id = $1`,
          [ended.id],
        );
      const { data } = await accept();
      expect(data.acceptMemberInvitation.enrollment?.status).toBe(status);
      expect(await membersOf(person.accountId)).toHaveLength(1);
    }
  });

  test('keeps a higher role, and lifts a membership by seat', async () => {
    const instructor = await aTeacher(app, { institution: school });
    const { token } = await aMemberInvitation(app, { by: admin, email: instructor.email });
    expect(
      (await acceptInvitation(app, token, { as: instructor })).data.acceptMemberInvitation.viewer.role,
    ).toBe('INSTRUCTOR');
    const guest = await aStudent(app, { institution: school });
    await app.db.query(`update membership set access = 'seat' where id = $1`, [guest.membershipId]);
    const invitation = await aMemberInvitation(app, { by: admin, email: guest.email });
    expect((await acceptInvitation(app, invitation.token, { as: guest })).errors).toEqual([]);
    expect(await membersOf(guest.accountId)).toMatchObject([{ access: 'member' }]);
  });

  test('lets no removed member back by an invitation from before the removal', async () => {
    const departed = await anAdmin(app, { institution: school });
    const friend = await anAccount(app);
    const own = await aMemberInvitation(app, { by: admin, email: departed.email, role: 'admin' });
    const toFriend = await aMemberInvitation(app, { by: departed, email: friend.email, role: 'instructor' });
    const toStudent = await aMemberInvitation(app, { by: departed });
    const toColleague = await aMemberInvitation(app, { by: admin, role: 'admin' });
    expect((await removeMember(app, departed, admin)).errors).toEqual([]);
    const returning = {
      ...departed,
      ...(await aSession(app, { ...departed, institution: null, membershipId: null, role: null })),
    };
    expect((await acceptInvitation(app, own.token, { as: returning })).code).toBe('NOT_FOUND');
    expect((await acceptInvitation(app, toFriend.token, { as: friend })).code).toBe('NOT_FOUND');
    expect(await membersOf(departed.accountId)).toMatchObject([{ status: 'deactivated' }]);
    for (const { token } of [toStudent, toColleague])
      expect((await readInvitation(app, token)).errors).toEqual([]);
    const later = await aMemberInvitation(app, { by: admin, email: departed.email });
    expect((await acceptInvitation(app, later.token, { as: returning })).errors).toEqual([]);
    expect(await membersOf(departed.accountId)).toMatchObject([{ status: 'active', role: 'student' }]);
  });

  test('gives no role back that a member lost', async () => {
    const demoted = await anAdmin(app, { institution: school });
    const { token } = await aMemberInvitation(app, { by: admin, email: demoted.email, role: 'admin' });
    const raised = await aStudent(app, { institution: school });
    const other = await aMemberInvitation(app, { by: admin, email: raised.email, role: 'admin' });
    expect((await changeRole(app, demoted, 'INSTRUCTOR', admin)).errors).toEqual([]);
    expect((await changeRole(app, raised, 'INSTRUCTOR', admin)).errors).toEqual([]);
    expect((await acceptInvitation(app, token, { as: demoted })).code).toBe('NOT_FOUND');
    expect(await membersOf(demoted.accountId)).toMatchObject([{ role: 'instructor' }]);
    expect((await acceptInvitation(app, other.token, { as: raised })).errors).toEqual([]);
  });

  test('is refused to another account, with the masked address', async () => {
    const { token } = await aMemberInvitation(app, { by: admin, email: 'rosa@example.org' });
    const { code, errors } = await acceptInvitation(app, token, { as: await anAccount(app) });
    expect(code).toBe('FORBIDDEN');
    expect(errors[0]!.message).toBe(
      'This invitation is for r…@example.org. Sign in with that address to accept it.',
    );
    expect((await readInvitation(app, token)).code).toBeUndefined();
  });

  test('requires a session with a verified address', async () => {
    const { invitation } = await anInvitee();
    const unverified = await anAccount(app, { isVerified: false });
    expect((await acceptInvitation(app, invitation.token, { as: unverified })).code).toBe('UNVERIFIED');
    expect((await acceptInvitation(app, invitation.token, { as: aVisitor() })).code).toBe('UNAUTHENTICATED');
  });

  test('is refused while the institution is suspended, and on the host of another one', async () => {
    const { invitation, accept } = await anInvitee();
    const elsewhere = await anInstitution(app);
    const abroad = await readInvitation(app, invitation.token, { host: elsewhere.namespace });
    expect(abroad.code).toBe('FORBIDDEN');
    await app.db.query('update institution set suspended_at = now() where id = $1', [school.id]);
    const answers = [await readInvitation(app, invitation.token), await accept()];
    await app.db.query('update institution set suspended_at = null where id = $1', [school.id]);
    for (const { code, errors } of answers) {
      expect(code).toBe('FORBIDDEN');
      expect(errors[0]!.message).toBe('Night School is suspended.');
    }
    expect((await accept()).errors).toEqual([]);
  });
});

describe('two parallel calls', () => {
  /** Accepts one invitation from two sessions of its person at the same time. Returns the codes. */
  async function acceptTwice() {
    const { person, invitation } = await anInvitee();
    const other = { ...person, ...(await aSession(app, person)) };
    const answers = await Promise.all(
      [person, other].map((as) => acceptInvitation(app, invitation.token, { as })),
    );
    expect(await membersOf(person.accountId)).toHaveLength(1);
    return answers.map(({ code }) => code);
  }

  test('accept an invitation once', async () => {
    for (let round = 0; round < 5; round++)
      expect(new Set(await acceptTwice())).toEqual(new Set(['NOT_FOUND', undefined]));
  });

  test('accept it twice where only the page is checked (negative control)', async () => {
    const connection = app.services.orm.em.getDriver().getConnection();
    const execute = connection.execute.bind(connection);
    const unchecked = (sql: string) =>
      sql.startsWith('update member_invitation') ? sql.replace(/ and accepted_at is null.*$/m, '') : sql;
    connection.execute = (sql, ...rest) => execute(typeof sql === 'string' ? unchecked(sql) : sql, ...rest);
    try {
      const rounds = [];
      for (let round = 0; round < 5; round++) rounds.push(await acceptTwice());
      expect(rounds).toContainEqual([undefined, undefined]);
    } finally {
      connection.execute = execute;
    }
  });
});
