import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from '#tests/api/isolation/tenants';
import { standing } from '#tests/modules/enrollment/calls';
import { acceptInvitation } from '#tests/modules/invitation/calls';
import { restoreMember } from '#tests/modules/membership/calls';
import { whoAmI } from '#tests/modules/account/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aClass,
  aConversation,
  aMembership,
  aMemberInvitation,
  anAdmin,
  anApiToken,
  aReview,
  aWebhook,
  aSession,
  aStudent,
  type Class,
  anInstitution,
  inDays,
  insert,
  type Member,
} from '#tests/support/factories';
import { v7 as uuidv7 } from 'uuid';
import { eraseMember, tracesOf } from './calls.ts';

let app: App;
let course: Class;
let admin: Member;
let person: Member;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

let round = 0;
let name = '';
beforeEach(async () => {
  course = await aClass(app, 2);
  const { institution } = course.teacher;
  admin = await anAdmin(app, { institution });
  name = `Featherstonehaugh${'abcdefgh'[round++]}`;
  person = await aStudent(app, { institution, firstName: name, lastName: 'Marjoribanks' });
});

const nameIn = async (institutionId: string) =>
  (
    await app.db.query<{ name: string }>(
      `select first_name as name from membership where institution_id = $1 and account_id = $2`,
      [institutionId, person.accountId],
    )
  ).rows[0]!.name;

describe('an admin who erases a member', () => {
  test('ends the membership and erases what the person wrote there, and nothing of others', async () => {
    const { institution } = person;
    const elsewhere = await anInstitution(app);
    await aMembership(app, person, elsewhere, 'student');
    const [classmate] = course.students;
    await aConversation(app, person, classmate!, `${name} writes`);
    await aConversation(app, classmate!, admin, 'The classmate writes');
    await aReview(app, { by: person, course: course.course, body: `${name} liked it` });
    const untouched = await fingerprint(app, elsewhere);
    const { data, errors } = await eraseMember(app, admin, person.membershipId);
    expect(errors).toEqual([]);
    expect(data.eraseMember.member).toEqual({
      id: person.membershipId,
      displayName: 'Deleted person',
      status: 'DEACTIVATED',
      avatarUrl: null,
      viewerCan: { erase: false, restore: false },
    });
    await expect.poll(() => tracesIn(institution.id), { timeout: 30_000 }).toEqual([]);
    const { rows: messages } = await app.db.query(
      `select body from message where institution_id = $1 and body is not null`,
      [institution.id],
    );
    expect(messages).toEqual([{ body: 'The classmate writes' }]);
    expect(await fingerprint(app, elsewhere)).toEqual(untouched);
    expect(await nameIn(elsewhere.id)).toBe(name);
    expect((await whoAmI(app, person.accessToken)).code).toBe('TOKEN_EXPIRED');
    const [mail] = await app.mailTo(person.email);
    expect(mail!.subject).toBe(`${institution.name} erased your personal data`);
    const { rows: log } = await app.db.query(
      `select distinct account_id, label from audit_entry where institution_id = $1 and operation = 'eraseMember' and noun = 'membership'`,
      [institution.id],
    );
    expect(log).toEqual([{ account_id: admin.accountId, label: 'Deleted person' }]);
  });

  /** Tables with the person's name in rows of the institution. */
  const tracesIn = async (institutionId: string) => {
    const tables = await tracesOf(app, name);
    const found: string[] = [];
    for (const table of tables) {
      const { rows } = await app.db
        .query(`select from ${table} t where institution_id = $1 and t::text ilike $2`, [
          institutionId,
          `%${name}%`,
        ])
        .catch(() => ({ rows: table === 'account' ? [] : [table] }));
      if (rows.length > 0) found.push(table);
    }
    return found;
  };

  test('frees the seat and can repeat it, but not restore the member', async () => {
    const [student] = course.students;
    expect((await standing(app, course.cohort)).active).toContain(student!.accountId);
    expect((await eraseMember(app, admin, student!.membershipId)).errors).toEqual([]);
    expect((await standing(app, course.cohort)).active).not.toContain(student!.accountId);
    expect((await eraseMember(app, admin, student!.membershipId)).errors).toEqual([]);
    expect((await restoreMember(app, student!, admin)).code).toBe('CONFLICT');
  });

  test('needs the password', async () => {
    expect((await eraseMember(app, admin, person.membershipId, { password: 'wrong' })).code).toBe('INVALID');
    expect(await nameIn(person.institution.id)).toBe(name);
  });

  test('is no teacher, no API token, nobody else, and neither erases the owner nor itself', async () => {
    const owner = await anAdmin(app, { institution: person.institution, isOwner: true });
    for (const [as, id] of [
      [course.teacher, person.membershipId],
      [await anApiToken(app, { by: owner }), person.membershipId],
      [admin, owner.membershipId],
      [admin, admin.membershipId],
    ] as const)
      expect((await eraseMember(app, as, id)).code).toBe('FORBIDDEN');
    expect((await eraseMember(app, await anAdmin(app), person.membershipId)).code).toBe('NOT_FOUND');
    expect(await nameIn(person.institution.id)).toBe(name);
  });
});

