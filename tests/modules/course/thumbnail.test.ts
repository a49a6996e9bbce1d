import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCourse,
  anAdmin,
  aStudent,
  aTeacher,
  aVisitor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { CONTENT, upload } from '#tests/modules/file/upload';

const PATH = '/files?purpose=thumbnail';
const SET = `mutation ($input: SetCourseThumbnailInput!) { setCourseThumbnail(input: $input) { course { id thumbnailUrl } } }`;

let app: App;
let teacher: Member;
let course: ItemRow;
let picture: Buffer;
beforeAll(async () => {
  app = await startApp();
  const admin = await anAdmin(app);
  teacher = await aTeacher(app, { institution: admin.institution });
  course = await aCourse(app, { by: teacher });
  picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#264653' } })
    .withExif({ IFD0: { Artist: 'Somebody private' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.stop());

interface Uploaded {
  id: string;
  imageUrl: string;
  contentType: string;
}

async function uploadedPicture(as: Member = teacher, name = 'cover.jpg'): Promise<Uploaded> {
  const { status, body } = await upload(app, as, name, picture, PATH);
  expect(status).toBe(201);
  return body as Uploaded;
}

const set = (fileId: string, as: Member = teacher, id = course.id) =>
  app.graphql(SET, { input: { id, thumbnailId: fileId } }, { as });

const fetchPicture = (address: string) => fetch(`${app.url}${address}`);

/** Names of the files of the school in the storage. */
const storedNames = (school = teacher.institution.id) =>
  fs.readdir(path.join(app.services.config.dataDir, 'files', school)).catch(() => [] as string[]);

/** IDs of file rows, and names of files. Those of replaced pictures disappear at any time. */
async function stored(): Promise<string[]> {
  const { rows } = await app.db.query<{ id: string }>('select id from file');
  return [...(await storedNames()), ...rows.map(({ id }) => id)];
}

describe('a picture of a course', () => {
  test('is stored encoded again in three widths, without what the camera wrote', async () => {
    const { id, imageUrl, contentType } = await uploadedPicture();
    expect(contentType).toBe('image/webp');
    expect((await storedNames()).filter((name) => name.startsWith(id))).toHaveLength(3);
    const { data, errors } = await set(id);
    expect(errors).toEqual([]);
    expect(data.setCourseThumbnail.course).toEqual({ id: course.id, thumbnailUrl: imageUrl });
    for (const width of [320, 640, 1280]) {
      const answer = await fetchPicture(imageUrl.replace(/1280$/, String(width)));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
      expect(bytes.includes('private')).toBe(false);
    }
  });

  test('replaces the former one, whose bytes are deleted, and null removes it', async () => {
    const first = await uploadedPicture();
    await set(first.id);
    const second = await uploadedPicture();
    expect((await set(second.id)).data.setCourseThumbnail.course.thumbnailUrl).toBe(second.imageUrl);
    await expect.poll(async () => (await fetchPicture(first.imageUrl)).status).toBe(404);
    expect((await fetchPicture(second.imageUrl)).status).toBe(200);
    const REMOVE = `mutation ($id: ID!) { removeCourseThumbnail(input: { id: $id }) { course { thumbnailUrl } } }`;
    for (const time of ['once', 'again']) {
      const { data, errors } = await app.graphql(REMOVE, { id: course.id }, { as: teacher });
      expect([time, errors, data.removeCourseThumbnail.course.thumbnailUrl]).toEqual([time, [], null]);
    }
    await expect
      .poll(async () => (await storedNames()).filter((name) => name.startsWith(second.id)))
      .toEqual([]);
  });

  test('leaves the version of the details alone, and setting it again changes nothing', async () => {
    const { id } = await uploadedPicture();
    await set(id);
    const { rows: before } = await app.db.query('select * from course where id = $1', [course.id]);
    expect((await set(id)).errors).toEqual([]);
    const { rows: after } = await app.db.query('select * from course where id = $1', [course.id]);
    expect(after).toEqual(before);
    expect(after[0].version).toBe(1);
  });

  test('is set only by those who can edit the course, with a picture of their own', async () => {
    const { institution } = teacher;
    const { id } = await uploadedPicture();
    const other = await aTeacher(app, { institution });
    expect((await set(id, other)).code).toBe('FORBIDDEN');
    expect((await set(id, await aStudent(app, { institution }))).code).toBe('FORBIDDEN');
    expect((await set(id, await anAdmin(app))).code).toBe('NOT_FOUND');
    const admin = await anAdmin(app, { institution });
    expect((await set(id, admin)).errors[0]!.message).toBe(
      'A file is missing. Remove it and attach it again.',
    );
    const own = await uploadedPicture(admin);
    expect((await set(own.id, admin)).errors).toEqual([]);
  });
});

describe('a new course', () => {
  const create = (thumbnailId: string, as: Member = teacher) =>
    app.graphql(
      'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { thumbnailUrl } } }',
      { input: { title: 'Maps', thumbnailId } },
      { as },
    );

  test('has the picture that its teacher uploaded before', async () => {
    const { id, imageUrl } = await uploadedPicture();
    expect((await create(id)).data.createCourse.course).toEqual({ thumbnailUrl: imageUrl });
  });

  test('is not created with a picture of someone else or of another course', async () => {
    const count = async () => (await app.db.query('select from course')).rowCount;
    const { id } = await uploadedPicture();
    const other = await aTeacher(app, { institution: teacher.institution });
    const used = await uploadedPicture();
    await set(used.id);
    const before = await count();
    for (const answer of [await create(id, other), await create(used.id)])
      expect(answer.errors[0]!.extensions).toMatchObject({
        code: 'INVALID',
        fields: [{ field: 'thumbnailId' }],
      });
    expect(await count()).toBe(before);
  });
});

describe('the address of a picture', () => {
  test('answers 404 for other widths, keys, files and institutions', async () => {
    const { imageUrl } = await uploadedPicture();
    const [, , institution, file, key] = imageUrl.split('/');
    const wrong = [
      imageUrl.replace(/1280$/, '1281'),
      imageUrl.replace(/1280$/, '320.0'),
      imageUrl.replace(key!, '0'.repeat(32)),
      `/images/${file}/${file}/${key}/320`,
      `/images/${institution}/${institution}/${key}/320`,
      `/images/${institution}/${file}/..%2f..%2fetc/320`,
    ];
    const answers = await Promise.all(wrong.map(fetchPicture));
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 404));
  });

  test('cannot be guessed from the file', async () => {
    const { id } = await uploadedPicture();
    const { body, status } = await app.request('GET', `/files/${id}`, { as: aVisitor() });
    expect([status, (body as { code: string }).code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('an upload that is no picture is refused and nothing is stored', () => {
  const large = () =>
    sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
  const REFUSED: [string, string, () => Promise<Buffer | string> | Buffer | string, number, string][] = [
    [
      'a drawing',
      'cover.svg',
      () => CONTENT.svg,
      415,
      'Only .jpg, .jpeg, .png, .webp, .gif and .avif files can be attached.',
    ],
    [
      'a drawing named png',
      'cover.png',
      () => CONTENT.svg,
      415,
      'The content of “cover.png” doesn’t match its file type.',
    ],
    [
      'a page',
      'cover.jpg',
      () => CONTENT.html,
      415,
      'The content of “cover.jpg” doesn’t match its file type.',
    ],
    [
      'a png named jpg',
      'cover.jpg',
      () => CONTENT.png,
      415,
      'The content of “cover.jpg” doesn’t match its file type.',
    ],
    [
      'a truncated picture',
      'cover.jpg',
      () => picture.subarray(0, picture.length / 2),
      422,
      '“cover.jpg” isn’t a complete picture of at most 40 megapixels.',
    ],
    [
      'only the beginning of one',
      'cover.png',
      () => Buffer.concat([CONTENT.png.subarray(0, 40), Buffer.alloc(500)]),
      422,
      '“cover.png” isn’t a complete picture of at most 40 megapixels.',
    ],
    [
      '42 megapixels in few bytes',
      'cover.png',
      large,
      422,
      '“cover.png” isn’t a complete picture of at most 40 megapixels.',
    ],
    [
      'more than 5 MB',
      'cover.jpg',
      () => Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)]),
      413,
      'A picture can have up to 5 MB.',
    ],
  ];

  test.each(REFUSED)('%s', async (_, name, content, status, message) => {
    const before = await stored();
    const answer = await upload(app, teacher, name, await content(), PATH);
    expect([answer.status, answer.body]).toMatchObject([status, { code: 'INVALID', message }]);
    const after = await stored();
    expect(after.filter((one) => !before.includes(one))).toEqual([]);
  });

  test('what follows a picture is not served: a page behind it is gone', async () => {
    const polyglot = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const { status, body } = await upload(app, teacher, '../../etc/cover.jpg', polyglot, PATH);
    expect([status, (body as { name: string }).name]).toEqual([201, 'cover.jpg']);
    const answer = await fetchPicture((body as Uploaded).imageUrl);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.includes('script')).toBe(false);
  });
});
