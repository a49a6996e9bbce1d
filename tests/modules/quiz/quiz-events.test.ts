import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notificationsOf } from '#tests/modules/notification/calls';
import { anEndpoint } from '#tests/modules/webhook/calls';
import { aReceiver, type Receiver } from '#tests/modules/webhook/receiver';
import { submitOverdueAttempts } from '#modules/quiz/submit-overdue.jobs';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  aLesson,
  anAdmin,
  anEnrollment,
  anInstitution,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import {
  ATTEMPT,
  grade,
  GRADED_BY_RULE,
  keep,
  KEY,
  QUESTIONS,
  rightAnswers,
  save,
  start,
  submit,
} from './calls.ts';

/** Texts and numbers that tell what is right, and what a student or teacher wrote. */
const SECRETS = new RegExp(`${KEY}|7\\.7654321|0\\.0123|Because\\.|canary-of-the-feedback`);

const TWO_ESSAYS = [...QUESTIONS, { ...QUESTIONS[5], prompt: 'Why not?' }];

let app: App;
let other: App;
let receiver: Receiver;
let admin: Member;
let teacher: Member;
let course: ItemRow;
let cohort: ItemRow;
let lesson: ItemRow;
let student: Member;
let classmate: Member;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ databaseUrl: app.databaseUrl }); // a second instance of the same product
  receiver = await aReceiver();
  const institution = await anInstitution(app, { plan: 'professional' });
  admin = await anAdmin(app, { institution });
  teacher = await aTeacher(app, { institution });
  await anEndpoint(app, { by: admin, url: receiver.url, events: ['ATTEMPT_SUBMITTED', 'ATTEMPT_GRADED'] });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
  await receiver.stop();
});
beforeEach(async () => {
  course = await aCourse(app, { by: teacher });
  lesson = await aLesson(app, { course, type: 'quiz' });
  cohort = await aCohort(app, { by: teacher, courses: [course] });
  [student, classmate] = [await aLearner(), await aLearner()];
});

async function aLearner(): Promise<Member> {
  const learner = await aStudent(app, { institution: teacher.institution });
  await anEnrollment(app, { cohort, student: learner });
  return learner;
}

async function aQuiz(more: object = {}): Promise<string> {
  const { data, errors } = await save(app, teacher, lesson, { questions: TWO_ESSAYS, ...more });
  expect(errors).toEqual([]);
  return data.saveQuiz.quiz.id;
}

/** Takes a quiz at the other instance. */
async function taken(as: Member, quizId: string) {
  const { attempt } = (await start(other, as, quizId)).data.startQuizAttempt;
  await keep(other, as, attempt.id, [...rightAnswers(attempt, { 'Why not?': { text: 'Because.' } })]);
  const { data, errors } = await submit(other, as, attempt.id);
  expect(errors).toEqual([]);
  return data.submitQuizAttempt.attempt;
}

const gradesOf = (of: Member) => notificationsOf(app, of, '(kind: QUIZ_GRADE)');

test('webhooks receive attempts and their grades once, without questions and answers', async () => {
  const before = receiver.received.length;
  const quizId = await aQuiz();
  const attempt = await taken(student, quizId);
  await Promise.all([1, 2, 3].map(() => submit(app, student, attempt.id)));
  const [, , , , , first, second] = attempt.answers;
  await grade(app, teacher, first.id, 10, 'canary-of-the-feedback');
  await grade(app, teacher, second.id, 4);
  await grade(app, teacher, second.id, 4);
  const sent = (await receiver.until(before + 2)).slice(before).map(({ body }) => body);
  const payloads = sent.map((body) => JSON.parse(body) as { type: string; data: object });
  const facts = {
    id: attempt.id,
    number: 1,
    startedAt: attempt.startedAt,
    submittedAt: attempt.submittedAt,
    maxScore: 70,
    memberId: student.membershipId,
    quizId,
    lessonId: lesson.id,
    lessonTitle: lesson.title,
    courseId: course.id,
  };
  expect(payloads.map(({ type, data }) => [type, data])).toEqual([
    ['attempt.submitted', { ...facts, state: 'awaits-grading', score: null, isPassed: null }],
    ['attempt.graded', { ...facts, state: 'graded', score: 64, isPassed: true }],
  ]);
  expect(sent.join()).not.toMatch(SECRETS);
  const { rows } = await app.db.query<{ text: string }>(
    `select coalesce(string_agg(d::text, ''), '') as text from webhook_delivery d where institution_id = $1`,
    [teacher.institution.id],
  );
  expect(rows[0]!.text).toContain('attempt.graded');
  expect(rows[0]!.text).not.toMatch(SECRETS);
});

