import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aCohort, anEnrollment, aStudent, aTeacher, type Member } from '#tests/support/factories';
import { anOutline, type Order } from './outline.ts';

const SECTIONS = 20;
const LESSONS = 15;

const documents = (...files: string[]) =>
  files.map((file) => readFileSync(`client/src/features/course/${file}.graphql`, 'utf8')).join('\n');

let app: App;
let teacher: Member;
let student: Member;
let course: { id: string; order: Order };
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
  course = await anOutline(app, teacher, Array<number>(SECTIONS).fill(LESSONS));
  await anEnrollment(app, {
    cohort: await aCohort(app, {
      by: teacher,
      courses: [{ id: course.id, institutionId: teacher.institution.id, title: '' }],
    }),
    student,
  });
  for (const id of course.order.slice(0, 3).flatMap(({ lessonIds }) => lessonIds))
    await app.graphql(
      'mutation ($id: ID!) { completeLesson(input: { id: $id }) { lesson { id } } }',
      { id },
      { as: student },
    );
});
afterAll(() => app.stop());

/** Runs an operation of a screen. Returns its data, its number of statements and its milliseconds, the best of five. */
async function run(query: string, operationName: string, variables: object, as: Member) {
  const times: number[] = [];
  let data: { course?: Course; arrangeCourse?: { course: { version: number } } } = {};
  let statements = 0;
  for (let time = 0; time < 5; time += 1) {
    const start = performance.now();
    const answer = await app.graphql(query, variables, {
      as,
      operationName,
      headers: { 'x-lyceum-explain': '1' },
    });
    times.push(performance.now() - start);
    expect(answer.errors).toEqual([]);
    data = answer.data;
    statements = (JSON.parse(answer.text) as { extensions: { explain: unknown[] } }).extensions.explain
      .length;
    if (operationName === 'ArrangeCourse') break;
  }
  return { data, statements, milliseconds: Math.min(...times) };
}

interface Course {
  version: number;
  lessonCount: number;
  completedLessonCount: number;
  nextLesson: { id: string };
  sections: { lessons: { isCompleted: boolean }[] }[];
}

test('a course of 300 lessons opens, is reordered and saved within the limits of every call', async () => {
  const MEMBER = documents('MemberCourse', 'CourseActions');
  const opened = await run(MEMBER, 'MemberCourse', { id: course.id }, student);
  const { lessonCount, completedLessonCount, nextLesson, sections } = opened.data.course!;
  expect(lessonCount).toBe(SECTIONS * LESSONS + 1);
  expect(completedLessonCount).toBe(3 * LESSONS);
  expect(nextLesson.id).toBe(course.order[3]!.lessonIds[0]);
  expect(sections.flatMap(({ lessons }) => lessons).filter(({ isCompleted }) => isCompleted)).toHaveLength(
    3 * LESSONS,
  );
  expect(opened.statements).toBe(2);

  const CURRICULUM = documents('curriculum/Curriculum');
  const edited = await run(CURRICULUM, 'Curriculum', { id: course.id }, teacher);
  expect(edited.statements).toBe(1);
  const moved = await run(
    CURRICULUM,
    'ArrangeCourse',
    {
      input: {
        id: course.id,
        version: edited.data.course!.version,
        sections: course.order
          .toReversed()
          .map(({ id, lessonIds }) => ({ id, lessonIds: lessonIds.toReversed() })),
      },
    },
    teacher,
  );
  expect(moved.data.arrangeCourse!.course.version).toBe(edited.data.course!.version + 1);
  if (process.env['LONG_COURSE'])
    for (const [name, { milliseconds }] of Object.entries({ opened, edited, moved }))
      console.info(`course of 300 lessons, ${name}: ${milliseconds.toFixed(0)} ms`);
});
