import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { upload } from '#tests/modules/file/upload';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  aLesson,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

const CANARY = 'canary-3390';

let app: App;
let teacher: Member;
let seated: Member;
let classmate: Member;
let course: ItemRow;
let lesson: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  [seated, classmate] = [await aStudent(app, { institution }), await aStudent(app, { institution })];
});
afterAll(() => app.stop());

beforeEach(async () => {
  course = await aCourse(app, { by: teacher, isPublic: true });
  const cohort = await aCohort(app, { by: teacher, courses: [course] });
  await anEnrollment(app, { cohort, student: seated });
  lesson = await aLesson(app, { course });
});

async function aFileId(as: Member = teacher): Promise<string> {
  const path = '/files?purpose=material';
  const { status, body } = await upload(app, as, `${CANARY}.txt`, `${CANARY} inside`, path);
  expect(status).toBe(201);
  return (body as { id: string }).id;
}

const update = (input: object, as: Actor = teacher) =>
  app.graphql(
    'mutation ($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { materialFiles { id name } } } }',
    { input: { id: lesson.id, ...input } },
    { as },
  );

/** Everything that a reader can get of a lesson and of its file. */
async function everything(as: Actor, fileId: string): Promise<string> {
  const fields = 'materialFiles { id name size }';
  const answers = await Promise.all([
    app.graphql(`query ($id: ID!) { lesson(id: $id) { ${fields} } }`, { id: lesson.id }, { as }),
    app.graphql(
      `query ($id: ID!) { course(id: $id) { lessons(first: 5) { nodes { ${fields} } } } }`,
      { id: course.id },
      { as },
    ),
    app.graphql('query ($id: ID!) { node(id: $id) { ... on File { name } } }', { id: fileId }, { as }),
    app.graphql('query ($id: ID!) { file(id: $id) { name } }', { id: fileId }, { as }),
  ]);
  const { text } = await app.request('GET', `/files/${fileId}`, { as });
  return JSON.stringify([...answers.map(({ data }) => data), text]);
}

test('files are attached and downloaded in order, and those left out are deleted', async () => {
  const [one, other] = [await aFileId(), await aFileId()];
  const { errors, data } = await update({ materialFileIds: [other, one] });
  expect(errors).toEqual([]);
  expect(data.updateLesson.lesson.materialFiles.map(({ id }: { id: string }) => id)).toEqual([other, one]);
  const answer = await app.request('GET', `/files/${one}`, { as: seated });
  expect([answer.status, answer.text]).toEqual([200, `${CANARY} inside`]);
  await update({ materialFileIds: [one] });
  expect((await app.request('GET', `/files/${other}`, { as: teacher })).status).toBe(404);
  await update({ title: 'Renamed' });
  expect((await app.request('GET', `/files/${one}`, { as: seated })).status).toBe(200);
});

test('nothing of them leaves before the lesson is open', async () => {
  const fileId = await aFileId();
  const admin = await anAdmin(app, { institution: teacher.institution });
  await update({ materialFileIds: [fileId], isPreview: false, releaseAt: null });
  for (const as of [teacher, admin, seated]) expect(await everything(as, fileId)).toContain(CANARY);
  for (const as of [classmate, aVisitor(), await anAdmin(app)])
    expect(await everything(as, fileId)).not.toContain(CANARY);
  await update({ releaseAt: inDays(3).toISOString(), isPreview: true });
  expect(await everything(teacher, fileId)).toContain(CANARY);
  for (const as of [seated, classmate, aVisitor(), await anAdmin(app)])
    expect(await everything(as, fileId)).not.toContain(CANARY);
  await update({ releaseAt: inDays(-1).toISOString() });
  for (const as of [seated, classmate]) expect(await everything(as, fileId)).toContain(CANARY);
});

test('a file of somebody else, of another purpose or of another lesson is refused', async () => {
  const used = await aFileId();
  await update({ materialFileIds: [used] });
  const { id } = await aLesson(app, { course });
  const colleague = await aTeacher(app, { institution: teacher.institution });
  const resource = await upload(app, teacher, 'a.txt', 'text', '/files?purpose=resource');
  for (const fileId of [used, await aFileId(colleague), (resource.body as { id: string }).id]) {
    const { errors } = await update({ id, materialFileIds: [fileId] });
    expect(errors[0]).toMatchObject({
      extensions: { code: 'INVALID', fields: [{ field: 'materialFileIds' }] },
    });
  }
  const many = Array.from({ length: 21 }, () => used);
  expect((await update({ materialFileIds: many })).errors[0]).toMatchObject({
    extensions: { code: 'INVALID' },
  });
});

test('a deleted lesson and a deleted section take their files along', async () => {
  const count = async () =>
    Number(
      (await app.db.query<{ n: string }>('select count(*) as n from file where purpose = $1', ['material']))
        .rows[0]!.n,
    );
  const before = await count();
  await update({ materialFileIds: [await aFileId()] });
  const { errors } = await app.graphql(
    'mutation ($id: ID!) { deleteLesson(input: { id: $id }) { id } }',
    { id: lesson.id },
    { as: teacher },
  );
  expect([errors, await count()]).toEqual([[], before]);
  const other = await aCourse(app, { by: teacher, lessons: ['In a section'] });
  const { rows } = await app.db.query<{ id: string; section_id: string }>(
    'select id, section_id from lesson where course_id = $1',
    [other.id],
  );
  await update({ id: rows[0]!.id, materialFileIds: [await aFileId()] });
  const deleted = await app.graphql(
    'mutation ($id: ID!) { deleteSection(input: { id: $id }) { id } }',
    { id: rows[0]!.section_id },
    { as: teacher },
  );
  expect([deleted.errors, await count()]).toEqual([[], before]);
});
