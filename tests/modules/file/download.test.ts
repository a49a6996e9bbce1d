import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aFile,
  anAdmin,
  anApiToken,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  type InstitutionRow,
  type Member,
} from '#tests/support/factories';
import { CONTENT, uploaded } from './upload.ts';

let app: App;
let school: InstitutionRow;
let student: Member;
beforeAll(async () => {
  app = await startApp();
  school = await anInstitution(app, { namespace: 'school', plan: 'professional' });
  student = await aStudent(app, { institution: school });
});
afterAll(() => app.stop());

const download = (id: string, as: Actor = student) => app.request('GET', `/files/${id}`, { as });

describe('downloading a file', () => {
  test('returns the uploaded bytes as an attachment that browsers never display', async () => {
    const id = await uploaded(app, student, 'page.tsx', '// <html>\nexport {}');
    const { status, text, headers } = await download(id);
    expect([status, text]).toEqual([200, '// <html>\nexport {}']);
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '19',
      'content-disposition': 'attachment; filename=page.tsx',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    });
  });

  test('returns any bytes unchanged', async () => {
    const id = await uploaded(app, student, 'essay.pdf', CONTENT.pdf);
    const answer = await fetch(`${app.url}/files/${id}`, {
      headers: { authorization: `Bearer ${student.accessToken}` },
    });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(CONTENT.pdf);
  });

  test.each([
    ['Überblick "1".js', `attachment; filename="?berblick 1.js"; filename*=UTF-8''%C3%9Cberblick%201.js`],
    ['a; filename=evil.html.js', `attachment; filename="a; filename=evil.html.js"`],
  ])('a file named %s adds nothing else to the headers', async (name, disposition) => {
    const id = await uploaded(app, student, name.replaceAll('"', '%22'), 'export {}');
    await app.db.query('update file set name = $2 where id = $1', [id, name.replaceAll('"', '')]);
    expect((await download(id)).headers['content-disposition']).toBe(disposition);
  });

  test('a file whose bytes the store has lost is answered as unknown and logged', async () => {
    const id = await aFile(app, { by: student });
    await fs.rm(path.join(app.services.config.dataDir, 'files', school.id, id));
    const { status, body } = await download(id);
    expect([status, body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    expect(app.log.some((line) => line.includes('the bytes of a file are missing'))).toBe(true);
  });

  test('a file that is still uploading is answered as unknown', async () => {
    const id = await aFile(app, { by: student });
    await app.db.query('update file set stored_at = null where id = $1', [id]);
    expect((await download(id)).status).toBe(404);
  });

  test('rejects a malformed ID', async () => {
    expect((await download('..%2F..%2Fjwt-secret')).status).toBe(400);
    expect((await download('1')).status).toBe(400);
  });
});

describe('a file that is not used yet', () => {
  let id: string;
  beforeAll(async () => {
    id = await uploaded(app, student);
  });

  test('is visible to its uploader only, also over GraphQL', async () => {
    const { data } = await app.graphql(
      'query ($id: ID!) { file(id: $id) { id name contentType size uploader { id } createdAt } }',
      { id },
      { as: student },
    );
    expect(data.file).toMatchObject({
      id,
      name: 'essay.js',
      contentType: 'text/javascript',
      size: 26,
      uploader: { id: student.membershipId },
    });
  });

  const OTHERS: [string, () => Promise<Actor>, number, string][] = [
    ['another student', () => aStudent(app, { institution: school }), 404, 'NOT_FOUND'],
    ['a teacher', () => aTeacher(app, { institution: school }), 404, 'NOT_FOUND'],
    ['an admin', () => anAdmin(app, { institution: school }), 404, 'NOT_FOUND'],
    ['an admin of another institution', () => anAdmin(app), 404, 'NOT_FOUND'],
    [
      'an API token with the scope',
      async () =>
        anApiToken(app, { by: await anAdmin(app, { institution: school }), scopes: ['files:read'] }),
      404,
      'NOT_FOUND',
    ],
    [
      'an API token without the scope',
      async () =>
        anApiToken(app, { by: await anAdmin(app, { institution: school }), scopes: ['courses:read'] }),
      403,
      'FORBIDDEN',
    ],
    ['a visitor', () => Promise.resolve(aVisitor()), 401, 'UNAUTHENTICATED'],
    ['an account without an institution', () => aStudent(app), 404, 'NOT_FOUND'],
  ];
  test.each(OTHERS)('is not visible to %s', async (_, actor, status, code) => {
    const as = await actor();
    const answer = await download(id, as);
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect(answer.headers['content-disposition']).toBeUndefined();
    const remove = await app.graphql(
      'mutation ($id: ID!) { deleteFile(input: { id: $id }) { id } }',
      { id },
      { as: as.accessToken ? as : aVisitor() },
    );
    expect(remove.errors).toHaveLength(1);
    expect((await download(id)).status).toBe(200);
  });

  test('is deleted by its uploader with its bytes', async () => {
    const file = path.join(app.services.config.dataDir, 'files', school.id, id);
    await fs.access(file);
    const answer = await app.graphql(
      'mutation ($id: ID!) { deleteFile(input: { id: $id }) { id } }',
      { id },
      { as: student },
    );
    expect(answer.errors).toEqual([]);
    expect((await download(id)).status).toBe(404);
    await expect
      .poll(() =>
        fs.access(file).then(
          () => true,
          () => false,
        ),
      )
      .toBe(false);
    const again = await app.graphql(
      'mutation ($id: ID!) { deleteFile(input: { id: $id }) { id } }',
      { id },
      { as: student },
    );
    expect(again.code).toBe('NOT_FOUND');
  });
});
