import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  aLesson,
  anAccount,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  aVisitor,
  insert,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let student: Member;
let course: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
  course = await aCourse(app, { by: teacher, isPublic: true });
});
afterAll(() => app.stop());

type As = Pick<Actor, 'accessToken'>;

const form = {
  title: 'Office hour',
  description: 'Questions.',
  startsAt: '2027-03-12T17:00:00.000Z',
  endsAt: '2027-03-12T18:30:00.000Z',
  timeZone: 'Europe/Berlin',
  meetingLink: 'https://meet.example.org/1',
  maxParticipants: 12,
};

const FIELDS = `id title description type position startsAt endsAt timeZone durationMinutes meetingLink maxParticipants
  materials enableChat recordSession allowScreenSharing section { id } course { id lessonCount durationMinutes }`;

const create = (input: object, as: As = teacher) =>
  app.graphql(
    `mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { ${FIELDS} } } }`,
    { input: { ...form, courseId: course.id, ...input } },
    { as },
  );

const update = (input: object, as: As = teacher) =>
  app.graphql(
    `mutation ($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { ${FIELDS} } } }`,
    { input },
    { as },
  );

const remove = (id: string, as: As = teacher) =>
  app.graphql(
    'mutation ($id: ID!) { deleteLesson(input: { id: $id }) { id course { id lessonCount progress } } }',
    { id },
    { as },
  );

