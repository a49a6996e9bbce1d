import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { MAX_RESOURCES } from '#modules/resource/resource.rules';
import { CONTENT, upload } from '#tests/modules/file/upload';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  anAdmin,
  anEnrollment,
  aResource,
  aStudent,
  aTeacher,
  aVisitor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { UNKNOWN_ID } from '#tests/support/unknown-id';

let app: App;
let teacher: Member;
let colleague: Member;
let seated: Member;
let classmate: Member;
let course: ItemRow;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  colleague = await aTeacher(app, { institution });
  seated = await aStudent(app, { institution });
  classmate = await aStudent(app, { institution });
});
afterAll(() => app.stop());

beforeEach(async () => {
  course = await aCourse(app, { by: teacher, isPublic: true });
  cohort = await aCohort(app, { by: teacher, courses: [course] });
  await anEnrollment(app, { cohort, student: seated });
});

const PATH = '/files?purpose=resource';
const FIELDS = 'id name url size position isForSeatsOnly file { id name }';

async function aFileId(as: Member, name = 'notes.txt', content: Buffer | string = 'Read this first.') {
  const { status, body, text } = await upload(app, as, name, content, PATH);
  expect([status, text]).toEqual([201, expect.any(String)]);
  return (body as { id: string }).id;
}

const createFile = (as: Actor, holderId: string, fileId: string, more: object = {}) =>
  app.graphql(
    `mutation ($input: CreateFileResourceInput!) { createFileResource(input: $input) { resource { ${FIELDS} } } }`,
    { input: { holderId, name: 'Notes', fileId, ...more } },
    { as },
  );

const createLink = (as: Actor, holderId: string, more: object = {}) =>
  app.graphql(
    `mutation ($input: CreateLinkResourceInput!) { createLinkResource(input: $input) { resource { ${FIELDS} } course { resources { id } } cohort { resources { id } } } }`,
    { input: { holderId, name: 'Recording', url: 'https://example.org/1', ...more } },
    { as },
  );

const update = (as: Actor, input: object) =>
  app.graphql(
    `mutation ($input: UpdateResourceInput!) { updateResource(input: $input) { resource { ${FIELDS} } } }`,
    { input },
    { as },
  );

const remove = (as: Actor, id: string) =>
  app.graphql(
    'mutation ($id: ID!) { deleteResource(input: { id: $id }) { id course { resources { id } } } }',
    { id },
    { as },
  );

const arrange = (as: Actor, holderId: string, ids: string[]) =>
  app.graphql(
    'mutation ($input: ArrangeResourcesInput!) { arrangeResources(input: $input) { course { resources { id } } } }',
    { input: { holderId, ids } },
    { as },
  );

async function namesFor(as: Actor, kind: 'course' | 'cohort' = 'course'): Promise<string[]> {
  const id = kind === 'course' ? course.id : cohort.id;
  const { data } = await app.graphql(
    `query ($id: ID!) { ${kind}(id: $id) { resources { name } } }`,
    { id },
    { as },
  );
  return (data[kind].resources as { name: string }[]).map(({ name }) => name);
}

const codeOf = ({ errors }: { errors: { extensions?: { code?: unknown } }[] }) => errors[0]?.extensions?.code;

const download = (as: Actor, id: string) => app.request('GET', `/files/${id}`, { as });

