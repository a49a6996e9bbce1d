import Pdf from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DRAWING_POINTS, drawInTurn } from '#platform/pdf/draw-in-turn';
import { QUEUES } from '#platform/telemetry/readings';
import { upload } from '#tests/modules/file/upload';
import { type App, startApp } from '#tests/support/app';
import {
  aCertificate,
  aCohort,
  aCourse,
  anAdmin,
  anApiToken,
  aStudent,
  aTeacher,
  aVisitor,
  type Actor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let student: Member;
let of: { course: ItemRow; cohort: ItemRow };
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
  const course = await aCourse(app, { by: teacher });
  of = { course, cohort: await aCohort(app, { by: teacher, courses: [course] }) };
});
afterAll(() => app.stop());

let number = 0;
const issued = (more: object = {}) =>
  aCertificate(app, {
    ...of,
    student,
    number: `M3KX-7W0P-${String((number += 1)).padStart(4, '0')}`,
    ...more,
  });

/** A student with a certificate. */
async function aGraduate() {
  const graduate = await aStudent(app, { institution: teacher.institution });
  const { id } = await issued({ student: graduate });
  return { id, student: graduate, number: `M3KX-7W0P-${String(number).padStart(4, '0')}` };
}

const download = (id: string, as: Pick<Actor, 'accessToken'>) =>
  fetch(`${app.url}/exports/certificates/${id}`, {
    headers: as.accessToken ? { authorization: `Bearer ${as.accessToken}` } : {},
  });

test('an issued certificate is a one-page PDF for its student, the teachers of the course and admins', async () => {
  const certificate = await issued();
  const admin = await anAdmin(app, { institution: teacher.institution });
  await app.db.query(`update institution set plan = 'professional' where id = $1`, [teacher.institution.id]);
  const token = await anApiToken(app, { by: admin });
  const files = [];
  for (const as of [student, teacher, admin, token]) {
    const answer = await download(certificate.id, as);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="certificate-M3KX-7W0P-\d{4}\.pdf"$/,
      ),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    files.push(Buffer.from(await answer.arrayBuffer()));
  }
  const [file] = files;
  expect(file!.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file!.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  for (const other of files) expect(other.equals(file!)).toBe(true);
});

test('nobody else can download a certificate, and nobody before it is issued', async () => {
  const classmate = await aStudent(app, { institution: teacher.institution });
  const certificate = await issued({ student: classmate });
  const unverified = await aStudent(app, { institution: teacher.institution, isVerified: false });
  const status = async (as: Pick<Actor, 'accessToken'>, id = certificate.id) =>
    (await download(id, as)).status;
  expect(await status(student)).toBe(404);
  expect(await status(await aTeacher(app, { institution: teacher.institution }))).toBe(404);
  expect(await status(await aTeacher(app))).toBe(404);
  expect(await status(await anAdmin(app))).toBe(404);
  expect(await status(unverified)).toBe(403);
  expect(await status(aVisitor())).toBe(401);
  expect(await status(student, crypto.randomUUID())).toBe(404);
  expect(await status(student, 'no-identity')).toBe(400);
  const other = await aCourse(app, { by: teacher });
  const pending = await aCertificate(app, { ...of, course: other, student });
  const answer = await download(pending.id, student);
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringContaining('This certificate hasn’t been issued yet.'),
  ]);
});

/** Follows how documents are drawn: their numbers, and whether the process could answer others between each two. */
function followDrawing(): { numbers: string[]; turns: number[]; stop: () => void } {
  const [numbers, turns]: [string[], number[]] = [[], []];
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const end = Pdf.prototype.end;
  const spy = vi.spyOn(Pdf.prototype, 'end').mockImplementation(function (this: PDFKit.PDFDocument) {
    numbers.push(this.info.Subject!);
    turns.push(turn);
    return end.call(this);
  });
  const stop = () => {
    isOver = true;
    spy.mockRestore();
  };
  return { numbers, turns, stop };
}

/** Number of documents that wait to be drawn. */
const waitingDocuments = () => new Map(QUEUES.all()).get('documents')?.waiting;

