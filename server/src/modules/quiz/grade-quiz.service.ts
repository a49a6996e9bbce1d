import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { assertMember } from '#kernel/authorize';
import { assertCurrent, Conflict, Forbidden, Invalid, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { teachesStudentOf } from '#modules/submission/teaches-student.service';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import type { GradeQuizAnswerInput } from './quiz.input.ts';
import { QuizAnswer, QuizAttempt } from './quiz-attempt.entity.ts';
import { announceAttempts } from './quiz-attempt.events.ts';
import { quizPolicy } from './quiz.policy.ts';
import { QuizQuestion } from './quiz-question.entity.ts';
import { sumUp } from './quiz-grading.service.ts';
import { recordGrades } from './record-grades.service.ts';
import { QUIZ_REFUSALS } from './quiz.rules.ts';

/**
 * Grades an answer of a submitted attempt or changes its grade. Returns the ID of the attempt. The student is notified
 * once all answers are graded, and of later changes. Repeating the same grade changes nothing.
 * @throws NotFound, Forbidden for own work, Invalid for more points than the maximum, Conflict while it is open,
 * StaleVersion when `version` is given and not the current one
 */
export async function gradeQuizAnswer(context: Context, input: GradeQuizAnswerInput): Promise<string> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Answer'));
  return context.transaction(async (em, afterCommit) => {
    const { answer, attempt } = await loadAnswerForGrading(em, viewer, input.id);
    if (!attempt.submittedAt) throw Conflict(QUIZ_REFUSALS.open);
    const question = await em.findOneOrFail(QuizQuestion, { id: answer.question.id });
    if (input.points > question.points)
      throw Invalid([{ field: 'points', message: QUIZ_REFUSALS.tooMany(question.points) }]);
    const feedback = input.feedback || null;
    if (answer.givenPoints === input.points && answer.feedback === feedback) return attempt.id;
    assertCurrent('grade', answer.version, input.version);
    answer.givenPoints = input.points;
    answer.feedback = feedback;
    answer.version += 1;
    await em.flush();
    const { institutionId } = viewer;
    const ids = [attempt.id];
    const transaction = { em, context, afterCommit };
    if (await sumUp(em, institutionId, ids))
      await publish({ type: 'attempt.graded', institutionId, ids }, transaction);
    const changed = { id: attempt.id, quizId: attempt.quiz.id, studentId: attempt.student.id };
    await recordGrades(transaction, institutionId, [changed]);
    afterCommit(() => announceAttempts(context, institutionId, [changed]));
    return attempt.id;
  });
}

/** Loads an answer that the viewer may grade and locks its attempt, so that grades are summed up one by one. */
async function loadAnswerForGrading(em: EntityManager, viewer: MemberViewer, id: string) {
  const found = await em.findOne(QuizAnswer, { id });
  if (!found) throw NotFound('Answer');
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const attempt = await em.findOne(QuizAttempt, { id: found.attempt.id }, { lockMode });
  const answer = attempt && (await em.findOne(QuizAnswer, { id }, { refresh: true }));
  const courseId = attempt && (await courseOf(em, viewer, attempt.quiz.id));
  if (!answer || !courseId) throw NotFound('Answer');
  const studentId = attempt.student.id;
  const place = { courseId, studentId };
  const taught = {
    institutionId: viewer.institutionId,
    isTaught: await teachesStudentOf(em, viewer, place, 'edit'),
  };
  if (quizPolicy.grade(viewer, taught, studentId)) return { answer, attempt };
  if (studentId === viewer.membershipId) throw Forbidden(QUIZ_REFUSALS.own);
  throw (await teachesStudentOf(em, viewer, place, 'read')) ? Forbidden() : NotFound('Answer');
}

async function courseOf(
  em: EntityManager,
  { institutionId }: MemberViewer,
  id: string,
): Promise<string | null> {
  const [course] = await em.execute<{ id: string }[]>(
    `select o.id from quiz q
     join lesson l on l.institution_id = q.institution_id and l.id = q.lesson_id
     join course o on o.institution_id = l.institution_id and o.id = l.course_id and o.deleted_at is null
     where q.institution_id = ? and q.id = ?`,
    [institutionId, id],
  );
  return course?.id ?? null;
}