describe('resources of a course', () => {
  test('a teacher adds a file and a link, in order, and a student with a seat downloads', async () => {
    const fileId = await aFileId(teacher);
    const file = await createFile(teacher, course.id, fileId);
    expect(file.data.createFileResource.resource).toMatchObject({
      name: 'Notes',
      url: null,
      size: 16,
      position: 0,
      isForSeatsOnly: true,
      file: { id: fileId, name: 'notes.txt' },
    });
    const link = await createLink(teacher, course.id);
    expect(link.data.createLinkResource).toMatchObject({
      resource: { url: 'https://example.org/1', size: 0, position: 1, file: null },
      course: { resources: [{ id: file.data.createFileResource.resource.id }, {}] },
      cohort: null,
    });
    expect(await namesFor(seated)).toEqual(['Notes', 'Recording']);
    const answer = await download(seated, fileId);
    expect([answer.status, answer.text]).toEqual([200, 'Read this first.']);
    expect(answer.headers['content-disposition']).toContain('attachment');
  });

  test('only people with a seat and teachers see what is for seats only', async () => {
    const fileId = await aFileId(teacher);
    await createFile(teacher, course.id, fileId);
    await createLink(teacher, course.id, { name: 'Open to all', isForSeatsOnly: false });
    const admin = await anAdmin(app, { institution: teacher.institution });
    for (const as of [teacher, admin, seated]) expect(await namesFor(as)).toEqual(['Notes', 'Open to all']);
    for (const as of [classmate, colleague, aVisitor(), await anAdmin(app)]) {
      expect(await namesFor(as)).toEqual(['Open to all']);
      expect((await download(as, fileId)).status).not.toBe(200);
    }
    await aCohort(app, { by: colleague, courses: [course] });
    expect(await namesFor(colleague)).toEqual(['Notes', 'Open to all']);
  });

  test('a draft shows its resources to its teachers only, and a public one its open ones to everyone', async () => {
    await createLink(teacher, course.id, { name: 'Open', isForSeatsOnly: false });
    const { rows } = await app.db.query<{ id: string }>('select id from resource where course_id = $1', [
      course.id,
    ]);
    const node = async (as: Actor) =>
      (await app.graphql('query ($id: ID!) { node(id: $id) { id } }', { id: rows[0]!.id }, { as })).data.node;
    expect(await node(aVisitor())).not.toBeNull();
    await app.db.query(`update course set status = 'draft' where id = $1`, [course.id]);
    for (const as of [aVisitor(), classmate, colleague]) expect(await node(as)).toBeNull();
    expect(await node(teacher)).not.toBeNull();
  });

  test('are changed by those who may edit the course only', async () => {
    const { id } = await aResource(app, { course });
    for (const as of [classmate, seated, colleague]) {
      const answers = [
        await createLink(as, course.id),
        await update(as, { id, name: 'Mine' }),
        await arrange(as, course.id, [id]),
        await remove(as, id),
      ];
      for (const answer of answers) expect(codeOf(answer)).toBe('FORBIDDEN');
    }
    for (const answer of [
      await createLink(await anAdmin(app), course.id),
      await update(await anAdmin(app), { id, name: 'Mine' }),
    ])
      expect(codeOf(answer)).toBe('NOT_FOUND');
    expect((await update(teacher, { id, name: 'Better', isForSeatsOnly: false })).data).toMatchObject({
      updateResource: { resource: { name: 'Better', isForSeatsOnly: false } },
    });
  });

  test('an archived course is read only', async () => {
    await app.db.query(`update course set status = 'archived' where id = $1`, [course.id]);
    expect(codeOf(await createLink(teacher, course.id))).toBe('CONFLICT');
  });

  test('are ordered as a whole', async () => {
    const ids = [];
    for (let position = 0; position < 3; position++)
      ids.push((await aResource(app, { course, position })).id);
    const order = [ids[2]!, ids[0]!, ids[1]!];
    const { data } = await arrange(teacher, course.id, order);
    expect(data.arrangeResources.course.resources.map(({ id }: { id: string }) => id)).toEqual(order);
    const foreign = (await aResource(app, { cohort })).id;
    for (const wrong of [order.slice(1), [...order, foreign], [foreign, ids[0]!, ids[1]!]])
      expect(codeOf(await arrange(teacher, course.id, wrong))).toBe('CONFLICT');
    expect(codeOf(await arrange(teacher, course.id, [ids[0]!, ids[0]!, ids[1]!]))).toBe('INVALID');
  });

  test('two orders at once leave one of them', async () => {
    const ids = [];
    for (let position = 0; position < 5; position++)
      ids.push((await aResource(app, { course, position })).id);
    const [one, other] = [ids.toReversed(), [...ids.slice(1), ids[0]!]];
    await Promise.all([arrange(teacher, course.id, one), arrange(teacher, course.id, other)]);
    const { rows } = await app.db.query<{ id: string }>(
      'select id from resource where course_id = $1 order by position',
      [course.id],
    );
    expect([one, other]).toContainEqual(rows.map(({ id }) => id));
  });

  test('a deleted one takes its file along and gives its quota back', async () => {
    const used = async () =>
      Number(
        (
          await app.db.query<{ bytes: string }>('select bytes from storage_use where institution_id = $1', [
            teacher.institution.id,
          ])
        ).rows[0]?.bytes ?? 0,
      );
    const before = await used();
    const fileId = await aFileId(teacher);
    const { data } = await createFile(teacher, course.id, fileId);
    expect(await used()).toBe(before + 16);
    expect((await remove(teacher, data.createFileResource.resource.id)).data).toMatchObject({
      deleteResource: { course: { resources: [] } },
    });
    expect(await used()).toBe(before);
    expect((await download(teacher, fileId)).status).toBe(404);
  });

  test('limits the number of resources', async () => {
    for (let position = 0; position < MAX_RESOURCES; position++) await aResource(app, { course, position });
    expect(codeOf(await createLink(teacher, course.id))).toBe('CONFLICT');
  });
});

