import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  aLesson,
  anActivity,
  anEnrollment,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { countWaiting, whileLocked } from '#tests/support/while-locked';
import { GRADED_BY_RULE, grade, keep, QUESTIONS, rightAnswers, save, start, submit } from './calls.ts';

let app: App;
let teacher: Member;
let student: Member;
let course: ItemRow;
let cohort: ItemRow;
let lesson: ItemRow;
let activity: ItemRow;

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

beforeEach(async () => {
  course = await aCourse(app, { by: teacher });
  lesson = await aLesson(app, { course, type: 'quiz' });
  cohort = await aCohort(app, { by: teacher, courses: [course] });
  student = await aLearner();
  activity = await anActivity(app, { course, type: 'quiz', points: 20 });
});

async function aLearner(): Promise<Member> {
  const learner = await aStudent(app, { institution: teacher.institution });
  await anEnrollment(app, { cohort, student: learner });
  return learner;
}

/** Saves the quiz of the lesson with the activity. */
async function aQuiz(more: object = {}) {
  const { data, errors } = await save(app, teacher, lesson, {
    questions: GRADED_BY_RULE,
    activityId: activity.id,
    ...more,
  });
  expect(errors).toEqual([]);
  return data.saveQuiz.quiz;
}

/** Takes a quiz with right answers, except the given ones. */
async function take(quizId: string, as: Member, other: Record<string, object> = {}) {
  const { attempt } = (await start(app, as, quizId)).data.startQuizAttempt;
  expect((await keep(app, as, attempt.id, rightAnswers(attempt, other))).errors).toEqual([]);
  const { data, errors } = await submit(app, as, attempt.id);
  expect(errors).toEqual([]);
  return data.submitQuizAttempt.attempt;
}

const WRONG = { 'One?': { choices: [0] }, 'True?': { choices: [1] } };

/** Reads the gradebook of the course: points by student. */
async function gradebook(as: Member = teacher) {
  const { data, errors } = await app.graphql(
    `query ($courseId: ID!) { gradebook(courseId: $courseId, first: 100) { nodes { id
      submissions(first: 10) { nodes { activityId state points isLate description gradedBy { id } } } } } }`,
    { courseId: course.id },
    { as },
  );
  expect(errors).toEqual([]);
  return Object.fromEntries(
    data.gradebook.nodes.map(({ id, submissions }: { id: string; submissions: { nodes: object[] } }) => [
      id,
      submissions.nodes,
    ]),
  );
}

test('the best attempt is the work of the activity, in its points', async () => {
  const quiz = await aQuiz();
  await take(quiz.id, student, WRONG);
  const work = { activityId: activity.id, state: 'GRADED', isLate: false, description: '', gradedBy: null };
  expect((await gradebook())[student.membershipId]).toEqual([{ ...work, points: 12 }]);
  await take(quiz.id, student);
  expect((await gradebook())[student.membershipId]).toEqual([{ ...work, points: 20 }]);
  await take(quiz.id, student, WRONG);
  expect((await gradebook())[student.membershipId]).toEqual([{ ...work, points: 20 }]);
});

test('an attempt with an essay waits for its grade', async () => {
  const quiz = await aQuiz({ questions: QUESTIONS });
  const { answers } = await take(quiz.id, student, { 'Why?': { text: 'Because.' } });
  expect((await gradebook())[student.membershipId]).toMatchObject([{ state: 'SUBMITTED', points: null }]);
  const essay = answers.find((one: { question: { prompt: string } }) => one.question.prompt === 'Why?');
  expect((await grade(app, teacher, essay.id, 4)).errors).toEqual([]);
  expect((await gradebook())[student.membershipId]).toMatchObject([{ state: 'GRADED', points: 18 }]);
});

test('points that a teacher gave stay', async () => {
  const quiz = await aQuiz();
  await take(quiz.id, student, WRONG);
  const { rows } = await app.db.query('select id from submission where activity_id = $1', [activity.id]);
  const given = await app.graphql(
    'mutation ($input: GradeSubmissionInput!) { gradeSubmission(input: $input) { submission { points } } }',
    { input: { id: rows[0]!.id, points: 15 } },
    { as: teacher },
  );
  expect(given.errors).toEqual([]);
  await take(quiz.id, student);
  expect((await gradebook())[student.membershipId]).toMatchObject([{ points: 15 }]);
});

test('an activity that is chosen later gets the grades of earlier attempts, and keeps them without the quiz', async () => {
  const other = await aLearner();
  const quiz = await aQuiz({ activityId: null });
  await take(quiz.id, student);
  await take(quiz.id, other, WRONG);
  expect((await gradebook())[student.membershipId]).toEqual([]);
  const { questions } = quiz;
  await aQuiz({ questions, version: 1 });
  const grades = await gradebook();
  expect([grades[student.membershipId][0].points, grades[other.membershipId][0].points]).toEqual([20, 12]);
  await aQuiz({ questions, version: 2, activityId: null });
  expect(await gradebook()).toEqual(grades);
});

