import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { assertMember } from '#kernel/authorize';
import { Invalid, NotFound, StaleVersion } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { Activity } from '#modules/activity/activity.entity';
import { announceActivity } from '#modules/activity/activity.events';
import { ActivityType } from '#modules/activity/activity.enums';
import { announceCourse } from '#modules/course/course.events';
import { LessonType } from '#modules/lesson/lesson.enums';
import { Lesson } from '#modules/lesson/lesson.entity';
import { loadLessonForUpdate } from '#modules/lesson/load-lesson.service';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { QuestionType } from './quiz.enums.ts';
import { Quiz } from './quiz.entity.ts';
import type { QuizQuestionInput, SaveQuizInput } from './quiz.input.ts';
import { QuizQuestion } from './quiz-question.entity.ts';
import { recordGrades } from './record-grades.service.ts';
import { hasOptions, optionsOf, QUIZ_REFUSALS } from './quiz.rules.ts';

/**
 * Saves the quiz of a lesson with all its questions. Returns its ID.
 * @throws NotFound, Forbidden, Invalid for another type of lesson, StaleVersion when `version` is not the current one
 */
export async function saveQuiz(context: Context, input: SaveQuizInput): Promise<string> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Lesson'));
  return context.transaction(async (em, afterCommit) => {
    const lesson = await loadLessonForUpdate(em, viewer, input.lessonId);
    if (lesson.type !== LessonType.QUIZ)
      throw Invalid([{ field: 'lessonId', message: QUIZ_REFUSALS.notAQuiz }]);
    const { institutionId } = viewer;
    const courseId = lesson.course.id;
    const transaction = { em, context, afterCommit };
    const quiz = await quizForUpdate(em, viewer, lesson, input);
    const formerActivityId = quiz.activity?.id ?? null;
    const isLinked = await linkActivity(em, viewer, { quiz, courseId }, input);
    await replaceQuestions(em, viewer, quiz, input.questions);
    const type = input.version ? 'quiz.updated' : 'quiz.created';
    await publish({ type, institutionId, ids: [quiz.id] }, transaction);
    if (isLinked) await recordGrades(transaction, institutionId, await takersOf(em, viewer, quiz.id));
    afterCommit(() => {
      announceCourse(context.services, { institutionId, courseId });
      for (const activityId of new Set([formerActivityId, quiz.activity?.id]))
        if (activityId) announceActivity(context, { activityId });
    });
    return quiz.id;
  });
}

/** Returns the quiz of a locked lesson with its new settings, locked against attempts that start. */
async function quizForUpdate(
  em: EntityManager,
  { institutionId }: MemberViewer,
  lesson: Lesson,
  input: SaveQuizInput,
): Promise<Quiz> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const found = await em.findOne(Quiz, { lesson: [institutionId, lesson.id] as never }, { lockMode });
  if ((found?.version ?? null) !== (input.version ?? null)) throw StaleVersion('quiz', found?.version ?? 0);
  const settings = {
    timeLimitMinutes: input.timeLimitMinutes ?? null,
    maxAttempts: input.maxAttempts ?? null,
    passPercent: input.passPercent,
    isShuffled: input.isShuffled,
    reveal: input.reveal,
    dueAt: input.dueAt ?? null,
  };
  if (found) return em.assign(found, { ...settings, version: found.version + 1 });
  const { institution } = lesson;
  const ofLesson = referTo(em, Lesson, institutionId, lesson.id);
  return em.create(Quiz, { institution, lesson: ofLesson, ...settings });
}

/**
 * Sets the activity whose grade the quiz gives. Returns whether it has another one than before. The lock of the activity
 * lets one of two quizzes have it.
 */
