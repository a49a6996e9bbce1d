import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileKey } from '#platform/storage/storage';
import { bytesRemoved } from '#tests/modules/file/bytes-removed';
import { upload } from '#tests/modules/file/upload';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCourse,
  aFile,
  aLesson,
  anAdmin,
  anInstitution,
  aResource,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let admin: Member;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app, { institution: await anInstitution(app, { plan: 'free' }) });
  teacher = await aTeacher(app, { institution: admin.institution });
});
afterAll(() => app.stop());

interface Files {
  id: string;
  lessonId: string;
  resourceId: string;
  /** IDs of the files of the lesson, in order, and of the resource. */
  files: string[];
}

const BYTES = ['First.', 'Second.', 'Third.'];

/** Creates a course whose lesson has two files, and that has a file and a link as resources. */
async function aCourseWithFiles(): Promise<ItemRow & Files> {
  const course = await aCourse(app, { by: teacher });
  const { id: lessonId } = await aLesson(app, { course });
  const [first, second] = [
    await aFile(app, { by: teacher, purpose: 'material', holderId: lessonId, content: BYTES[0]! }),
    await aFile(app, { by: teacher, purpose: 'material', holderId: lessonId, content: BYTES[1]! }),
  ];
  await app.db.query('update file set position = 1 where id = $1', [second]);
  const { id: resourceId } = await aResource(app, { course, name: 'Notes', url: null });
  const third = await aFile(app, {
    by: teacher,
    purpose: 'resource',
    holderId: resourceId,
    content: BYTES[2]!,
  });
  await aResource(app, { course, name: 'Recording', position: 1, isForSeatsOnly: false });
  return { ...course, lessonId, resourceId, files: [first, second, third] };
}

const FILES =
  'lessons(first: 5) { nodes { id materialFiles { id uploader { id } } } } resources { id name url position isForSeatsOnly file { id name } }';

async function duplicate(id: string, as: Actor = admin) {
  const { data, errors } = await app.graphql(
    `mutation ($id: ID!) { duplicateCourse(input: { id: $id }) { course { id thumbnailUrl ${FILES} } } }`,
    { id },
    { as },
  );
  expect(errors).toEqual([]);
  const { course } = data.duplicateCourse;
  const [lesson] = course.lessons.nodes;
  const files = [...lesson.materialFiles, course.resources[0].file].map(({ id: file }) => file as string);
  return { course, lesson, copy: { id: course.id, lessonId: lesson.id, files } };
}

const download = (id: string, as: Actor = admin) => app.request('GET', `/files/${id}`, { as });

const bytes = async (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await download(id)).text || 'nothing'));

async function leave({ lessonId, resourceId }: { lessonId: string; resourceId: string }): Promise<void> {
  const { errors } = await app.graphql(
    'mutation ($lesson: ID!, $resource: ID!) { deleteLesson(input: { id: $lesson }) { id } deleteResource(input: { id: $resource }) { id } }',
    { lesson: lessonId, resource: resourceId },
    { as: admin },
  );
  expect(errors).toEqual([]);
}

const placeOf = (id: string) =>
  path.join(app.services.config.dataDir, 'files', fileKey(admin.institution.id, id));

const areThere = (ids: string[]) =>
  Promise.all(
    ids.map((id) =>
      fs.access(placeOf(id)).then(
        () => true,
        () => false,
      ),
    ),
  );

/** Returns the counted storage, which must be the sum of all files. */
async function storageUse(): Promise<number> {
  const { rows } = await app.db.query<{ bytes: string; sum: string }>(
    `select (select bytes from storage_use where institution_id = $1) as bytes,
     (select coalesce(sum(size), 0) from file where institution_id = $1) as sum`,
    [admin.institution.id],
  );
  expect(rows[0]!.bytes).toBe(rows[0]!.sum);
  return Number(rows[0]!.bytes);
}