test('an attempt that a job submits is announced once', async () => {
  const before = receiver.received.length;
  const { attempt } = (await start(app, student, await aQuiz({ timeLimitMinutes: 30 }))).data
    .startQuizAttempt;
  await app.db.query(`update quiz_attempt set ends_at = now() - interval '1 second' where id = $1`, [
    attempt.id,
  ]);
  await Promise.all([submitOverdueAttempts(app.services), submitOverdueAttempts(other.services)]);
  await submit(app, student, attempt.id);
  const marker = await taken(
    classmate,
    (
      await app.graphql(
        'query ($id: ID!) { lesson(id: $id) { quiz { id } } }',
        { id: lesson.id },
        { as: student },
      )
    ).data.lesson.quiz.id,
  );
  const sent = (await receiver.until(before + 2)).slice(before).map(({ body }) => body);
  const ids = sent.map((body) => (JSON.parse(body) as { data: { id: string } }).data.id);
  expect(ids).toEqual([attempt.id, marker.id]);
});

test('the student is notified and mailed when the last essay is graded, and again when a grade changes', async () => {
  const attempt = await taken(student, await aQuiz());
  const [, , , , , first, second] = attempt.answers;
  await grade(app, teacher, first.id, 10, 'canary-of-the-feedback');
  expect(await gradesOf(student)).toEqual([]);
  await grade(app, teacher, second.id, 4);
  const [notification] = await gradesOf(student);
  expect(notification).toMatchObject({
    subjectId: lesson.id,
    subjectTitle: lesson.title,
    count: 1,
    isRead: false,
    actor: { displayName: `${teacher.firstName} ${teacher.lastName}` },
  });
  const [mail] = await app.mailTo(student.email);
  expect(mail!.subject).toBe(`Your quiz "${lesson.title}" was graded`);
  expect(mail!.text).toContain(`/lessons/${lesson.id}`);
  expect(mail!.source).not.toMatch(SECRETS);
  await grade(app, admin, second.id, 4);
  expect(await gradesOf(student)).toMatchObject([{ count: 1 }]);
  await grade(app, admin, second.id, 5);
  expect(await gradesOf(student)).toMatchObject([{ id: notification!.id, count: 2, isRead: false }]);
  expect(await gradesOf(classmate)).toEqual([]);
});

test('what is graded by rule shows at once and notifies nobody', async () => {
  await taken(student, await aQuiz({ questions: GRADED_BY_RULE }));
  expect(await gradesOf(student)).toEqual([]);
});