describe('resources of a cohort', () => {
  test('are added by everyone who teaches it', async () => {
    expect(codeOf(await createLink(colleague, cohort.id))).toBe('FORBIDDEN');
    await app.graphql(
      'mutation ($cohortId: ID!, $memberId: ID!) { addCohortInstructor(input: { cohortId: $cohortId, memberId: $memberId }) { cohort { id } } }',
      { cohortId: cohort.id, memberId: colleague.membershipId },
      { as: teacher },
    );
    const { errors, data } = await createLink(colleague, cohort.id);
    expect([errors, data.createLinkResource.course]).toEqual([[], null]);
    expect(data.createLinkResource.cohort.resources).toHaveLength(1);
    expect(await namesFor(seated, 'cohort')).toEqual(['Recording']);
    expect(await namesFor(classmate, 'cohort')).toEqual([]);
  });
});

describe('input', () => {
  test.each([
    ['http://example.org', 'url'],
    ['javascript:alert(1)', 'url'],
    ['https://', 'url'],
    [`https://example.org/${'a'.repeat(2000)}`, 'url'],
  ])('rejects the link %.40s', async (url, field) => {
    const answer = await createLink(teacher, course.id, { url });
    expect([codeOf(answer), JSON.stringify(answer.errors)]).toEqual([
      'INVALID',
      expect.stringContaining(field),
    ]);
  });

  test('rejects names that are empty or too long, and unknown objects', async () => {
    for (const name of ['', ' ', 'a'.repeat(201)])
      expect(codeOf(await createLink(teacher, course.id, { name }))).toBe('INVALID');
    expect(codeOf(await createLink(teacher, UNKNOWN_ID))).toBe('NOT_FOUND');
    expect(codeOf(await remove(teacher, UNKNOWN_ID))).toBe('NOT_FOUND');
    expect(codeOf(await createFile(teacher, course.id, UNKNOWN_ID))).toBe('INVALID');
    const theirs = await aFileId(colleague);
    expect(codeOf(await createFile(teacher, course.id, theirs))).toBe('INVALID');
    const twice = await aFileId(teacher);
    await createFile(teacher, course.id, twice);
    expect(codeOf(await createFile(teacher, course.id, twice))).toBe('INVALID');
    const file = await aFileId(teacher);
    const { data } = await createFile(teacher, course.id, file);
    const { id } = data.createFileResource.resource;
    expect(codeOf(await update(teacher, { id, url: 'https://example.org' }))).toBe('INVALID');
  });
});

describe('files of resources', () => {
  test('office documents, texts and pictures are accepted, pictures only encoded again', async () => {
    const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#264653' } })
      .withExif({ IFD0: { Artist: 'Somebody private' } })
      .jpeg()
      .toBuffer();
    const id = await aFileId(teacher, 'diagram.jpg', Buffer.concat([picture, Buffer.from('<script>hidden')]));
    const { text } = await download(teacher, id);
    expect(text).not.toContain('Somebody private');
    expect(text).not.toContain('<script>');
    for (const name of ['a.docx', 'a.pptx', 'a.xlsx', 'a.zip']) await aFileId(teacher, name, CONTENT.zip);
    for (const name of ['a.md', 'a.csv', 'a.py']) await aFileId(teacher, name, 'a,b\n1,2\n');
  });

  test.each([
    ['page.md', CONTENT.html, 415],
    ['drawing.txt', CONTENT.svg, 415],
    ['drawing.svg', CONTENT.svg, 415],
    ['program.docx', CONTENT.exe, 415],
    ['program.exe', CONTENT.exe, 415],
    ['cut.png', CONTENT.png.subarray(0, 40), 422],
    ['empty.txt', '', 400],
  ])('rejects %s and stores nothing', async (name, content, expected) => {
    const count = async () =>
      (await app.db.query<{ n: string }>('select count(*) as n from file')).rows[0]!.n;
    const before = await count();
    const { status } = await upload(app, teacher, name, content, PATH);
    expect([status, await count()]).toEqual([expected, before]);
  });
});

test('changes arrive at once, each reader with what it can see', async () => {
  const follow = async (as: Member) => {
    const events = app.subscribe(
      'subscription ($id: ID!) { resourcesChanged(holderId: $id) { courseId course { resources { name } } } }',
      { id: course.id },
      { as },
    );
    await events.ready;
    return events;
  };
  const [forSeat, without] = [await follow(seated), await follow(classmate)];
  await createLink(teacher, course.id);
  expect((await forSeat.next()).value?.data).toEqual({
    resourcesChanged: { courseId: course.id, course: { resources: [{ name: 'Recording' }] } },
  });
  expect((await without.next()).value?.data).toMatchObject({
    resourcesChanged: { course: { resources: [] } },
  });
});