async function linkActivity(
  em: EntityManager,
  { institutionId }: MemberViewer,
  { quiz, courseId }: { quiz: Quiz; courseId: string },
  { activityId }: SaveQuizInput,
): Promise<boolean> {
  if ((quiz.activity?.id ?? null) === (activityId ?? null)) return false;
  quiz.activity = null;
  if (!activityId) return false;
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const activity = await em.findOne(Activity, { id: activityId, deletedAt: null }, { lockMode });
  const refuse = (message: string) => Invalid([{ field: 'activityId', message }]);
  if (activity?.course.id !== courseId || activity.type !== ActivityType.QUIZ)
    throw refuse(QUIZ_REFUSALS.notAnActivity);
  const other = await em.findOne(Quiz, { activity: [institutionId, activityId] as never });
  if (other && other.id !== quiz.id) throw refuse(QUIZ_REFUSALS.takenActivity);
  quiz.activity = referTo(em, Activity, institutionId, activityId);
  return true;
}

/** Returns the students who submitted an attempt at a quiz. */
const takersOf = (em: EntityManager, { institutionId }: MemberViewer, quizId: string) =>
  em.execute<{ quizId: string; studentId: string }[]>(
    `select distinct quiz_id as "quizId", student_id as "studentId" from quiz_attempt
     where institution_id = ? and quiz_id = ? and submitted_at is not null`,
    [institutionId, quizId],
  );

/** Makes the given questions those of the quiz. What attempts have asked is retired instead of changed. */
async function replaceQuestions(
  em: EntityManager,
  { institutionId }: MemberViewer,
  quiz: Quiz,
  given: QuizQuestionInput[],
): Promise<void> {
  const former = await em.find(QuizQuestion, { quiz: [institutionId, quiz.id] as never, removedAt: null });
  const left = new Map(former.map((question) => [question.id, question]));
  const asked = await askedQuestions(em, institutionId, quiz.id);
  const retire = (question: QuizQuestion) => {
    if (asked.has(question.id)) question.removedAt = new Date();
    else em.remove(question);
  };
  for (const [position, input] of given.entries()) {
    const values = { ...contentOf(input), position };
    const known = input.id ? left.get(input.id) : undefined;
    if (input.id && !known)
      throw Invalid([
        { field: `questions.${position}.id`, message: 'This question doesn’t belong to the quiz.' },
      ]);
    if (known) left.delete(known.id);
    if (known && (!asked.has(known.id) || isSame(known, values))) em.assign(known, values);
    else {
      if (known) retire(known);
      const ofQuiz = referTo(em, Quiz, institutionId, quiz.id);
      em.create(QuizQuestion, { institution: quiz.institution, quiz: ofQuiz, ...values });
    }
  }
  for (const question of left.values()) retire(question);
}

/** Returns the IDs of the questions of a quiz that attempts have asked. */
async function askedQuestions(
  em: EntityManager,
  institutionId: string,
  quizId: string,
): Promise<Set<string>> {
  const asked = await em.execute<{ id: string }[]>(
    `select k.id from quiz_question k where k.institution_id = ? and k.quiz_id = ? and exists (
       select from quiz_answer a where a.institution_id = ? and a.question_id = k.id)`,
    [institutionId, quizId, institutionId],
  );
  return new Set(asked.map(({ id }) => id));
}

/** Returns the columns of a question, without what its type has no use for. */
function contentOf(input: QuizQuestionInput) {
  const { type } = input;
  const isNumber = type === QuestionType.NUMBER;
  const choices = hasOptions(type) ? (input.correctChoices ?? []) : [];
  return {
    type,
    prompt: input.prompt,
    points: input.points,
    options: optionsOf(type, input.options),
    rightChoices: [...new Set(choices)].toSorted((one, other) => one - other),
    rightTexts: type === QuestionType.SHORT_TEXT ? (input.acceptedTexts ?? []) : [],
    rightNumber: isNumber ? (input.correctNumber ?? null) : null,
    rightWithin: isNumber ? (input.tolerance ?? 0) : null,
    rightBecause: input.explanation || null,
  };
}

/** Returns whether a change leaves what students see, and how it is graded, as it is. */
function isSame(question: QuizQuestion, values: ReturnType<typeof contentOf>): boolean {
  return (Object.keys(values) as (keyof typeof values)[]).every(
    (name) =>
      name === ('position' as never) ||
      JSON.stringify(question[name] ?? null) === JSON.stringify(values[name] ?? null),
  );
}