test('attempts and grades reach those who may read them, without what is right', async () => {
  const stranger = await aTeacher(app, { institution: teacher.institution });
  const quizId = await aQuiz();
  const heard: Record<string, string[]> = { student: [], classmate: [], teacher: [], stranger: [] };
  const follow = async (name: string, as: Member) => {
    const events = app.subscribe(
      `subscription ($id: ID) { quizAttemptChanged(quizId: $id) { attempt { ${ATTEMPT} student { id } viewerCan { grade } } } }`,
      { id: quizId },
      { as },
    );
    await events.ready;
    void (async () => {
      for await (const event of events) heard[name]!.push(JSON.stringify(event));
    })();
    return events;
  };
  const all = await Promise.all([
    follow('student', student),
    follow('classmate', classmate),
    follow('teacher', teacher),
    follow('stranger', stranger),
  ]);
  const attempt = await taken(student, quizId);
  for (const name of ['student', 'teacher']) await expect.poll(() => heard[name]!.length).toBe(1);
  expect(heard['student']![0]).toContain('"state":"AWAITS_GRADING"');
  expect(heard['teacher']![0]).toContain('"grade":true');
  await grade(other, teacher, attempt.answers[5].id, 10);
  await grade(other, teacher, attempt.answers[6].id, 4);
  for (const name of ['student', 'teacher']) await expect.poll(() => heard[name]!.length).toBe(3);
  expect(heard['student']![2]).toContain('"score":64');
  // A classmate first hears of the own attempt, so nothing arrived before it.
  await taken(classmate, quizId);
  await expect.poll(() => heard['classmate']!.length).toBe(1);
  expect(heard['classmate']![0]).toContain(classmate.membershipId);
  await expect.poll(() => heard['teacher']!.length).toBe(4);
  expect(heard['student']).toHaveLength(3);
  expect(heard['stranger']).toEqual([]);
  const KEYS = new RegExp(`${KEY}|7\\.7654321|0\\.0123|"correctChoices":\\[`);
  for (const name of ['student', 'classmate']) expect(heard[name]!.join()).not.toMatch(KEYS);
  // The canary is alive: staff read it.
  expect(heard['teacher']!.join()).toMatch(KEYS);
  await Promise.all(all.map((events) => events.return()));
});

test.each([
  ['lesson', 'deleteLesson', () => lesson.id],
  ['section', 'deleteSection', () => moveToSection()],
])('a quiz deleted with its %s reaches those who could read its attempts only', async (_, mutation, idOf) => {
  const quizId = await aQuiz();
  await taken(student, quizId);
  const stranger = await aTeacher(app, { institution: teacher.institution });
  const heard: Record<string, unknown[]> = {
    student: [],
    classmate: [],
    teacher: [],
    admin: [],
    stranger: [],
  };
  const all = await Promise.all(
    Object.entries({ student, classmate, teacher, admin, stranger }).map(async ([name, as]) => {
      const events = app.subscribe(
        'subscription { quizAttemptChanged { quizId attemptId attempt { id } } }',
        {},
        { as },
      );
      await events.ready;
      void (async () => {
        for await (const { data } of events) heard[name]!.push(data!['quizAttemptChanged']);
      })();
      return events;
    }),
  );
  const id = await idOf();
  const { errors } = await other.graphql(
    `mutation ($id: ID!) { ${mutation}(input: { id: $id }) { course { id } } }`,
    { id },
    { as: teacher },
  );
  expect(errors).toEqual([]);
  const gone = { quizId, attemptId: null, attempt: null };
  for (const name of ['student', 'teacher', 'admin']) await expect.poll(() => heard[name]).toEqual([gone]);
  // A classmate first hears of the own attempt, so the deletion did not arrive before it.
  lesson = await aLesson(app, { course, type: 'quiz' });
  const { id: attemptId } = await taken(classmate, await aQuiz());
  await expect.poll(() => heard['classmate']).toMatchObject([{ attemptId }]);
  expect(heard['stranger']).toEqual([]);
  await Promise.all(all.map((events) => events.return()));
});

test('open schedules hear of a saved quiz at another instance', async () => {
  const heard = other.subscribe('subscription { agendaChanged { changedAt } }', {}, { as: student });
  await heard.ready;
  await aQuiz();
  const { value } = await heard.next();
  expect(value!.data!['agendaChanged']).toEqual({ changedAt: expect.any(String) as string });
  await heard.return();
});

/** Puts the lesson into a section of its course. Returns the ID of the section. */
async function moveToSection(): Promise<string> {
  const { rows } = await app.db.query<{ id: string }>(
    `insert into section (institution_id, id, created_at, course_id, title)
     select institution_id, uuidv7(), now(), id, 'Part' from course where id = $1 returning id`,
    [course.id],
  );
  await app.db.query('update lesson set section_id = $1 where id = $2', [rows[0]!.id, lesson.id]);
  return rows[0]!.id;
}
