import { requestChange } from '#tests/modules/email-change/calls';
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standing } from '#tests/modules/enrollment/calls';
import { deleteAccount } from '#tests/modules/membership/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCertificate,
  aCohort,
  aCourse,
  aMemberInvitation,
  aMembership,
  anAccount,
  anAdmin,
  anEnrollment,
  anInstitution,
  anOrder,
  aNotification,
  aSession,
  aStudent,
  aTeacher,
  inDays,
  insert,
  type Member,
  PASSWORD,
} from '#tests/support/factories';
import { registerStudent, signIn, whoAmI } from './calls.ts';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app, { isOwner: true });
});
afterAll(() => app.stop());

const WRONG = 'Wrong-pass1!';

/** Returns every non-empty text in the database by table, except the audit log, which keeps its entries. */
async function traces(word: string): Promise<string[]> {
  const { rows } = await app.db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname in ('public', 'jobs', 'pgboss')
     and tablename <> 'audit_entry'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await app.db.query(`select 1 from ${name} t where t::text ilike $1`, [`%${word}%`]);
    if (rowCount) found.push(name);
  }
  return found;
}

/** Columns whose names say that they hold a person's name or e-mail. */
async function personalColumns(): Promise<string[]> {
  const { rows } = await app.db.query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and column_name ~ '(email|(first|last|student|full)_name)$'`,
  );
  return rows.map(({ place }) => place);
}

async function anInvitation(by: Member, email: string): Promise<void> {
  const course = await aCourse(app, { by });
  await insert(app, 'invitation', {
    institution_id: by.institution.id,
    id: uuidv7(),
    course_id: course.id,
    sent_by_id: by.membershipId,
    email,
  });
}

describe('deleting the own account', () => {
  test('ends memberships and sessions in all institutions, frees seats, and erases the person', async () => {
    const student = await aStudent(app, {
      institution: teacher.institution,
      firstName: 'Zebulon',
      lastName: 'Quixworth',
      email: 'zebulon@quixworth.example',
    });
    const second = await anInstitution(app);
    const elsewhere = await aMembership(app, student, second, 'instructor');
    await anAdmin(app, { institution: second });
    const waiting = await aStudent(app, { institution: teacher.institution });
    const cohort = await aCohort(app, { by: teacher, capacity: 1 });
    await anEnrollment(app, { cohort, student, enrolledAt: inDays(-2) });
    await anEnrollment(app, { cohort, student: waiting, status: 'waitlisted' });
    await aNotification(app, student);
    const phone = await aSession(app, student);
    const events = app.subscribe(
      'subscription { notificationAdded { notification { id } } }',
      {},
      { as: phone },
    );
    await events.ready;
    const end = events.next().catch((closing: { code: number }) => closing.code);

    const { data } = await deleteAccount(app, PASSWORD, student);
    expect(data.deleteAccount.message).toBe('Your account was deleted.');
    expect([4403, { done: true, value: undefined }]).toContainEqual(await end);
    for (const { accessToken } of [student, phone])
      expect((await whoAmI(app, accessToken)).code).toBe('TOKEN_EXPIRED');
    expect(await standing(app, cohort)).toMatchObject({ active: [waiting.accountId], queue: 0 });
    const { rows } = await app.db.query<{ status: string; name: string }>(
      `select status, first_name || ' ' || last_name as name from membership where account_id = $1`,
      [student.accountId],
    );
    expect(rows).toEqual([
      { status: 'deactivated', name: 'Deleted person' },
      { status: 'deactivated', name: 'Deleted person' },
    ]);
    expect(elsewhere.membershipId).toBeTruthy();
    const [mail] = await app.mailTo(student.email);
    expect(mail!.subject).toBe('Your Lyceum account was deleted');
    for (let tries = 0; tries < 40 && (await traces('quixworth')).length > 0; tries++) await wait(50);
    expect(await traces('quixworth')).toEqual([]);
    expect(await signIn(app, { email: student.email, password: PASSWORD })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect((await registerStudent(app, { email: student.email, password: 'eight chars' })).errors).toEqual(
      [],
    );
  });

  test('erases the e-mail and the name from every column that holds one', async () => {
    const email = 'ottoline@marchbanks.example';
    const director = await anAdmin(app, { firstName: 'Ottoline', lastName: 'Marchbanks', email });
    await anAdmin(app, { institution: director.institution });
    const course = await aCourse(app, { by: director });
    const cohort = await aCohort(app, { by: director, courses: [course] });
    await aCertificate(app, { course, cohort, student: director });
    await anOrder(app, { cohort, student: director, buyerName: 'Ottoline Marchbanks' });
    await app.db.query('update institution set email = $1, admin_email = upper($1) where id = $2', [
      email,
      director.institution.id,
    ]);
    await app.db.query('insert into early_access_subscriber (id, email) values ($1, $2)', [uuidv7(), email]);
    for (const by of [director, teacher]) {
      await anInvitation(by, email);
      await aMemberInvitation(app, { by, email });
    }
    const inviting = `member-invitations-of-address:${teacher.institution.id}`;
    for (const key of [
      'reset:',
      'resets:',
      'resend:',
      'visitor-code:',
      'sign-in-new-networks:',
      'sign-in-warnings:',
      `${inviting} `,
    ])
      await app.db.query(
        `insert into attempt (key, count, ends_at) values ($1, 1, now() + interval '1 hour')`,
        [`${key}${email}`],
      );
    await requestChange(app, { email: 'odile@marchbanks.example' }, { as: director });
    await app.mailTo('odile@marchbanks.example');
    const held = await traces('marchbanks');
    for (const table of (await personalColumns()).map((column) => column.split('.')[0]))
      expect(held).toContain(table); // otherwise the row is not in the result

    expect((await deleteAccount(app, PASSWORD, director)).errors).toEqual([]);
    for (let tries = 0; tries < 40 && (await traces('marchbanks')).length > 0; tries++) await wait(50);
    expect(await traces('marchbanks')).toEqual([]);
  });

  test('requires the password', async () => {
    const student = await aStudent(app, { institution: teacher.institution });
    expect(await deleteAccount(app, WRONG, student)).toMatchObject({ code: 'INVALID' });
    expect((await whoAmI(app, student.accessToken)).status).toBe(200);
  });

  test('rejects an owner, and the last admin while others are members', async () => {
    const owner = await aTeacher(app, { isOwner: true });
    await aStudent(app, { institution: owner.institution });
    const admin = await anAdmin(app);
    await aStudent(app, { institution: admin.institution });
    for (const person of [owner, admin]) {
      expect(await deleteAccount(app, PASSWORD, person)).toMatchObject({ code: 'CONFLICT' });
      expect((await whoAmI(app, person.accessToken)).status).toBe(200);
    }
  });

  test('closes an institution without other members', async () => {
    const owner = await aTeacher(app, { isOwner: true });
    expect((await deleteAccount(app, PASSWORD, owner)).errors).toEqual([]);
    const { rows } = await app.db.query('select suspended_at from institution where id = $1', [
      owner.institution.id,
    ]);
    expect(rows[0]!.suspended_at).not.toBeNull();
  });

  test('keeps one of two last admins who leave at the same moment', async () => {
    const institution = await anInstitution(app);
    const admins = [await anAdmin(app, { institution }), await anAdmin(app, { institution })];
    await aStudent(app, { institution });
    const answers = await Promise.all(admins.map((admin) => deleteAccount(app, PASSWORD, admin)));
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['CONFLICT', 'done']);
  });

  test('works without an institution', async () => {
    const person = await anAccount(app);
    expect((await deleteAccount(app, PASSWORD, person)).errors).toEqual([]);
    expect((await whoAmI(app, person.accessToken)).code).toBe('TOKEN_EXPIRED');
  });
});