test('messages of webhooks that wait are sent without the address and the review of the person, others are deleted', async () => {
  const { institution, email, membershipId } = person;
  const { endpointId, deliveryId } = await aWebhook(app, { institution });
  const message = async (status: string, type: string, data: object) => {
    const id = uuidv7();
    await insert(app, 'webhook_delivery', {
      institution_id: institution.id,
      id,
      endpoint_id: endpointId,
      event_id: id,
      type,
      payload: JSON.stringify({ type, data }),
      status,
      next_attempt_at: status === 'pending' ? inDays(1) : null,
    });
    return id;
  };
  const review = { memberId: membershipId, body: `${name} liked it` };
  const about = { topic: `Ask ${email.toUpperCase()} first` };
  const waiting = [
    await message('pending', 'review.created', review),
    await message('pending', 'session.updated', about),
  ];
  await message('succeeded', 'review.created', review);
  await message('failed', 'session.updated', about);
  const ofOther = await message('succeeded', 'review.created', { ...review, memberId: admin.membershipId });
  await eraseMember(app, admin, membershipId);
  const messages = async () =>
    (
      await app.db.query<{ id: string; data: object }>(
        `select id, payload::json->'data' as data from webhook_delivery where institution_id = $1 and type ~ '^(review|session)' order by id`,
        [institution.id],
      )
    ).rows;
  await expect.poll(messages, { timeout: 30_000 }).toEqual([
    { id: waiting[0], data: { ...review, body: '' } },
    { id: waiting[1], data: { topic: 'Ask Deleted person first' } },
    { id: ofOther, data: { ...review, memberId: admin.membershipId } },
  ]);
  expect((await app.db.query('select from webhook_delivery where id = $1', [deliveryId])).rowCount).toBe(1);
});

test('a person who changes the name later is not named there again, until an invitation is accepted', async () => {
  await eraseMember(app, admin, person.membershipId);
  const elsewhere = await anInstitution(app);
  const { membershipId } = await aMembership(app, person, elsewhere, 'student');
  const there = await aSession(app, { ...person, institution: elsewhere, membershipId });
  const { errors } = await app.graphql(
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { member { id } } }',
    { input: { id: membershipId, firstName: 'Renamed' } },
    { as: there },
  );
  expect(errors).toEqual([]);
  expect(await nameIn(elsewhere.id)).toBe('Renamed');
  expect(await nameIn(person.institution.id)).toBe('Deleted');
  const { token } = await aMemberInvitation(app, { by: admin, email: person.email });
  expect((await acceptInvitation(app, token, { as: there })).errors).toEqual([]);
  expect(await nameIn(person.institution.id)).toBe('Renamed');
});