test('no work is submitted for an activity with a quiz', async () => {
  await aQuiz();
  const { data } = await app.graphql(
    'query ($id: ID!) { activity(id: $id) { viewerCan { submit } quiz { lesson { id } activity { id } } } }',
    { id: activity.id },
    { as: student },
  );
  expect(data.activity).toEqual({
    viewerCan: { submit: false },
    quiz: { lesson: { id: lesson.id }, activity: { id: activity.id } },
  });
  const file = await app.graphql(
    'mutation ($input: SubmitWorkInput!) { submitWork(input: $input) { submission { id } } }',
    { input: { activityId: activity.id, description: 'Mine', fileIds: [activity.id] } },
    { as: student },
  );
  expect([file.code, file.errors[0]?.message]).toEqual([
    'CONFLICT',
    'Take the quiz of this activity instead of submitting work.',
  ]);
});

test('refuses activities of other types, courses and institutions, deleted ones, and those of another quiz', async () => {
  const elsewhere = await aTeacher(app);
  const theirs = await aCourse(app, { by: elsewhere });
  const ofOther = await aCourse(app, { by: teacher });
  const refused = [
    await anActivity(app, { course }),
    await anActivity(app, { course: ofOther, type: 'quiz' }),
    await anActivity(app, { course: theirs, type: 'quiz' }),
    await anActivity(app, { course, type: 'quiz', deletedAt: new Date() }),
  ];
  for (const { id } of refused) {
    const { code, errors } = await save(app, teacher, lesson, { activityId: id });
    expect([code, errors[0]?.extensions.fields]).toEqual([
      'INVALID',
      [{ field: 'activityId', message: 'Choose an activity of this course of the type quiz.' }],
    ]);
  }
  await aQuiz();
  const second = await aLesson(app, { course, type: 'quiz' });
  const { errors } = await save(app, teacher, second, { activityId: activity.id });
  expect(errors[0]?.extensions.fields).toEqual([
    { field: 'activityId', message: 'Another quiz already gives the grade of this activity.' },
  ]);
});

test('an activity is changed while a quiz takes it, and neither waits for the other forever', async () => {
  const held = { lock: `select from lesson where id = '${lesson.id}' for update`, until: 2 };
  const answers = await whileLocked(app, held, async () => {
    const saving = save(app, teacher, lesson, { questions: GRADED_BY_RULE, activityId: activity.id });
    await expect.poll(() => countWaiting(app)).toBe(1); // it has locked the course
    const changing = app.graphql(
      'mutation ($id: ID!) { updateActivity(input: { id: $id, title: "Changed" }) { activity { title } } }',
      { id: activity.id },
      { as: teacher },
    );
    return Promise.all([saving, changing]);
  });
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
});

test('one of two quizzes that choose an activity at once gets it', async () => {
  const lessons = await Promise.all([1, 2, 3, 4].map(() => aLesson(app, { course, type: 'quiz' })));
  const answers = await Promise.all(
    lessons.map((one) => save(app, teacher, one, { activityId: activity.id })),
  );
  expect(answers.map(({ code }) => code ?? 'saved').toSorted()).toEqual([
    'INVALID',
    'INVALID',
    'INVALID',
    'saved',
  ]);
});

test('a saved quiz reaches everyone who has its course or its activity on the screen', async () => {
  const follow = async (field: string, id: string) => {
    const events = app.subscribe(`subscription ($id: ID!) { ${field} }`, { id }, { as: student });
    await events.ready;
    return async () => (await events.next()).value?.data as object;
  };
  const nextOfCourse = await follow(
    'courseChanged(id: $id) { course { lessons(first: 5) { nodes { quiz { passPercent } } } } }',
    course.id,
  );
  const nextOfActivity = await follow(
    'activityChanged(id: $id) { submissionTypes quiz { id passPercent } }',
    activity.id,
  );
  const ofCourse = (passPercent: number) => ({
    courseChanged: { course: { lessons: { nodes: [{ quiz: { passPercent } }] } } },
  });
  const ofActivity = (quiz: object | null) => ({ activityChanged: { quiz } });

  const { id } = await aQuiz();
  expect(await nextOfCourse()).toEqual(ofCourse(60));
  expect(await nextOfActivity()).toMatchObject(ofActivity({ id, passPercent: 60 }));
  await aQuiz({ version: 1, passPercent: 70 });
  expect(await nextOfCourse()).toEqual(ofCourse(70));
  expect(await nextOfActivity()).toMatchObject(ofActivity({ id, passPercent: 70 }));
  await aQuiz({ version: 2, activityId: null });
  expect(await nextOfActivity()).toMatchObject(ofActivity(null));
});
