import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSUMERS } from '#app/modules';
import type { DomainEvent } from '#platform/domain-event/domain-event';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  aLesson,
  anEnrollment,
  aStudent,
  aTeacher,
  type Member,
} from '#tests/support/factories';
import { anOutline, type Order, statementsOf, storedOutline } from './outline.ts';

let app: App;
let teacher: Member;
const published: DomainEvent[] = [];
const listener = { announce: (_: unknown, event: DomainEvent) => void published.push(event) };
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  CONSUMERS.push(listener);
});
afterAll(async () => {
  CONSUMERS.splice(CONSUMERS.indexOf(listener), 1);
  await app.stop();
});

type As = Pick<Actor, 'accessToken'>;

const OUTLINE = 'id version sections { id title description duration lessons { id } }';

const create = (input: object, as: As = teacher) =>
  app.graphql(
    `mutation ($input: CreateSectionInput!) {
      createSection(input: $input) { section { id title description duration position } course { ${OUTLINE} } }
    }`,
    { input },
    { as },
  );

const edit = (input: object, as: As = teacher) =>
  app.graphql(
    `mutation ($input: EditSectionInput!) { editSection(input: $input) { section { id title } course { ${OUTLINE} } } }`,
    { input },
    { as },
  );

const remove = (id: string, moveLessonsTo: string | null = null, as: As = teacher) =>
  app.graphql(
    `mutation ($input: DeleteSectionInput!) { deleteSection(input: $input) { id course { ${OUTLINE} } } }`,
    { input: { id, moveLessonsTo } },
    { as },
  );

const duplicate = (id: string, as: As = teacher) =>
  app.graphql(
    `mutation ($id: ID!) {
      duplicateCourse(input: { id: $id }) {
        course {
          id title status version objectives fullDescription studentCount thumbnailUrl owner { id }
          sections { title lessons { title type startsAt content isPreview } } lessons { totalCount } cohorts { totalCount }
        }
      }
    }`,
    { id },
    { as },
  );

describe('creating and editing a section', () => {
  test('adds it at the end, and increments the version', async () => {
    const { id } = await anOutline(app, teacher, [1]);
    published.length = 0;
    const { data, errors } = await create({ courseId: id, title: ' Practice ', duration: '2 hours' });
    expect(errors).toEqual([]);
    expect(data.createSection).toMatchObject({
      section: { title: 'Practice', description: '', duration: '2 hours', position: 1 },
      course: { id, version: 2 },
    });
    expect(published).toMatchObject([{ type: 'course.updated', ids: [id], changes: ['sections'] }]);
  });

  test('rejects an empty title, and more than 20 sections', async () => {
    const { id } = await anOutline(
      app,
      teacher,
      Array.from({ length: 20 }, () => 0),
    );
    expect((await create({ courseId: id, title: ' ' })).code).toBe('INVALID');
    expect(await create({ courseId: id, title: 'One more' })).toMatchObject({
      code: 'CONFLICT',
      errors: [{ message: 'A course can have up to 20 sections.' }],
    });
  });

  test('changes the given texts only, and nothing without a difference', async () => {
    const { id, order } = await anOutline(app, teacher, [1]);
    const [{ id: section }] = order as [Order[0]];
    const { data } = await edit({ id: section, description: 'Of things' });
    expect(data.editSection.course).toMatchObject({
      version: 2,
      sections: [{ title: 'Section 0', description: 'Of things' }],
    });
    expect((await edit({ id: section, title: 'Section 0' })).data.editSection.course.version).toBe(2);
    expect((await storedOutline(app, id)).version).toBe(2);
  });
});

describe('deleting a section', () => {
  test('moves its lessons to the end of another section', async () => {
    const { id, order } = await anOutline(app, teacher, [2, 1, 2]);
    const [first, second, third] = order as [Order[0], Order[0], Order[0]];
    const { data, errors } = await remove(first.id, second.id);
    expect(errors).toEqual([]);
    expect(data.deleteSection).toMatchObject({ id: first.id, course: { version: 2 } });
    expect(await storedOutline(app, id)).toEqual({
      version: 2,
      order: [{ id: second.id, lessonIds: [...second.lessonIds, ...first.lessonIds] }, third],
      positions: [0, 1, 2, 3, 4, 5],
    });
  });

  test('deletes its lessons with their completions, and tells the cohorts about lost meetings', async () => {
    const course = await aCourse(app, { by: teacher, lessons: ['One', 'Two'] });
    const cohort = await aCohort(app, { by: teacher, courses: [course] });
    const student = await aStudent(app, { institution: teacher.institution });
    await anEnrollment(app, { cohort, student });
    const { order } = await storedOutline(app, course.id);
    const [section] = order as [Order[0]];
    const live = await aLesson(app, { course });
    await app.db.query('update lesson set section_id = $1 where id = $2', [section.id, live.id]);
    const completed = await app.graphql(
      'mutation ($id: ID!) { completeLesson(input: { id: $id }) { lesson { isCompleted } } }',
      { id: section.lessonIds[0] },
      { as: student },
    );
    expect(completed.errors).toEqual([]);
    published.length = 0;
    expect((await remove(section.id)).errors).toEqual([]);
    expect((await storedOutline(app, course.id)).order).toEqual([]);
    const { rows } = await app.db.query('select 1 from lesson where course_id = $1', [course.id]);
    expect(rows).toEqual([]);
    expect(published).toMatchObject([
      { type: 'lesson.deleted', ids: expect.arrayContaining([...section.lessonIds, live.id]) },
      { type: 'cohort.updated', ids: [cohort.id], changes: ['meetings'] },
      { type: 'course.updated', ids: [course.id] },
    ]);
  });

  test('rejects itself and sections of other courses as the new section', async () => {
    const { id, order } = await anOutline(app, teacher, [1, 1]);
    const foreign = await anOutline(app, teacher, [1]);
    for (const target of [order[0]!.id, foreign.order[0]!.id, foreign.id])
      expect((await remove(order[0]!.id, target)).code).toBe('INVALID');
    expect((await storedOutline(app, id)).order).toEqual(order);
  });

  test('takes a fixed number of statements', async () => {
    const [small, large] = [await anOutline(app, teacher, [2, 2]), await anOutline(app, teacher, [60, 60])];
    for (const isMoving of [true, false]) {
      const count = ({ order }: typeof small) =>
        statementsOf(app, async () => {
          const target = isMoving ? order[1]!.id : null;
          expect((await remove(order[isMoving ? 0 : 1]!.id, target)).errors).toEqual([]);
        });
      expect(await count(small)).toBe(await count(large));
    }
  });
});