describe('a copy of a course', () => {
  test('has copies of its files and links, in order, which belong to the person who copies', async () => {
    const original = await aCourseWithFiles();
    const before = await storageUse();
    const { course, lesson, copy } = await duplicate(original.id);
    expect(lesson.materialFiles.map(({ uploader }: { uploader: { id: string } }) => uploader.id)).toEqual([
      admin.membershipId,
      admin.membershipId,
    ]);
    expect(course.resources).toMatchObject([
      { name: 'Notes', url: null, position: 0, isForSeatsOnly: true, file: { name: 'answer.js' } },
      { name: 'Recording', url: expect.stringContaining('https://'), position: 1, isForSeatsOnly: false },
    ]);
    expect(new Set([...original.files, ...copy.files]).size).toBe(6);
    expect(await bytes(copy.files)).toEqual(BYTES);
    expect(await storageUse()).toBe(before + BYTES.join('').length);
    const student = await aStudent(app, { institution: admin.institution });
    expect((await download(copy.files[0]!, student)).status, 'no seat in the copy').toBe(404);
  });

  test('keeps its files when the original loses them, and the bytes go with the last one', async () => {
    const original = await aCourseWithFiles();
    const { copy, course } = await duplicate(original.id);
    const second = await duplicate(copy.id);
    await leave(original);
    await bytesRemoved(app);
    expect(await bytes(original.files)).not.toEqual(BYTES);
    expect(await bytes(copy.files)).toEqual(BYTES);
    await leave({ lessonId: copy.lessonId, resourceId: course.resources[0].id });
    await bytesRemoved(app);
    expect(await bytes(second.copy.files), 'a copy of a copy').toEqual(BYTES);
    expect(await areThere(original.files)).toEqual([true, true, true]);
    await leave({ lessonId: second.copy.lessonId, resourceId: second.course.resources[0].id });
    await expect.poll(() => areThere(original.files)).toEqual([false, false, false]);
  });

  test('deletes its files without the original losing them', async () => {
    const original = await aCourseWithFiles();
    const { course, copy } = await duplicate(original.id);
    await leave({ lessonId: copy.lessonId, resourceId: course.resources[0].id });
    await bytesRemoved(app);
    expect(await bytes(original.files)).toEqual(BYTES);
  });

  test('has the thumbnail, and keeps it when the original gets another one', async () => {
    const course = await aCourse(app, { by: teacher, lessons: ['One'] });
    const { body } = await upload(
      app,
      teacher,
      'cover.png',
      await sharp({ create: { width: 64, height: 36, channels: 3, background: '#264653' } })
        .png()
        .toBuffer(),
      '/files?purpose=thumbnail',
    );
    const { id } = body as { id: string };
    await app.graphql(
      'mutation ($input: SetCourseThumbnailInput!) { setCourseThumbnail(input: $input) { course { id } } }',
      { input: { id: course.id, thumbnailId: id } },
      { as: teacher },
    );
    const answer = await app.graphql(
      'mutation ($id: ID!) { duplicateCourse(input: { id: $id }) { course { id thumbnailUrl } } }',
      { id: course.id },
      { as: teacher },
    );
    const { thumbnailUrl, id: copyId } = answer.data.duplicateCourse.course;
    expect(thumbnailUrl).toContain(id);
    const remove = (of: string) =>
      app.graphql(
        'mutation ($id: ID!) { removeCourseThumbnail(input: { id: $id }) { course { thumbnailUrl } } }',
        { id: of },
        { as: teacher },
      );
    expect((await remove(course.id)).errors).toEqual([]);
    await bytesRemoved(app);
    const statusOf = async () => (await fetch(`${app.url}${thumbnailUrl}`)).status;
    expect(await statusOf()).toBe(200);
    expect((await remove(copyId)).errors).toEqual([]);
    await expect.poll(statusOf).toBe(404);
  });
});

describe('copying while the original is deleted', () => {
  /** Deletes and copies at once. Returns the files of the copy that cannot be downloaded. */
  async function race(): Promise<{ copied: number; broken: number }> {
    const original = await aCourseWithFiles();
    const [answer] = await Promise.all([
      app.graphql(
        `mutation ($id: ID!) { duplicateCourse(input: { id: $id }) { course { id ${FILES} } } }`,
        { id: original.id },
        { as: admin },
      ),
      leave(original),
    ]);
    const { lessons, resources } = answer.data.duplicateCourse.course;
    await bytesRemoved(app);
    const ids: string[] = [
      ...lessons.nodes.flatMap(({ materialFiles }: { materialFiles: { id: string }[] }) => materialFiles),
      ...resources.flatMap(({ file }: { file: { id: string } | null }) => file ?? []),
    ].map(({ id }) => id);
    const statuses = await Promise.all(ids.map(async (id) => (await download(id)).status));
    return { copied: ids.length, broken: statuses.filter((status) => status !== 200).length };
  }

  test('never leaves a file without bytes', async () => {
    for (let time = 0; time < 5; time++) expect((await race()).broken).toBe(0);
  });
});

test('a copy that exceeds the storage of the institution is refused, and nothing is written', async () => {
  const original = await aCourseWithFiles();
  await app.db.query('update file set size = 2000000000 where id = $1', [original.files[0]]);
  const { errors, code } = await app.graphql(
    'mutation ($id: ID!) { duplicateCourse(input: { id: $id }) { course { id } } }',
    { id: original.id },
    { as: admin },
  );
  expect([code, errors[0]!.message]).toEqual([
    'CONFLICT',
    'Your institution’s storage is full. Ask an administrator for more.',
  ]);
  const { rows } = await app.db.query('select 1 from file where bytes_of = any($1)', [original.files]);
  expect(rows).toEqual([]);
});
