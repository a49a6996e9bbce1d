import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readInvitation, registerInvited, tokenMailedTo } from '#tests/modules/invitation/calls';
import { upload } from '#tests/modules/file/upload';
import { runImport } from '#modules/import/run-import.service';
import { createJobContext } from '#platform/request/job-context';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aMemberInvitation,
  anImport,
  anAdmin,
  anEnrollment,
  anInstitution,
  aStudent,
  aTeacher,
  type InstitutionRow,
  type Member,
} from '#tests/support/factories';
import {
  cancelImport,
  ended,
  errorsOf,
  imported,
  readRun,
  started,
  startWith,
  uploadedCsv,
} from './calls.ts';

let app: App;
let school: InstitutionRow;
let admin: Member;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  school = await anInstitution(app, { plan: 'enterprise' });
  admin = await anAdmin(app, { institution: school });
  teacher = await aTeacher(app, { institution: school });
});
afterAll(() => app.stop());

const invitations = async (email: string) =>
  (
    await app.db.query(
      'select role, cohort_id, first_name, last_name, sent_at from member_invitation where email = $1',
      [email],
    )
  ).rows as Record<string, unknown>[];

describe('an import of students', () => {
  test('invites people with their names, keeps members, and reports the rows that failed', async () => {
    const member = await aStudent(app, { institution: school });
    const cohort = await aCohort(app, { by: teacher, title: 'Knots, Advanced' });
    const run = await imported(
      app,
      admin,
      [
        '\uFEFFE-Mail;First Name;Last name;Class;Role;Notes',
        'Ida@Example.org;Ida;Rhodes;;;"a note',
        'of two lines"',
        'joan@example.org;Joan;Clarke;"Knots, Advanced";student;',
        '',
        'hedy@example.org;Hedy;Lamarr;;instructor;',
        `${member.email};;;;;`,
        'ida@example.org;Ida;Again;;;',
        'no address;A;B;;;',
        'boss@example.org;A;B;;admin;',
        'none@example.org;A;B;No such class;;',
        'wide@example.org;A;B;;;;;;',
        ';Nobody;;;;',
      ].join('\n'),
    );
    expect(run).toMatchObject({
      status: 'DONE',
      rowCount: 10,
      invitedCount: 3,
      enrolledCount: 0,
      unchangedCount: 1,
      failedCount: 6,
      failure: null,
      bytesRead: run.fileSize,
    });
    expect(await errorsOf(app, admin, run)).toEqual([
      '8 E-Mail: This address is already in line 2.',
      '9 E-Mail: Enter a valid email address.',
      '10 Role: Admins can’t be imported. Invite them one by one.',
      '11 Class: No cohort has this title or ID.',
      '12 -: This line has 9 values, but the header has 6.',
      '13 E-Mail: Enter an email address.',
    ]);
    expect(await invitations('joan@example.org')).toMatchObject([
      { role: 'student', cohort_id: cohort.id, first_name: 'Joan', last_name: 'Clarke' },
    ]);
    expect(await invitations('hedy@example.org')).toMatchObject([{ role: 'instructor', cohort_id: null }]);

    const token = await tokenMailedTo(app, 'ida@example.org');
    expect((await readInvitation(app, token)).data.memberInvitation).toMatchObject({
      firstName: 'Ida',
      lastName: 'Rhodes',
    });
    const files = await app.db.query(`select 1 from file where purpose = 'import'`);
    expect(files.rowCount, 'the file is deleted').toBe(0);
    const [mail] = await app.mailTo(admin.email);
    expect(mail!.subject).toBe('Your import of "class.csv" ended');
    expect(mail!.text).toContain('Rows: 10. Invited: 3. Enrolled: 0. Unchanged: 1. Failed: 6.');
  });

  test('repeated, it mails nobody again who is invited to the same place', async () => {
    const email = 'again@example.org';
    await aMemberInvitation(app, { by: admin, email });
    const same = await imported(app, admin, `email\n${email}\n`);
    expect(same).toMatchObject({ invitedCount: 0, unchangedCount: 1 });
    const cohort = await aCohort(app, { by: teacher });
    const other = await imported(app, admin, `email\n${email}\n`, { cohortId: cohort.id });
    expect(other).toMatchObject({ invitedCount: 1, unchangedCount: 0 });
    await app.mailTo(email);
    expect(await invitations(email)).toMatchObject([{ cohort_id: cohort.id }]);
  });
});