test('a flood of downloads by one person delays neither other requests nor the documents of others', async () => {
  const FLOOD = 12;
  const [ada, ben] = [await aGraduate(), await aGraduate()];
  await download(ada.id, ada.student); // loads the library
  const { numbers, turns, stop } = followDrawing();
  // Nothing is drawn until the flood waits, and the other person behind it.
  let release!: (document: Buffer) => void;
  const held = new Promise<Buffer>((resolve) => (release = resolve));
  const holding = drawInTurn('somebody else', () => held);
  try {
    const flood = Array.from({ length: FLOOD }, () => download(ada.id, ada.student));
    await vi.waitFor(() => expect(waitingDocuments()).toBe(FLOOD), 30_000);
    const other = download(ben.id, ben.student);
    await vi.waitFor(() => expect(waitingDocuments()).toBe(FLOOD + 1), 30_000);
    release(Buffer.alloc(0));
    const answers = await Promise.all([...flood, other, holding.then(() => ({ status: 200 }))]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  } finally {
    release(Buffer.alloc(0));
    stop();
  }
  expect(new Set(turns).size).toBe(FLOOD + 1);
  expect(numbers.indexOf(ben.number)).toBe(1);
});

test('a document costs what drawing it takes, besides what it reads', async () => {
  const { id, student: graduate } = await aGraduate();
  const { headers } = await fetch(`${app.url}/exports/certificates/${id}`, {
    headers: { authorization: `Bearer ${graduate.accessToken}`, 'x-lyceum-cost': '1' },
  });
  expect(Number(headers.get('x-ratelimit-cost'))).toBeGreaterThan(DRAWING_POINTS);
});

test.each([
  ['letters of many scripts', { studentName: 'Łukasz Żółć Παπαδόπουλος Константин שלום عمر' }],
  ['letters that no font here has', { studentName: '王小明 🎓' }],
  ['a name of 200 characters', { studentName: 'Maximilian '.repeat(18) }],
  ['characters that PDF must escape', { studentName: String.raw`(Ana) \ <Silva> %PDF` }],
])('a name with %s fits on one page', async (_, more) => {
  const course = await aCourse(app, { by: teacher, title: 'A long title of a course. '.repeat(7) });
  const certificate = await issued({ course, ...more });
  const answer = await download(certificate.id, student);
  expect(answer.status).toBe(200);
  const file = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('a certificate has the logo and the color of the institution, and is valid without its bytes', async () => {
  const admin = await anAdmin(app, { institution: teacher.institution });
  await app.db.query(`update institution set plan = 'starter' where id = $1`, [teacher.institution.id]);
  const certificate = await issued({ course: await aCourse(app, { by: teacher }) });
  const file = async () => {
    const answer = await download(certificate.id, student);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer()).toString('latin1');
  };
  const plain = await file();
  expect(plain).not.toContain('/Subtype /Image');

  const picture = await sharp({ create: { width: 400, height: 100, channels: 4, background: '#7d2e68' } })
    .png()
    .toBuffer();
  const { body } = await upload(app, admin, 'logo.png', picture, '/files?purpose=logo');
  const { data } = await app.graphql(
    'mutation ($input: UpdateBrandingInput!) { updateBranding(input: $input) { institution { logoUrl } } }',
    { input: { logoId: (body as { id: string }).id, primaryColor: '#7d2e68' } },
    { as: admin },
  );
  const branded = await file();
  expect(branded).toContain('/Subtype /Image');
  expect(branded.match(/\/Type \/Page\b/g)).toHaveLength(1);

  const { logoUrl } = data.updateBranding.institution as { logoUrl: string };
  const check = await app.graphql(
    `query ($number: String!) { checkCertificate(number: $number) { institutionLogoUrl institutionColor } }`,
    { number: `M3KX-7W0P-${String(number).padStart(4, '0')}` },
    { as: aVisitor() },
  );
  expect(check.data.checkCertificate).toEqual({ institutionLogoUrl: logoUrl, institutionColor: '#7d2e68' });

  await app.db.query(`update institution set logo_url = replace(logo_url, '/320', '/640') where id = $1`, [
    teacher.institution.id,
  ]);
  expect(await file()).toContain('/Subtype /Image');
  await app.db.query(`update institution set logo_url = '/images/a/b/c/320' where id = $1`, [
    teacher.institution.id,
  ]);
  const without = await file();
  expect(without).not.toContain('/Subtype /Image');
  expect(without).not.toBe(plain);
});
