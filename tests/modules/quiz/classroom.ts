import type { App } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  aLesson,
  anEnrollment,
  aStudent,
  type Actor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { keep, QUESTION, rightAnswers, save, start, submit } from './calls.ts';

/** A course with a lesson for a quiz, and a cohort with two students. */
export interface Classroom {
  course: ItemRow;
  lesson: ItemRow;
  cohort: ItemRow;
  student: Member;
  classmate: Member;
}

export async function aClassroom(app: App, teacher: Member): Promise<Classroom> {
  const course = await aCourse(app, { by: teacher });
  const lesson = await aLesson(app, { course, type: 'quiz' });
  const cohort = await aCohort(app, { by: teacher, courses: [course] });
  const student = await aLearner(app, teacher, cohort);
  const classmate = await aLearner(app, teacher, cohort);
  return { course, lesson, cohort, student, classmate };
}

async function aLearner(app: App, { institution }: Member, cohort: ItemRow): Promise<Member> {
  const learner = await aStudent(app, { institution });
  await anEnrollment(app, { cohort, student: learner });
  return learner;
}

/** Saves the quiz of a lesson. */
export async function aQuiz(app: App, teacher: Member, lesson: ItemRow, more: object = {}) {
  const { data, errors } = await save(app, teacher, lesson, more);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.saveQuiz.quiz;
}

export async function started(app: App, as: Actor, quizId: string) {
  const { data, errors } = await start(app, as, quizId);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.startQuizAttempt.attempt;
}

/** Starts an attempt, answers and submits it. */
export async function taken(app: App, as: Actor, quizId: string, other: Record<string, object> = {}) {
  const attempt = await started(app, as, quizId);
  const kept = await keep(app, as, attempt.id, rightAnswers(attempt, other));
  if (kept.errors.length > 0) throw new Error(JSON.stringify(kept.errors));
  const { data, errors } = await submit(app, as, attempt.id);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.submitQuizAttempt.attempt;
}

/** Reads the quiz of a lesson with its questions; null if the reader sees none. */
export const quizOf = async (app: App, id: string, as: Actor) =>
  (
    await app.graphql(
      `query ($id: ID!) { lesson(id: $id) { quiz { id version timeLimitMinutes passPercent isShuffled reveal dueAt
        questions { ${QUESTION} } attempts(first: 1) { totalCount } } } }`,
      { id },
      { as },
    )
  ).data?.lesson?.quiz ?? null;

export const isCompleted = async (app: App, lesson: ItemRow, as: Actor): Promise<boolean> =>
  (await app.graphql('query ($id: ID!) { lesson(id: $id) { isCompleted } }', { id: lesson.id }, { as })).data
    .lesson.isCompleted;
