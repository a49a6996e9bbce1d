import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeMember } from '#tests/modules/membership/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aMemberInvitation,
  aMembership,
  anAccount,
  anAdmin,
  anApiToken,
  anInstitution,
  aSession,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type InstitutionRow,
  type Member,
} from '#tests/support/factories';
import {
  acceptInvitation,
  cancelInvitation,
  inviteMembers,
  listInvitations,
  readInvitation,
  resendInvitation,
  tokenMailedTo,
} from './calls.ts';

let app: App;
let school: InstitutionRow;
let admin: Member;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  school = await anInstitution(app, { name: 'Night <School>', plan: 'professional' });
  admin = await anAdmin(app, { institution: school, firstName: 'Ada', lastName: 'Love' });
  teacher = await aTeacher(app, { institution: school });
});
afterAll(() => app.stop());

let count = 0;
const newEmail = () => `guest-${++count}@example.org`;

/** Pretends that the mails to an address were sent before that many minutes. */
const sentBefore = (email: string, minutes: number) =>
  app.db.query(`update member_invitation set sent_at = now() - $2 * interval '1 minute' where email = $1`, [
    email,
    minutes,
  ]);

describe('inviting members', () => {
  test('mails each address a link, and stores only the hash of its token', async () => {
    const cohort = await aCohort(app, { by: teacher, title: 'Knots & "Ropes"' });
    const [student, colleague] = [newEmail(), newEmail()];
    const { data, errors } = await inviteMembers(
      app,
      [
        { email: ` ${student.toUpperCase()} `, cohortId: cohort.id },
        { email: colleague, role: 'INSTRUCTOR' },
      ],
      admin,
      'Come & see <b>this</b>.',
    );
    expect(errors).toEqual([]);
    expect(data.inviteMembers.results).toMatchObject([
      {
        index: 0,
        outcome: 'INVITED',
        error: null,
        memberInvitation: {
          email: student,
          role: 'STUDENT',
          status: 'OPEN',
          cohort: { id: cohort.id },
          invitedBy: { id: admin.membershipId },
        },
      },
      { index: 1, outcome: 'INVITED', memberInvitation: { role: 'INSTRUCTOR', cohort: null } },
    ]);
    const { sentAt, expiresAt } = data.inviteMembers.results[0].memberInvitation as Record<string, string>;
    expect(Date.parse(expiresAt!) - Date.parse(sentAt!)).toBe(14 * 86_400_000);
    const [mail] = await app.mailTo(student);
    expect(mail!.to).toEqual([student]);
    expect(mail!.subject).toBe('Ada Love invites you to Night <School>');
    expect(mail!.text).toContain('Ada Love invites you to join Night <School> at Lyceum as a student.');
    expect(mail!.text).toContain('You’ll be enrolled in "Knots & "Ropes"".');
    expect(mail!.text).toContain('> Come & see <b>this</b>.');
    expect(mail!.html).toContain('Come &amp; see &lt;b&gt;this&lt;/b&gt;.');
    const token = await tokenMailedTo(app, student);
    expect(mail!.text).toContain(`http://localhost:${app.port}/invitations/${token}`);
    const { rows } = await app.db.query('select to_jsonb(i)::text as row from member_invitation i');
    expect(rows.map(({ row }) => row as string).join()).not.toContain(token);
    const log = await app.db.query('select to_jsonb(a)::text as entry from audit_entry a');
    expect(log.rows.map(({ entry }) => entry as string).join()).not.toContain(token);
  });

  test('reports each item, and one that fails does not affect the others', async () => {
    const known = await aStudent(app, { institution: school });
    const ended = await aCohort(app, { by: teacher, startDate: inDays(-9), endDate: inDays(-1) });
    const foreign = await aCohort(app, { by: await aTeacher(app), isPublic: true });
    const email = newEmail();
    const { data } = await inviteMembers(
      app,
      [
        { email: 'no address' },
        { email: known.email },
        { email: newEmail(), cohortId: ended.id },
        { email: newEmail(), cohortId: foreign.id },
        { email: newEmail(), role: 'INSTRUCTOR', cohortId: ended.id },
        { email },
        { email },
      ],
      admin,
    );
    const results = data.inviteMembers.results as { outcome: string; error: { code: string } | null }[];
    expect(results.map(({ outcome, error }) => error?.code ?? outcome)).toEqual([
      'INVALID',
      'CONFLICT',
      'DEADLINE_PASSED',
      'NOT_FOUND',
      'INVALID',
      'INVITED',
      'ALREADY_INVITED',
    ]);
    expect(results[0]!.error).toMatchObject({
      fields: [{ field: 'email', message: 'Enter a valid email address.' }],
    });
    expect(results[1]!.error).toMatchObject({ message: 'This person is already a member.' });
  });

  test('an address with an account elsewhere is invited exactly like an unknown one', async () => {
    const elsewhere = await anAdmin(app);
    const { data } = await inviteMembers(app, [{ email: elsewhere.email }, { email: newEmail() }], admin);
    const [known, unknown] = data.inviteMembers.results as Record<string, Record<string, unknown>>[];
    const without = ({ memberInvitation, ...rest }: Record<string, Record<string, unknown>>) => ({
      ...rest,
      index: 0,
      memberInvitation: { ...memberInvitation, id: '', email: '', sentAt: '', expiresAt: '' },
    });
    expect(without(known!)).toEqual(without(unknown!));
  });

  test('renews an unanswered invitation once an hour has passed, and ends the old link', async () => {
    const email = newEmail();
    await inviteMembers(app, [{ email }], admin);
    const first = await tokenMailedTo(app, email);
    await sentBefore(email, 61);
    const { data } = await inviteMembers(app, [{ email, role: 'INSTRUCTOR' }], admin);
    expect(data.inviteMembers.results).toMatchObject([
      { outcome: 'INVITED', memberInvitation: { role: 'INSTRUCTOR' } },
    ]);
    const second = await tokenMailedTo(app, email, 2);
    expect((await readInvitation(app, first)).code).toBe('NOT_FOUND');
    expect((await readInvitation(app, second)).code).toBeUndefined();
    expect(
      (await listInvitations(app, `(search: "${email}")`, admin)).data.memberInvitations.totalCount,
    ).toBe(1);
  });

  test('ten concurrent invitations of one address send one mail', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => inviteMembers(app, [{ email }], admin)),
    );
    const outcomes = answers.map(({ data }) => data.inviteMembers.results[0].outcome as string);
    expect(outcomes.filter((outcome) => outcome === 'INVITED')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'ALREADY_INVITED')).toHaveLength(9);
    expect(await app.mailTo(email)).toHaveLength(1);
  });

  test('is for admins and the owner', async () => {
    const owner = await aTeacher(app, { institution: school, isOwner: true });
    const student = await aStudent(app, { institution: school });
    expect((await inviteMembers(app, [{ email: newEmail() }], owner)).errors).toEqual([]);
    for (const [as, code] of [
      [teacher, 'FORBIDDEN'],
      [student, 'FORBIDDEN'],
      [await anAccount(app), 'FORBIDDEN'],
      [aVisitor(), 'UNAUTHENTICATED'],
    ] as const)
      expect(await inviteMembers(app, [{ email: newEmail() }], as)).toMatchObject({
        code,
        data: { inviteMembers: null },
      });
  });

  test('an API token needs the scope for members, and invites no admins', async () => {
    const writer = await anApiToken(app, { by: admin, scopes: ['members:write', 'members:read'] });
    const { data } = await inviteMembers(
      app,
      [{ email: newEmail() }, { email: newEmail(), role: 'ADMIN' }],
      writer,
    );
    expect(data.inviteMembers.results).toMatchObject([
      { outcome: 'INVITED' },
      { error: { code: 'FORBIDDEN' } },
    ]);
    const reader = await anApiToken(app, { by: admin, scopes: ['members:read'] });
    expect((await inviteMembers(app, [{ email: newEmail() }], reader)).code).toBe('FORBIDDEN');
    expect((await listInvitations(app, '', reader)).code).toBeUndefined();
  });

  test('limits mails per institution and per address', async () => {
    const busy = await anAdmin(app);
    await app.db.query(
      `insert into attempt (key, count, ends_at) values ($1, 499, now() + interval '1 hour')`,
      [`invitations-of-institution:${busy.institution.id}`],
    );
    const { data } = await inviteMembers(app, [{ email: newEmail() }, { email: newEmail() }], busy);
    expect(data.inviteMembers.results).toMatchObject([
      { outcome: 'INVITED' },
      { error: { code: 'TOO_MANY_REQUESTS' } },
    ]);
    const email = newEmail();
    const codes: unknown[] = [];
    for (let time = 0; time < 6; time++) {
      const { results } = (await inviteMembers(app, [{ email }], admin)).data.inviteMembers;
      codes.push(results[0].error?.code ?? results[0].outcome);
      if (results[0].memberInvitation) await cancelInvitation(app, results[0].memberInvitation, admin);
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'INVITED'), 'TOO_MANY_REQUESTS']);
  });

  test('limits mails per account, in all of its institutions together', async () => {
    const busy = await anAdmin(app);
    const there = { ...busy, ...(await aMembership(app, busy, await anInstitution(app), 'admin')) };
    await app.db.query(
      `insert into attempt (key, count, ends_at) values ($1, 499, now() + interval '1 hour')`,
      [`invitations:${busy.accountId}`],
    );
    const outcome = async (as: { accessToken: string }) => {
      const [result] = (await inviteMembers(app, [{ email: newEmail() }], as)).data.inviteMembers.results;
      return result.error?.code ?? result.outcome;
    };
    expect(await outcome(busy)).toBe('INVITED');
    expect(await outcome(await aSession(app, there))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('an open invitation', () => {
  test('is resent at most once an hour, with a new link and a new end', async () => {
    const invitation = await aMemberInvitation(app, { by: admin, expiresAt: inDays(-1) });
    const { data } = await resendInvitation(app, invitation, admin);
    expect(data.resendMemberInvitation.memberInvitation).toMatchObject({ id: invitation.id, status: 'OPEN' });
    const token = await tokenMailedTo(app, invitation.email);
    expect(token).not.toBe(invitation.token);
    expect((await readInvitation(app, token)).code).toBeUndefined();
    const again = await resendInvitation(app, invitation, admin);
    expect(again).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { resendMemberInvitation: null } });
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(3400);
  });

  test('is cancelled once and for all, and the address can be invited again', async () => {
    const invitation = await aMemberInvitation(app, { by: admin });
    for (let time = 0; time < 2; time++) {
      const { data } = await cancelInvitation(app, invitation, admin);
      expect(data.cancelMemberInvitation.memberInvitation.status).toBe('CANCELLED');
    }
    expect((await readInvitation(app, invitation.token)).code).toBe('NOT_FOUND');
    expect((await resendInvitation(app, invitation, admin)).code).toBe('CONFLICT');
    const { data } = await inviteMembers(app, [{ email: invitation.email }], admin);
    expect(data.inviteMembers.results).toMatchObject([{ outcome: 'INVITED' }]);
  });

  test('cannot be changed after it was accepted', async () => {
    const invitation = await aMemberInvitation(app, { by: admin, acceptedAt: new Date() });
    expect((await cancelInvitation(app, invitation, admin)).code).toBe('CONFLICT');
    expect((await resendInvitation(app, invitation, admin)).code).toBe('CONFLICT');
  });

  test('is managed by admins of its institution', async () => {
    const invitation = await aMemberInvitation(app, { by: admin });
    for (const change of [resendInvitation, cancelInvitation]) {
      expect((await change(app, invitation, teacher)).code).toBe('FORBIDDEN');
      expect((await change(app, invitation, await anAdmin(app))).code).toBe('NOT_FOUND');
    }
    const ofAdmin = await aMemberInvitation(app, { by: admin, role: 'admin' });
    const token = await anApiToken(app, { by: admin });
    expect((await cancelInvitation(app, ofAdmin, token)).code).toBe('FORBIDDEN');
  });
});

test('the list is filtered by status, searched and ordered', async () => {
  const by = await anAdmin(app);
  const open = await aMemberInvitation(app, { by, email: 'zoe@example.org' });
  const expired = await aMemberInvitation(app, { by, email: 'eve@example.org', expiresAt: inDays(-1) });
  const cancelled = await aMemberInvitation(app, { by, email: 'cas@example.org', cancelledAt: new Date() });
  const accepted = await aMemberInvitation(app, { by, email: 'ann@example.org', acceptedAt: new Date() });
  const ids = async (given: string) =>
    ((await listInvitations(app, given, by)).data.memberInvitations.nodes as { id: string }[]).map(
      ({ id }) => id,
    );
  expect(await ids('')).toEqual([accepted.id, cancelled.id, expired.id, open.id]);
  for (const [status, { id }] of Object.entries({
    OPEN: open,
    EXPIRED: expired,
    CANCELLED: cancelled,
    ACCEPTED: accepted,
  }))
    expect(await ids(`(status: ${status})`)).toEqual([id]);
  expect(await ids('(search: "ZOE")')).toEqual([open.id]);
  expect(await ids('(orderBy: { field: EMAIL })')).toEqual([accepted.id, cancelled.id, expired.id, open.id]);
  expect(await ids(`(ids: ["${open.id}"])`)).toEqual([open.id]);
  const node = await app.graphql(
    'query ($id: ID!) { node(id: $id) { id ... on MemberInvitation { email } } }',
    { id: open.id },
    { as: by },
  );
  expect(node.data.node).toEqual({ id: open.id, email: 'zoe@example.org' });
  expect((await listInvitations(app, '', teacher)).code).toBe('FORBIDDEN');
});

test('a removed member can be invited again, and gets the role of the invitation', async () => {
  const member = await aStudent(app, { institution: school });
  await removeMember(app, member, admin);
  const { data } = await inviteMembers(app, [{ email: member.email, role: 'INSTRUCTOR' }], admin);
  expect(data.inviteMembers.results).toMatchObject([{ outcome: 'INVITED' }]);
  const token = (await app.mailTo(member.email, 2)).map(
    ({ text }) => /\/invitations\/([\w-]+)/.exec(text)?.[1],
  );
  const account = { ...member, institution: null, membershipId: null };
  const as = { ...account, ...(await aSession(app, account)) };
  const accepted = await acceptInvitation(app, token.find(Boolean)!, { as });
  expect(accepted.errors).toEqual([]);
  expect(accepted.data.acceptMemberInvitation.viewer).toMatchObject({
    role: 'INSTRUCTOR',
    institution: { id: school.id },
  });
});
