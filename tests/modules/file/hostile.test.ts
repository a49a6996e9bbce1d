import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { anAdmin, type Member } from '#tests/support/factories';
import { type FakeS3, startS3 } from '#tests/support/s3';
import { CONTENT, upload } from './upload.ts';

const SCRIPT = '<script>alert(1)</script>';

let s3: FakeS3;
let jpeg: Buffer;
let bomb: Buffer;
beforeAll(async () => {
  s3 = await startS3();
  const picture = { channels: 3, background: '#264653' } as const;
  jpeg = await sharp({ create: { width: 60, height: 40, ...picture } })
    .jpeg()
    .toBuffer();
  bomb = await sharp({ create: { width: 7000, height: 6000, ...picture } })
    .png()
    .toBuffer();
});
afterAll(() => s3.stop());

/** Uses of files, and whether they accept pictures and documents. */
const PURPOSES = [
  { purpose: 'thumbnail', pictures: true, documents: false },
  { purpose: 'cover', pictures: true, documents: false },
  { purpose: 'avatar', pictures: true, documents: false },
  { purpose: 'resource', pictures: true, documents: true },
  { purpose: 'material', pictures: true, documents: true },
] as const;

describe.each([
  ['a folder', () => ({})],
  ['a bucket', () => ({ S3_URL: s3.url })],
])('with %s', (_, env) => {
  let app: App;
  let admin: Member;
  beforeAll(async () => {
    app = await startApp({ env: env() });
    admin = await anAdmin(app);
  });
  afterAll(() => app.stop());

  /** Everything that is stored: rows, objects of the bucket, and files of the folder. */
  async function stored(): Promise<string[]> {
    const { rows } = await app.db.query<{ id: string }>('select id from file');
    const folder = path.join(app.services.config.dataDir, 'files');
    const files = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return [
      ...rows.map(({ id }) => id),
      ...s3.objects.keys(),
      ...files.filter((file) => file.isFile()).map(({ name }) => name),
    ].toSorted();
  }

  const send = (purpose: string, name: string, content: Buffer | string) =>
    upload(app, admin, name, content, `/files?purpose=${purpose}`);

  test.each(PURPOSES)('$purpose refuses what is no picture, and stores nothing', async ({ purpose }) => {
    const before = await stored();
    for (const [name, content, status] of [
      ['drawing.svg', CONTENT.svg, 415],
      ['drawing.png', CONTENT.svg, 415],
      ['page.jpg', CONTENT.html, 415],
      ['page.html', CONTENT.html, 415],
      ['script.jpg', `GIF89a/*${SCRIPT}*/=1;alert(1)`, 415],
      ['document.png', CONTENT.pdf, 415],
      ['bomb.png', bomb, 422],
      ['half.jpg', jpeg.subarray(0, jpeg.length / 2), 422],
    ] as const) {
      const answer = await send(purpose, name, content);
      expect([name, answer.status, answer.body]).toMatchObject([name, status, { code: 'INVALID' }]);
      expect((answer.body as { message: string }).message.length).toBeGreaterThan(20);
    }
    expect(await stored()).toEqual(before);
  });

  test.each(PURPOSES)('$purpose keeps nothing of what hides in a picture', async ({ purpose }) => {
    const before = await stored();
    const polyglot = Buffer.concat([jpeg, Buffer.from(`${SCRIPT}PK\u0003\u0004`), CONTENT.zip]);
    const { status, body } = await send(purpose, '../../etc/cover.jpg', polyglot);
    const { id, name, imageUrl } = body as { id: string; name: string; imageUrl?: string };
    expect([status, name]).toEqual([201, 'cover.jpg']);
    const added = (await stored()).filter((one) => !before.includes(one));
    expect(added.every((one) => one.includes(id))).toBe(true);
    const answer = imageUrl
      ? await app.request('GET', imageUrl)
      : await app.request('GET', `/files/${id}`, { as: admin });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain(SCRIPT);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test.each(PURPOSES.filter(({ documents }) => documents))(
    '$purpose serves a page within a PDF as a download only',
    async ({ purpose }) => {
      const pdf = Buffer.concat([CONTENT.pdf, Buffer.from(CONTENT.html)]);
      const { body } = await send(purpose, 'C:\\\\papers\\\\essay.pdf', pdf);
      const { id, name } = body as { id: string; name: string };
      expect(name).toBe('essay.pdf');
      const { headers } = await app.request('GET', `/files/${id}`, { as: admin });
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename=essay.pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      });
    },
  );

  test.each(PURPOSES.filter(({ documents }) => documents))(
    '$purpose refuses documents that are something else, and stores nothing',
    async ({ purpose }) => {
      const before = await stored();
      for (const [name, content] of [
        ['essay.pdf', CONTENT.html],
        ['essay.docx', CONTENT.exe],
        ['table.xlsx', CONTENT.html],
        ['notes.md', CONTENT.html],
        ['notes.txt', CONTENT.svg],
        ['table.csv', Buffer.from('a;ä', 'latin1')],
        ['archive.zip', CONTENT.pdf],
      ] as const)
        expect([name, (await send(purpose, name, content)).status]).toEqual([name, 415]);
      expect(await stored()).toEqual(before);
    },
  );
});