describe('an import of enrollments', () => {
  test('enrolls members, on the waitlist when full, and invites all others into the cohort', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: 2, registrationDeadline: null });
    const students = await Promise.all([1, 2, 3].map(() => aStudent(app, { institution: school })));
    const [first] = students;
    await anEnrollment(app, { cohort, student: first! });
    const csv = ['email', ...students.map(({ email }) => email), teacher.email, 'guest@example.org'];
    const run = await imported(app, admin, csv.join('\r\n'), { kind: 'ENROLLMENTS', cohortId: cohort.id });
    expect(run).toMatchObject({
      status: 'DONE',
      rowCount: 5,
      invitedCount: 1,
      enrolledCount: 2,
      unchangedCount: 1,
      failedCount: 1,
    });
    expect(await errorsOf(app, admin, run)).toEqual(['5 email: Only students can be enrolled.']);
    const { rows } = await app.db.query<{ status: string; count: number }>(
      'select status, count(*)::int from enrollment where cohort_id = $1 group by status order by status',
      [cohort.id],
    );
    expect(rows).toEqual([
      { status: 'active', count: 2 },
      { status: 'waitlisted', count: 1 },
    ]);
    expect(await invitations('guest@example.org')).toMatchObject([{ cohort_id: cohort.id }]);
    const log = await app.db.query(
      `select distinct account_id from audit_entry where noun = 'enrollment' and after->>'cohort_id' = $1 and account_id is not null`,
      [cohort.id],
    );
    expect(log.rows).toEqual([{ account_id: admin.accountId }]);
  });

  test('needs a cohort that accepts people', async () => {
    const fileId = await uploadedCsv(app, admin, 'email\n');
    const without = await startWith(app, admin, fileId, { kind: 'ENROLLMENTS' });
    expect(without.errors[0]!.extensions).toMatchObject({
      code: 'INVALID',
      fields: [{ field: 'cohortId' }],
    });
    const draft = await aCohort(app, { by: teacher, isPublished: false });
    const into = await startWith(app, admin, fileId, { kind: 'ENROLLMENTS', cohortId: draft.id });
    expect(into.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a file that cannot be read', () => {
  const latin1 = (text: string) => Buffer.from(text, 'latin1');
  test.each([
    ['no column with addresses', 'name\nAda\n', 'Line 1: The column “email” is missing.', 0],
    ['no header', 'ada@example.org,Ada\n', 'Line 1: The first line must name the columns', 0],
    ['two columns of one meaning', 'email,Mail\n', 'Line 1, column Mail: Two columns have the same', 0],
    ['nothing but blank lines', '\n\n', 'Line 1: The file is empty.', 0],
    [
      'another encoding, after the rows before it',
      latin1('email,first name\nzoe@example.org,Zoe\nrene@example.org,Ren\xe9\n'),
      'Line 3, column 21: This character can’t be read.',
      1,
    ],
    ['UTF-16', Buffer.from('\uFEFFemail\nada@example.org\n', 'utf16le'), 'Line 1, column 1: This char', 0],
    [
      'a quotation mark that is never closed',
      'email,first name\nopen@example.org,O"Neil\nlost@example.org,"Lost\nmore@example.org,M\n',
      'Line 3: A quotation mark in this line is never closed',
      1,
    ],
  ])('says where: %s', async (_, content, failure, rows) => {
    const run = await imported(app, admin, content);
    expect(run).toMatchObject({ status: 'FAILED', rowCount: rows, invitedCount: rows });
    expect(run.failure).toContain(failure);
    const [line, place] = failure.split(':')[0]!.split(', ');
    const column = place?.replace('column ', '') ?? '-';
    expect((await errorsOf(app, admin, run))[0]).toMatch(`${line!.replace('Line ', '')} ${column}: `);
  });

  test('refuses a spreadsheet with the ending of a CSV file', async () => {
    const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(200)]);
    const { status } = await upload(app, admin, 'class.csv', zip, '/files?purpose=import');
    expect(status).toBe(415);
  });
});

/** Creates an unfinished import before all others, on which no job works. Returns its ID. */
const aWaitingImport = async () =>
  (await anImport(app, { by: admin, status: 'queued', createdAt: new Date(0) })).id;

/** Creates an admin of an institution of its own. */
const anotherAdmin = async () =>
  anAdmin(app, { institution: await anInstitution(app, { plan: 'enterprise' }) });

const addresses = (prefix: string, count: number) =>
  ['email', ...Array.from({ length: count }, (_, at) => `${prefix}-${at}@example.org`)].join('\n');

describe('two imports at once', () => {
  test('run one after the other, while another institution is not kept waiting', async () => {
    const first = await aWaitingImport();
    const second = await started(app, admin, addresses('second', 1));
    const neighbour = await anotherAdmin();
    expect(await imported(app, neighbour, addresses('neighbour', 1))).toMatchObject({ status: 'DONE' });
    expect(await readRun(app, admin, second.id)).toMatchObject({ status: 'QUEUED', rowCount: 0 });
    await cancelImport(app, admin, first);
    expect(await ended(app, admin, second)).toMatchObject({ status: 'DONE', invitedCount: 1 });
  });

  test('cancelled, one keeps what is done and says so, and the next one starts', async () => {
    const owner = await anotherAdmin(); // whose limit of mails no other test needs
    const run = await started(app, owner, addresses('cancelled', 20_000));
    const next = await started(app, owner, addresses('next', 1));
    const never = await started(app, owner, addresses('never', 1));
    expect((await cancelImport(app, owner, never.id)).data.cancelImport.importRun).toMatchObject({
      status: 'CANCELLED',
      rowCount: 0,
    });
    const rowsDone = async () => (await readRun(app, owner, run.id)).rowCount;
    await expect.poll(rowsDone, { timeout: 30_000, interval: 20 }).toBeGreaterThan(0);
    await cancelImport(app, owner, run.id);
    const after = await readRun(app, owner, run.id);
    expect(after).toMatchObject({ status: 'CANCELLED', invitedCount: after.rowCount });
    expect(after.rowCount).toBeLessThan(20_000);
    expect(await ended(app, owner, next)).toMatchObject({ status: 'DONE' });
    const { rows } = await app.db.query<{ count: number }>(
      `select count(*)::int from member_invitation where email like 'cancelled-%'`,
    );
    expect(rows).toEqual([{ count: after.rowCount }]);
    expect(await invitations('never-0@example.org')).toEqual([]);
    expect((await cancelImport(app, owner, run.id)).errors).toEqual([]); // idempotent
    expect((await cancelImport(app, owner, next.id)).errors[0]!.extensions).toMatchObject({
      code: 'CONFLICT',
    });
  });
});

