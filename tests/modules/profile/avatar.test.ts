import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONTENT, upload } from '#tests/modules/file/upload';
import { deleteAccount } from '#tests/modules/membership/calls';
import { type App, startApp } from '#tests/support/app';
import {
  anAdmin,
  anApiToken,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  type Member,
  PASSWORD,
} from '#tests/support/factories';

const PATH = '/files?purpose=avatar';
const SET = `mutation ($input: SetAvatarInput!) { setAvatar(input: $input) { member { id avatarUrl } } }`;
const REMOVE = `mutation ($id: ID!) { removeAvatar(input: { id: $id }) { member { id avatarUrl } } }`;
const PHOTO = `query ($id: ID!) { member(id: $id) { avatarUrl } }`;

let app: App;
let admin: Member;
let student: Member;
let picture: Buffer;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app, {
    institution: await anInstitution(app, { plan: 'professional' }),
    isOwner: true,
  });
  picture = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#2a9d8f' } })
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' }, IFD0: { Artist: 'Somebody private' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.stop());
beforeEach(async () => {
  student = await aStudent(app, { institution: admin.institution });
});

interface Uploaded {
  id: string;
  imageUrl: string;
}

async function uploadedPhoto(as: Member): Promise<Uploaded> {
  const { status, body } = await upload(app, as, 'me.jpg', picture, PATH);
  expect(status).toBe(201);
  const { id, imageUrl } = body as Uploaded;
  return { id, imageUrl: imageUrl.replace(/1280$/, '320') };
}

const set = (avatarId: string, as: Member, { membershipId: id } = as) =>
  app.graphql(SET, { input: { id, avatarId } }, { as });

const remove = (as: Member, { membershipId: id } = as) => app.graphql(REMOVE, { id }, { as });

/** The photo of a member as another one reads it. */
const photoOf = async ({ membershipId: id }: Member, as: Member = admin) =>
  (await app.graphql(PHOTO, { id }, { as })).data.member.avatarUrl as string | null;

const statusOf = async (address: string) => (await fetch(`${app.url}${address}`)).status;

const storedNames = (id: string) =>
  fs
    .readdir(path.join(app.services.config.dataDir, 'files', admin.institution.id))
    .then((names) => names.filter((name) => name.startsWith(id)));

describe('a photo of a member', () => {
  test('is set by the member, read by others, and without what the camera wrote', async () => {
    const { id, imageUrl } = await uploadedPhoto(student);
    const { data, errors } = await set(id, student);
    expect(errors).toEqual([]);
    expect(data.setAvatar.member).toEqual({ id: student.membershipId, avatarUrl: imageUrl });
    expect(await photoOf(student)).toBe(imageUrl);
    const answer = await fetch(`${app.url}${imageUrl}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { format, exif } = await sharp(bytes).metadata();
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
    expect(bytes.includes('private')).toBe(false);
  });

  test('replaces the former one, whose bytes are deleted, and null removes it', async () => {
    const first = await uploadedPhoto(student);
    await set(first.id, student);
    const second = await uploadedPhoto(student);
    expect((await set(second.id, student)).data.setAvatar.member.avatarUrl).toBe(second.imageUrl);
    await expect.poll(() => statusOf(first.imageUrl)).toBe(404);
    expect((await remove(student)).data.removeAvatar.member.avatarUrl).toBeNull();
    await expect.poll(() => storedNames(second.id)).toEqual([]);
    expect(await photoOf(student)).toBeNull();
  });

  test('is only that of the viewer', async () => {
    const teacher = await aTeacher(app, { institution: admin.institution });
    const { id } = await uploadedPhoto(student);
    for (const other of [teacher, admin, await anAdmin(app)]) {
      expect((await set(id, other)).code).toBe('INVALID');
      expect(await photoOf(other, other)).toBeNull();
    }
    expect(
      (await app.graphql(SET, { input: { id: student.membershipId, avatarId: id } }, { as: aVisitor() }))
        .code,
    ).toBe('UNAUTHENTICATED');
    expect((await set(id, student)).errors).toEqual([]);
    expect((await set((await uploadedPhoto(admin)).id, admin, student)).code).toBe('NOT_FOUND');
    expect((await remove(admin, student)).code).toBe('NOT_FOUND');
    expect(await photoOf(student)).not.toBeNull();
    expect((await remove(student)).errors).toEqual([]);
    expect((await remove(student)).errors).toEqual([]);
  });

  test('is no picture of a course, and a picture of a course is no photo', async () => {
    const teacher = await aTeacher(app, { institution: admin.institution });
    const { body } = await upload(app, teacher, 'cover.jpg', picture, '/files?purpose=thumbnail');
    const { code, errors } = await set((body as { id: string }).id, teacher);
    expect([code, errors[0]!.message]).toEqual([
      'INVALID',
      'A file is missing. Remove it and attach it again.',
    ]);
  });

  test('is gone with its bytes when the account is deleted', async () => {
    const { id, imageUrl } = await uploadedPhoto(student);
    await set(id, student);
    expect((await deleteAccount(app, PASSWORD, student)).errors).toEqual([]);
    await expect.poll(() => statusOf(imageUrl)).toBe(404);
    await expect.poll(() => storedNames(id)).toEqual([]); // a job removes them
    const rows = async () => (await app.db.query('select 1 from file where id = $1', [id])).rows;
    await expect.poll(rows).toEqual([]);
  });

  test('is not set with an API token', async () => {
    const { id } = await uploadedPhoto(admin);
    const token = await anApiToken(app, { by: admin });
    expect(
      (await app.graphql(SET, { input: { id: admin.membershipId, avatarId: id } }, { as: token })).code,
    ).toBe('FORBIDDEN');
  });
});

const KIND = { message: 'The content of “me.png” doesn’t match its file type.' };
const ENDING = { message: 'Only .jpg, .jpeg, .png, .webp, .gif and .avif files can be attached.' };

test.each([
  ['a drawing', 'me.svg', CONTENT.svg, 415, ENDING],
  ['a drawing named png', 'me.png', CONTENT.svg, 415, KIND],
  ['a page', '../../me.png', CONTENT.html, 415, KIND],
  ['a PDF', 'me.pdf', CONTENT.pdf, 415, ENDING],
  [
    'more than 5 MB',
    'me.png',
    Buffer.concat([CONTENT.png, Buffer.alloc(5 * 1024 * 1024)]),
    413,
    { message: 'File size should not exceed 5MB' },
  ],
])('%s is refused', async (_, name, content, status, message) => {
  const answer = await upload(app, student, name, content, PATH);
  expect([answer.status, answer.body]).toMatchObject([status, message]);
});