test('sections are changed by the owner and admins only', async () => {
  const { institution } = teacher;
  const { id, order } = await anOutline(app, teacher, [1]);
  const colleague = await aTeacher(app, { institution });
  const stranger = await aTeacher(app);
  for (const [as, code] of [
    [colleague, 'FORBIDDEN'],
    [stranger, 'NOT_FOUND'],
  ] as const) {
    expect((await create({ courseId: id, title: 'Mine' }, as)).code).toBe(code);
    expect((await edit({ id: order[0]!.id, title: 'Mine' }, as)).code).toBe(code);
    expect((await remove(order[0]!.id, null, as)).code).toBe(code);
    expect((await duplicate(id, as)).code).toBe(code);
  }
});

describe('adding lessons', () => {
  const addLesson = (courseId: string, sectionId: string | null) =>
    app.graphql(
      'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { id previous { id } } } }',
      {
        input: {
          courseId,
          sectionId,
          title: 'Office hour',
          description: 'Questions.',
          startsAt: '2027-03-12T17:00:00.000Z',
          endsAt: '2027-03-12T18:30:00.000Z',
          meetingLink: 'https://meet.example.org/1',
          maxParticipants: 12,
        },
      },
      { as: teacher },
    );

  test('a lesson of a section follows its lessons and precedes those of the next section', async () => {
    const { id, order } = await anOutline(app, teacher, [2, 2]);
    const [first, second] = order as [Order[0], Order[0]];
    const { data, errors } = await addLesson(id, first.id);
    expect(errors).toEqual([]);
    const { lesson } = data.createLesson;
    expect(lesson.previous.id).toBe(first.lessonIds[1]);
    expect(await storedOutline(app, id)).toMatchObject({
      order: [{ id: first.id, lessonIds: [...first.lessonIds, lesson.id] }, second],
      positions: [0, 1, 2, 3, 4, 5],
    });
  });

  test('a course has at most 500 lessons', async () => {
    const { id, order } = await anOutline(app, teacher, [499]);
    expect(await addLesson(id, order[0]!.id)).toMatchObject({
      code: 'CONFLICT',
      errors: [{ message: 'A course can have up to 500 lessons.' }],
    });
  });
});

describe('duplicating a course', () => {
  test('copies the texts, sections and lessons as a draft without people and dates', async () => {
    const admin = await aTeacher(app, { institution: teacher.institution });
    const course = await aCourse(app, { by: admin, title: 'Algebra', lessons: ['One', 'Two'] });
    const live = await aLesson(app, { course, position: 7 });
    const [{ id: section }] = (await storedOutline(app, course.id)).order as [Order[0]];
    await app.db.query('update lesson set section_id = $1, content = $2, is_preview = true where id = $3', [
      section,
      'Words',
      live.id,
    ]);
    await app.db.query('update course set objectives = $1, full_description = $2 where id = $3', [
      ['Count'],
      '# Numbers',
      course.id,
    ]);
    const cohort = await aCohort(app, { by: admin, courses: [course] });
    await anEnrollment(app, { cohort, student: await aStudent(app, { institution: admin.institution }) });
    const before = await storedOutline(app, course.id);

    const { data, errors } = await duplicate(course.id, admin);
    expect(errors).toEqual([]);
    expect(data.duplicateCourse.course).toMatchObject({
      title: 'Copy of Algebra',
      status: 'DRAFT',
      version: 1,
      objectives: ['Count'],
      fullDescription: '# Numbers',
      studentCount: 0,
      thumbnailUrl: null,
      owner: { id: admin.membershipId },
      cohorts: { totalCount: 0 },
      lessons: { totalCount: 3 },
      sections: [
        {
          title: 'Section',
          lessons: [
            { title: 'One' },
            { title: 'Two' },
            { title: live.title, type: 'LIVE', startsAt: null, content: 'Words', isPreview: true },
          ],
        },
      ],
    });
    expect(await storedOutline(app, course.id), 'the original stays as it is').toEqual(before);
  });

  test('takes a fixed number of statements, and shortens a long title', async () => {
    const [small, large] = [await anOutline(app, teacher, [1]), await anOutline(app, teacher, [40, 40, 40])];
    await app.db.query('update course set title = $1 where id = $2', ['x'.repeat(200), large.id]);
    const few = await statementsOf(app, () => duplicate(small.id));
    let title = '';
    const many = await statementsOf(app, async () => {
      title = (await duplicate(large.id)).data.duplicateCourse.course.title;
    });
    expect(many).toBe(few);
    expect(title).toHaveLength(200);
  });
});
