import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MAX_FILE_SIZE, TOO_LARGE } from '#modules/file/file.rules';
import { MAX_PART_HEAD } from '#api/files/upload';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  anAdmin,
  anApiToken,
  anInstitution,
  aStudent,
  aVisitor,
  type InstitutionRow,
  type Member,
} from '#tests/support/factories';
import { isErrorLine } from '#tests/support/logs';
import {
  CONTENT,
  deleteFiles,
  END,
  folderOf,
  FORM,
  formWith,
  keptIn,
  NOTHING,
  partHead,
  PATH,
  upload,
} from './upload.ts';

let app: App;
let school: InstitutionRow;
let student: Member;
beforeAll(async () => {
  app = await startApp();
  school = await anInstitution(app, { namespace: 'school', plan: 'professional' });
  student = await aStudent(app, { institution: school });
});
afterAll(() => app.stop());
afterEach(() => deleteFiles(app, school));

const kept = () => keptIn(app);

describe('uploading a file', () => {
  test('stores the file as sent, under a name chosen by the server', async () => {
    const { status, body, headers } = await upload(app, student, 'Essay.pdf', CONTENT.pdf);
    const { id } = body as { id: string };
    expect(status).toBe(201);
    expect(body).toEqual({
      id,
      name: 'Essay.pdf',
      size: CONTENT.pdf.length,
      contentType: 'application/pdf',
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(await fs.readFile(path.join(folderOf(app), school.id, id))).toEqual(CONTENT.pdf);
    expect(await kept()).toEqual({ files: [id], rows: 1, bytes: CONTENT.pdf.length });
  });

  test.each([
    ['work.zip', CONTENT.zip, 'application/zip'],
    ['WORK.ZIP', CONTENT.zip, 'application/zip'],
    ['a.js', 'export const a = "ä – 漢字";\n', 'text/javascript'],
    ['a.jsx', 'export const A = () => <p>Hello</p>;\n', 'text/plain'],
    ['a.ts', '\uFEFFexport const a: number = 1;\n', 'text/plain'],
    ['a.tsx', '// <html> is a tag\n<html />', 'text/plain'],
    ['bm.ts', 'BM = "no bitmap, though it begins like one";', 'text/plain'],
  ])('detects the type of %s from its content', async (name, content, contentType) => {
    const { status, body } = await upload(app, student, name, content);
    expect([status, body]).toMatchObject([201, { contentType }]);
  });

  test.each([
    ['page.html', CONTENT.html],
    ['drawing.svg', CONTENT.svg],
    ['run.exe', CONTENT.exe],
    ['photo.png', CONTENT.png],
    ['archive.zip.exe', CONTENT.zip],
    ['none', 'export {}'],
  ])('rejects the type of %s', async (name, content) => {
    const { status, body } = await upload(app, student, name, content);
    expect(status).toBe(415);
    expect(body).toMatchObject({
      code: 'INVALID',
      message: 'Only .zip, .pdf, .js, .jsx, .ts and .tsx files can be attached.',
    });
    expect(await kept()).toEqual(NOTHING);
  });

  test.each([
    ['a page', 'essay.pdf', CONTENT.html],
    ['a page', 'essay.js', CONTENT.html],
    ['a page after blanks', 'essay.tsx', `\uFEFF\n \t${CONTENT.html}`],
    ['a drawing', 'essay.jsx', CONTENT.svg],
    ['a PDF', 'essay.ts', CONTENT.pdf],
    ['a PDF', 'essay.zip', CONTENT.pdf],
    ['an image', 'essay.pdf', CONTENT.png],
    ['an image', 'essay.js', CONTENT.png],
    ['a program', 'essay.zip', CONTENT.exe],
    ['a program', 'essay.js', CONTENT.exe],
    ['a ZIP', 'essay.pdf', CONTENT.zip],
    ['text in another encoding', 'essay.js', Buffer.from('const ä = 1;', 'latin1')],
    ['text cut within a character', 'essay.js', Buffer.from('// ä').subarray(0, 4)],
    ['text with a zero byte far inside', 'essay.js', `${'// long\n'.repeat(20_000)}\0`],
  ])('rejects %s declared as %s', async (_, name, content) => {
    const { status, body } = await upload(app, student, name, content);
    expect([status, body]).toMatchObject([
      415,
      { message: `The content of “${name}” doesn’t match its file type.` },
    ]);
    expect(await kept()).toEqual(NOTHING);
  });

  test('rejects an empty file', async () => {
    const { status, body } = await upload(app, student, 'empty.js', '');
    expect([status, body]).toMatchObject([400, { message: '"empty.js" is empty.' }]);
    expect(await kept()).toEqual(NOTHING);
  });

  test.each([
    ['../../etc/passwd.js', 'passwd.js'],
    ['..\\\\..\\\\windows\\\\evil.js', 'evil.js'],
    ['/absolute/path.js', 'path.js'],
    ['...hidden.js', 'hidden.js'],
    ['con.js', '_con.js'],
    ['what<is>this:.js', 'whatisthis.js'],
    ['gpj.\u202Esj.js', 'gpj.sj.js'],
    [`${'long '.repeat(100)}.js`, `${'long '.repeat(40).slice(0, 197)}.js`],
    [`${'漢'.repeat(100)}.js`, `${'漢'.repeat(65)}.js`],
    ['Überblick 漢字.js', 'Überblick 漢字.js'],
  ])('sanitizes the name %s', async (sent, name) => {
    const { body } = await upload(app, student, sent, 'export {}');
    expect(body).toMatchObject({ name });
    const { files } = await kept();
    for (const file of files) expect(file).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the headers of a part', () => {
  test('are read up to their limit only: the rest of a longer file name is dropped', async () => {
    const { status, body } = await upload(app, student, `${'x'.repeat(MAX_PART_HEAD)}.js`, 'export {}');
    expect([status, body]).toMatchObject([415, { code: 'INVALID' }]);
    expect(await kept()).toEqual(NOTHING);
  });

  test.each(['.', '\t', ' . '])('consisting of %j are rejected and nothing is stored', async (filler) => {
    const { status } = await upload(app, student, `a${filler.repeat(26_000)}b.exe`, 'export {}');
    expect(status).toBe(415);
    expect(await kept()).toEqual(NOTHING);
  });
});

describe('a file of the maximum size', () => {
  test('is accepted', async () => {
    const { status } = await upload(app, student, 'big.js', Buffer.alloc(MAX_FILE_SIZE, 'a'));
    expect(status).toBe(201);
  });

  test('is rejected with one byte more', async () => {
    const { status, body } = await upload(app, student, 'big.js', Buffer.alloc(MAX_FILE_SIZE + 1, 'a'));
    expect([status, body]).toMatchObject([413, { code: 'INVALID', message: TOO_LARGE }]);
    expect(await kept()).toEqual(NOTHING);
  });

  test('is rejected by its Content-Length before the body arrives', async () => {
    const socket = rawUpload({ 'content-length': String(MAX_FILE_SIZE * 3) });
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  test('is rejected during the transfer without a Content-Length, and the rest is not awaited', async () => {
    const socket = rawUpload({ 'transfer-encoding': 'chunked' });
    const chunk = Buffer.concat([
      Buffer.from('100000\r\n'),
      Buffer.alloc(0x100000, 'a'),
      Buffer.from('\r\n'),
    ]);
    const head = partHead('endless.js');
    socket.write(Buffer.concat([Buffer.from(`${head.length.toString(16)}\r\n`), head, Buffer.from('\r\n')]));
    const answer = answerOf(socket);
    for (let sent = 0; sent < 11; sent++) socket.write(chunk);
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(await kept()).toEqual(NOTHING);
    // A client that keeps sending is disconnected.
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const goingOn = setInterval(() => socket.write(chunk), 100);
    await closed;
    clearInterval(goingOn);
  });
});

/** Opens a connection and sends the headers of an upload. */
function rawUpload(headers: Record<string, string>): net.Socket {
  const socket = net.connect(app.port, '127.0.0.1');
  socket.on('error', () => undefined);
  const lines = Object.entries({
    host: `localhost:${app.port}`,
    authorization: `Bearer ${student.accessToken}`,
    ...FORM,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST ${PATH} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

const answerOf = (socket: net.Socket): Promise<string> =>
  new Promise((resolve) => socket.once('data', (data: Buffer) => resolve(data.toString())));

describe('a connection cut during an upload', () => {
  test('leaves nothing in the middle of the file', async () => {
    const socket = rawUpload({ 'content-length': '1000000' });
    socket.write(Buffer.concat([partHead('half.js'), Buffer.alloc(200_000, 'a')]));
    await expect.poll(async () => (await kept()).files.length).toBe(1); // it has begun
    socket.destroy();
    await expect.poll(kept).toEqual(NOTHING);
    expect(app.log.filter(isErrorLine)).toEqual([]);
  });

  test('leaves nothing before the last boundary, even if the length is correct', async () => {
    const body = Buffer.concat([partHead('half.js'), Buffer.alloc(1_000, 'a')]);
    const { status } = await app.request('POST', PATH, { as: student, body, headers: FORM });
    expect(status).toBe(400);
    expect(await kept()).toEqual(NOTHING);
  });

  test('releases its upload slot immediately', async () => {
    const sockets = Array.from({ length: 6 }, () => rawUpload({ 'content-length': '1000000' }));
    for (const socket of sockets)
      socket.write(Buffer.concat([partHead('half.js'), Buffer.alloc(9_000, 'a')]));
    await expect.poll(async () => (await kept()).files.length).toBe(6);
    const { status, headers } = await upload(app, student, 'one-more.js', 'export {}');
    expect([status, headers['retry-after']]).toEqual([429, '1']);
    for (const socket of sockets) socket.destroy();
    await expect.poll(kept).toEqual(NOTHING);
    expect((await upload(app, student, 'one-more.js', 'export {}')).status).toBe(201);
  });
});

describe('malformed uploads', () => {
  const send = (body: Buffer | string, headers: Record<string, string> = FORM, to = PATH) =>
    app.request('POST', to, { as: student, body, headers });

  test.each([
    ['JSON', () => send('{}', { 'content-type': 'application/json' }), 415],
    ['a form without a file', () => send(END), 400],
    [
      'a field',
      () =>
        send(
          formWith('a.js', 'x')
            .toString()
            .replace(/; filename="a.js"/, ''),
        ),
      400,
    ],
    [
      'two files',
      () => send(Buffer.concat([partHead('a.js'), Buffer.from('x\r\n'), formWith('b.js', 'y')])),
      400,
    ],
    ['no boundary', () => send(formWith('a.js', 'x'), { 'content-type': 'multipart/form-data' }), 400],
    ['a Content-Length of zero', () => send('', FORM), 400],
    ['no purpose', () => send(formWith('a.js', 'x'), FORM, '/files'), 400],
    ['another purpose', () => send(formWith('a.js', 'x'), FORM, '/files?purpose=anything'), 400],
  ])('rejects %s', async (_, sent, status) => {
    const answer = await sent();
    expect([answer.status, answer.body]).toMatchObject([status, { code: 'INVALID' }]);
    expect(await kept()).toEqual(NOTHING);
  });
});

describe('callers without permission to upload', () => {
  const REFUSED: [string, () => Promise<Actor>, number, string][] = [
    ['a visitor', () => Promise.resolve(aVisitor()), 401, 'UNAUTHENTICATED'],
    [
      'a caller with a wrong token',
      async () => ({ ...student, accessToken: 'not.a.token' }),
      403,
      'TOKEN_EXPIRED',
    ],
    [
      'an unverified student',
      () => aStudent(app, { institution: school, isVerified: false }),
      403,
      'UNVERIFIED',
    ],
    ['an account without an institution', () => aStudent(app), 403, 'FORBIDDEN'],
    [
      'an API token with every scope',
      async () => anApiToken(app, { by: await anAdmin(app, { institution: school }) }),
      403,
      'FORBIDDEN',
    ],
  ];
  test.each(REFUSED)('rejects %s before the body is read', async (_, actor, status, code) => {
    const answer = await upload(app, await actor(), 'essay.js', 'export {}');
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect(await kept()).toEqual(NOTHING);
  });

  test('rejects uploads on the host of another institution', async () => {
    await anInstitution(app, { namespace: 'elsewhere' });
    const { status } = await app.request('POST', PATH, {
      as: student,
      host: 'elsewhere',
      body: formWith('essay.js', 'export {}'),
      headers: FORM,
    });
    expect(status).toBe(401);
    expect(await kept()).toEqual(NOTHING);
  });
});
