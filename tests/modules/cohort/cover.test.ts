import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAdmin,
  aStudent,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { bytesRemoved } from '#tests/modules/file/bytes-removed';
import { upload } from '#tests/modules/file/upload';

const SET =
  'mutation ($input: SetCohortCoverInput!) { setCohortCover(input: $input) { cohort { id coverUrl version } } }';
const REMOVE =
  'mutation ($id: ID!) { removeCohortCover(input: { id: $id }) { cohort { coverUrl version } } }';

let app: App;
let teacher: Member;
let cohort: ItemRow;
let picture: Buffer;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app, { institution: (await anAdmin(app)).institution });
  cohort = await aCohort(app, { by: teacher, isPublic: true });
  picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#264653' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.stop());

async function uploadedPicture(as: Member = teacher): Promise<{ id: string; imageUrl: string }> {
  const { status, body } = await upload(app, as, 'cover.jpg', picture, '/files?purpose=cover');
  expect(status).toBe(201);
  return body as { id: string; imageUrl: string };
}

const set = (coverId: string, as: Member = teacher, id = cohort.id) =>
  app.graphql(SET, { input: { id, coverId } }, { as });

const remove = (id: string, as: Member = teacher) => app.graphql(REMOVE, { id }, { as });

const statusOf = async (address: string) => (await fetch(`${app.url}${address}`)).status;

test('the cover of a cohort replaces the former one, whose bytes are deleted, and can be removed', async () => {
  const [first, second] = [await uploadedPicture(), await uploadedPicture()];
  expect((await set(first.id)).data.setCohortCover.cohort).toEqual({
    id: cohort.id,
    coverUrl: first.imageUrl,
    version: 1,
  });
  expect((await set(second.id)).data.setCohortCover.cohort.coverUrl).toBe(second.imageUrl);
  await expect.poll(() => statusOf(first.imageUrl)).toBe(404);
  expect(await statusOf(second.imageUrl.replace(/1280$/, '320'))).toBe(200);
  for (const time of ['once', 'again']) {
    const { data, errors } = await remove(cohort.id);
    expect([time, errors, data.removeCohortCover.cohort]).toEqual([time, [], { coverUrl: null, version: 1 }]);
  }
  await expect.poll(() => statusOf(second.imageUrl)).toBe(404);
});

test('only those who can edit a cohort set and remove its cover, with a picture of their own', async () => {
  const { institution } = teacher;
  const { id, imageUrl } = await uploadedPicture();
  for (const [as, code] of [
    [await aTeacher(app, { institution }), 'FORBIDDEN'],
    [await aStudent(app, { institution }), 'FORBIDDEN'],
    [await anAdmin(app), 'NOT_FOUND'],
  ] as const) {
    expect((await set(id, as)).code).toBe(code);
    expect((await remove(cohort.id, as)).code).toBe(code);
  }
  const admin = await anAdmin(app, { institution });
  expect((await set(id, admin)).errors[0]!.extensions).toMatchObject({
    code: 'INVALID',
    fields: [{ field: 'coverId' }],
  });
  expect((await set(id)).data.setCohortCover.cohort.coverUrl).toBe(imageUrl);
});

test('a copy of a cohort keeps the cover when the original loses it', async () => {
  const original = await aCohort(app, { by: teacher });
  const { id, imageUrl } = await uploadedPicture();
  await set(id, teacher, original.id);
  const { data } = await app.graphql(
    'mutation ($input: CloneCohortInput!) { cloneCohort(input: $input) { cohort { coverUrl } } }',
    { input: { id: original.id, title: 'Again', startDate: inDays(90).toISOString() } },
    { as: teacher },
  );
  expect(data.cloneCohort.cohort).toEqual({ coverUrl: imageUrl });
  await remove(original.id);
  await bytesRemoved(app);
  expect(await statusOf(imageUrl)).toBe(200);
});

test('open screens show a new cover at once', async () => {
  const events = app.subscribe(
    'subscription ($ids: [ID!]) { cohortChanged(ids: $ids) { cohort { coverUrl } } }',
    { ids: [cohort.id] },
    { as: await aStudent(app, { institution: teacher.institution }) },
  );
  await events.ready;
  const { id, imageUrl } = await uploadedPicture();
  await set(id);
  expect((await events.next()).value!.data!.cohortChanged.cohort).toEqual({ coverUrl: imageUrl });
  await events.return();
});