test('three workers on one import do no row twice', async () => {
  const owner = await anotherAdmin();
  const { id } = await started(app, owner, addresses('thrice', 1_000));
  const work = () =>
    runImport(createJobContext(app.services, owner.institution.id, 'test'), owner.institution.id, id);
  await Promise.all([work(), work()]); // besides the job
  expect(await ended(app, owner, { id })).toMatchObject({
    rowCount: 1_000,
    invitedCount: 1_000,
    unchangedCount: 0,
    failedCount: 0,
  });
});

describe('permissions', () => {
  test('only admins of an institution with the plan import, with their own files', async () => {
    const fileId = await uploadedCsv(app, admin, 'email\n');
    const code = async (as: Member) => (await startWith(app, as, fileId)).errors[0]?.extensions?.['code'];
    expect(await code(teacher)).toBe('FORBIDDEN');
    expect(await code(await aStudent(app, { institution: school }))).toBe('FORBIDDEN');
    expect(await code(await anAdmin(app, { institution: school }))).toBe('INVALID');
    const starter = await anAdmin(app, { institution: await anInstitution(app, { plan: 'starter' }) });
    expect(await code(starter)).toBe('PLAN_REQUIRED');
    await app.db.query('delete from file where id = $1', [fileId]);
  });

  test('an import stops when its starter is no longer an admin', async () => {
    const first = await aWaitingImport();
    const leaving = await anAdmin(app, { institution: school });
    const run = await started(app, leaving, addresses('leaving', 1));
    await app.db.query(`update membership set role = 'student' where id = $1`, [leaving.membershipId]);
    await cancelImport(app, admin, first);
    expect(await ended(app, admin, run)).toMatchObject({
      status: 'FAILED',
      invitedCount: 0,
      failure: 'The person who started this import is no longer an admin.',
    });
  });
});

test('a name that is a formula comes out inert in each export', async () => {
  const formula = '=HYPERLINK("https://evil.example","Click")';
  const cell = `"${formula.replaceAll('"', '""')}"`;
  const run = await imported(
    app,
    admin,
    `email,first name,last name\nformula@example.org,${cell},@SUM(1)\n${cell},A,B\n`,
  );
  expect(run).toMatchObject({ invitedCount: 1, failedCount: 1 });
  const token = await tokenMailedTo(app, 'formula@example.org');
  const { firstName, lastName } = (await readInvitation(app, token)).data.memberInvitation;
  expect([firstName, lastName]).toEqual([formula, '@SUM(1)']);
  expect((await registerInvited(app, token, { firstName, lastName })).errors).toEqual([]);

  const { text } = await app.request('GET', `/exports/imports/${run.id}/errors.csv`, { as: admin });
  expect(text).toBe(
    `\uFEFFline,column,value,message\r\n3,email,"'${formula.replaceAll('"', '""')}",Enter a valid email address.\r\n`,
  );
  const paths = ['/exports/audit.csv', '/exports/gradebook.csv'];
  for (const path of paths) {
    const answer = await app.request('GET', path, { as: admin });
    for (const start of [/(^|,|\n)"?=HYPERLINK/, /(^|,|\n)"?@SUM/]) expect(answer.text).not.toMatch(start);
  }
  const audit = await app.request('GET', '/exports/audit.csv', { as: admin });
  expect(audit.text).toContain('HYPERLINK');
});

test('its progress reaches open screens of admins, and nobody else', async () => {
  const boss = await anotherAdmin();
  const document = 'subscription { importChanged { id status rowCount } }';
  const screen = app.subscribe(document, {}, { as: boss });
  const { value } = await app.subscribe(document, {}, { as: teacher }).next();
  expect(value?.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  await screen.ready;
  const run = await started(app, boss, addresses('live', 450));
  const counts: number[] = [];
  for await (const { data } of screen) {
    const { id, status, rowCount } = (
      data as { importChanged: { id: string; status: string; rowCount: number } }
    ).importChanged;
    if (id !== run.id) continue;
    counts.push(rowCount);
    if (status === 'DONE') break;
  }
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe(450);
});