describe('creating a lesson', () => {
  test('adds a live lesson at the end of the course', async () => {
    const own = await aCourse(app, { by: teacher, lessons: ['One', 'Two'] });
    const { data, errors } = await create({ courseId: own.id, enableChat: true, materials: ['Slides'] });
    expect(errors).toEqual([]);
    expect(data.createLesson.lesson).toMatchObject({
      title: 'Office hour',
      type: 'LIVE',
      position: 2,
      startsAt: '2027-03-12T17:00:00.000Z',
      endsAt: '2027-03-12T18:30:00.000Z',
      durationMinutes: 90,
      meetingLink: 'https://meet.example.org/1',
      maxParticipants: 12,
      materials: ['Slides'],
      enableChat: true,
      recordSession: false,
      course: { id: own.id, lessonCount: 3, durationMinutes: 90 },
      section: { id: expect.any(String) },
    });
  });

  test('adds it to the requested section, which must belong to the course', async () => {
    const own = await aCourse(app, { by: teacher, lessons: ['One'] });
    const { rows } = await app.db.query<{ id: string }>('select id from section where course_id = $1', [
      own.id,
    ]);
    const last = uuidv7();
    const of = { institution_id: own.institutionId, course_id: own.id };
    await insert(app, 'section', { ...of, id: last, title: 'Last', position: 1 });
    const sectionOf = async (input: object) =>
      (await create({ courseId: own.id, ...input })).data.createLesson.lesson.section.id;
    expect(await sectionOf({})).toBe(last);
    expect(await sectionOf({ sectionId: rows[0]!.id })).toBe(rows[0]!.id);
    const refused = await create({ sectionId: last }); // of another course
    expect([refused.code, refused.errors[0]!.message]).toEqual(['NOT_FOUND', 'Section not found.']);
  });

  test('concurrently created lessons get consecutive positions', async () => {
    const own = await aCourse(app, { by: teacher });
    const answers = await Promise.all([1, 2, 3, 4].map(() => create({ courseId: own.id })));
    const positions = answers.map(({ data }) => data.createLesson.lesson.position);
    expect(new Set(positions)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('requires permission to edit the course', async () => {
    const colleague = await aTeacher(app, { institution: teacher.institution });
    expect((await create({}, colleague)).code).toBe('FORBIDDEN');
    expect((await create({}, student)).code).toBe('FORBIDDEN');
    expect((await create({}, await aTeacher(app))).code).toBe('NOT_FOUND');
    expect((await create({}, await anAdmin(app, { institution: teacher.institution }))).errors).toEqual([]);
  });
});

describe('reading lessons', () => {
  const listOf = async (of: ItemRow, as: As) => {
    const { data } = await app.graphql(
      `query ($id: ID!) { lessons(courseId: $id) { totalCount nodes { title } pageInfo { endCursor } } }`,
      { id: of.id },
      { as },
    );
    return data?.lessons.nodes.map(({ title }: { title: string }) => title) ?? null;
  };
  const oneOf = (lesson: ItemRow, as: As) =>
    app.graphql(
      'query ($id: ID!) { lesson(id: $id) { title meetingLink materials } }',
      { id: lesson.id },
      { as },
    );

  test('lists lessons in the order of the course, also by cursor', async () => {
    const own = await aCourse(app, { by: teacher });
    for (const position of [2, 0, 1]) await aLesson(app, { course: own, title: `At ${position}`, position });
    expect(await listOf(own, student)).toEqual(['At 0', 'At 1', 'At 2']);
    const page = async (after: string | null) =>
      (
        await app.graphql(
          `query ($id: ID!, $after: String) {
            course(id: $id) { lessons(first: 2, after: $after, type: LIVE) { nodes { title } pageInfo { endCursor hasNextPage } } }
          }`,
          { id: own.id, after },
          { as: student },
        )
      ).data.course.lessons;
    const first = await page(null);
    expect(first).toMatchObject({
      nodes: [{ title: 'At 0' }, { title: 'At 1' }],
      pageInfo: { hasNextPage: true },
    });
    expect(await page(first.pageInfo.endCursor)).toMatchObject({ nodes: [{ title: 'At 2' }] });
  });

  test('lists lessons with or without a section', async () => {
    const own = await aCourse(app, { by: teacher, lessons: ['Placed'] });
    await aLesson(app, { course: own, title: 'Loose', position: 5 });
    const titles = async (narrowing: string) => {
      const { data } = await app.graphql(
        `query ($id: ID!) { course(id: $id) { lessons${narrowing} { nodes { title } } } }`,
        { id: own.id },
        { as: student },
      );
      return data.course.lessons.nodes.map(({ title }: { title: string }) => title);
    };
    expect(await titles('(hasSection: true)')).toEqual(['Placed']);
    expect(await titles('(hasSection: false)')).toEqual(['Loose']);
    expect(await titles('(hasSection: null)')).toEqual(['Placed', 'Loose']);
  });

  test('lessons of a draft are visible to its owner and admins', async () => {
    const draft = await aCourse(app, { by: teacher, status: 'draft' });
    const lesson = await aLesson(app, { course: draft, title: 'Secret' });
    const { institution } = teacher;
    for (const as of [teacher, await anAdmin(app, { institution })]) {
      expect(await listOf(draft, as)).toEqual(['Secret']);
      expect((await oneOf(lesson, as)).errors).toEqual([]);
    }
    for (const as of [student, await aTeacher(app, { institution }), await aTeacher(app)]) {
      expect(await listOf(draft, as)).toEqual([]);
      expect((await oneOf(lesson, as)).code).toBe('NOT_FOUND');
    }
  });

  test('the place of a lesson is visible to teachers and students with a seat', async () => {
    const { institution } = teacher;
    const lesson = await aLesson(app, { course });
    const [seated, waiting, coTeacher] = [
      await aStudent(app, { institution }),
      await aStudent(app, { institution }),
      await aTeacher(app, { institution }),
    ];
    const cohort = await aCohort(app, { by: coTeacher, courses: [course] });
    await anEnrollment(app, { cohort, student: seated });
    await anEnrollment(app, { cohort, student: waiting, status: 'waitlisted' });
    const link = async (as: As) => (await oneOf(lesson, as)).data.lesson.meetingLink;
    for (const as of [teacher, coTeacher, seated, await anAdmin(app, { institution })])
      expect(await link(as)).toBe('https://meet.example.org/lesson');
    for (const as of [student, waiting, await aTeacher(app, { institution })])
      expect(await link(as)).toBeNull();
  });

  test('visitors see the lessons of a public course without place and materials', async () => {
    const own = await aCourse(app, { by: teacher, isPublic: true });
    await aLesson(app, { course: own, title: 'Open' });
    for (const as of [aVisitor(), await anAccount(app), await aTeacher(app)]) {
      const { data } = await app.graphql(
        'query ($id: ID!) { course(id: $id) { lessons { nodes { title meetingLink materials } } } }',
        { id: own.id },
        { as },
      );
      expect(data.course.lessons.nodes).toEqual([{ title: 'Open', meetingLink: null, materials: [] }]);
    }
  });
});

describe('changing a lesson', () => {
  test('keeps fields that are omitted', async () => {
    const before = (await create({})).data.createLesson.lesson;
    const { data, errors } = await update({ id: before.id, title: 'Later' });
    expect(errors).toEqual([]);
    expect(data.updateLesson.lesson).toEqual({ ...before, title: 'Later', course: expect.anything() });
  });

  test('a new start keeps the end', async () => {
    const { id } = (await create({})).data.createLesson.lesson;
    const { data } = await update({ id, startsAt: '2027-03-12T18:00:00Z' });
    expect(data.updateLesson.lesson).toMatchObject({
      startsAt: '2027-03-12T18:00:00.000Z',
      endsAt: '2027-03-12T18:30:00.000Z',
      durationMinutes: 30,
    });
    expect((await update({ id, startsAt: '2027-03-12T19:00:00Z' })).errors[0]!.extensions.fields).toEqual([
      { field: 'endsAt', message: 'The end time must be after the start time.' },
    ]);
  });

  test('a self-paced lesson becomes a live one, given both instants', async () => {
    const own = await aCourse(app, { by: teacher, lessons: ['Video'] });
    const { rows } = await app.db.query<{ id: string }>('select id from lesson where course_id = $1', [
      own.id,
    ]);
    const { id } = rows[0]!;
    expect((await update({ id, title: 'Better video' })).data.updateLesson.lesson).toMatchObject({
      title: 'Better video',
      startsAt: null,
    });
    expect((await update({ id, endsAt: '2027-03-12T11:00:00Z' })).errors[0]!.extensions.fields).toEqual([
      { field: 'startsAt', message: 'Start time is required.' },
    ]);
    const held = await update({
      id,
      startsAt: '2027-03-12T10:00:00Z',
      endsAt: '2027-03-12T11:00:00Z',
    });
    expect(held.data.updateLesson.lesson).toMatchObject({
      startsAt: '2027-03-12T10:00:00.000Z',
      timeZone: 'UTC',
    });
  });

  test('requires permission to edit the course, and reports invisible lessons as unknown', async () => {
    const lesson = await aLesson(app, { course });
    const colleague = await aTeacher(app, { institution: teacher.institution });
    const stranger = await aTeacher(app);
    for (const change of [(id: string, as: As) => update({ id, title: 'Mine' }, as), remove]) {
      expect((await change(lesson.id, colleague)).code).toBe('FORBIDDEN');
      expect((await change(lesson.id, student)).code).toBe('FORBIDDEN');
      expect((await change(lesson.id, aVisitor())).code).toBe('UNAUTHENTICATED');
      for (const [id, as] of [
        [lesson.id, stranger],
        [course.id, teacher],
      ] as const) {
        const { code, errors } = await change(id, as);
        expect([code, errors[0]!.message]).toEqual(['NOT_FOUND', 'Lesson not found.']);
      }
    }
  });
});

test('deleting a lesson deletes its completions, and progress is recalculated', async () => {
  const own = await aCourse(app, { by: teacher, lessons: ['One', 'Two'] });
  const { rows } = await app.db.query<{ id: string }>(
    'select id from lesson where course_id = $1 order by position',
    [own.id],
  );
  const complete = (lesson: string) =>
    insert(app, 'lesson_completion', {
      institution_id: own.institutionId,
      id: uuidv7(),
      lesson_id: lesson,
      membership_id: teacher.membershipId,
    });
  await complete(rows[0]!.id);
  await complete(rows[1]!.id);
  const { data, errors } = await remove(rows[1]!.id);
  expect(errors).toEqual([]);
  expect(data.deleteLesson).toEqual({
    id: rows[1]!.id,
    course: { id: own.id, lessonCount: 1, progress: 100 },
  });
  const left = await app.db.query('select 1 from lesson_completion where membership_id = $1', [
    teacher.membershipId,
  ]);
  expect(left.rows).toHaveLength(1);
});
