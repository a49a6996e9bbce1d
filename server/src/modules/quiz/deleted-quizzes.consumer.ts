import { CompiledQuery, type Kysely } from 'kysely';
import { systemViewer } from '#kernel/viewer';
import type { LeaveLessons } from '#modules/lesson/lesson-parts.service';
import { readersOfWork } from '#modules/submission/work-readers.sql';
import { announceDeletedWork, type DeletedWork } from '#modules/submission/work.events';
import type { EventConsumer } from '#platform/domain-event/consumer';

const STUDENTS = 'select t.student_id from quiz_attempt t where t.institution_id = $1 and t.quiz_id = q.id';

/** Returns a statement that reads quizzes with those who can read their attempts, as JSON. */
const quizzesWithReaders = (condition: string): string => `
  select coalesce(json_agg(json_build_object('of', q.id, 'readers', ${readersOfWork('o', STUDENTS)})), '[]')::text as json
  from lesson l
  join quiz q on q.institution_id = $1 and q.lesson_id = l.id
  join course o on o.institution_id = $1 and o.id = l.course_id
  where l.institution_id = $1 and ${condition}`;

const OF_LESSONS = quizzesWithReaders('l.id = any($2::uuid[])');
const OF_COURSES = quizzesWithReaders('l.course_id = any($2::uuid[])');

/** Tells subscribers of attempts that quizzes are deleted with their lessons. Reads them before, because no row is left. */
export const beforeLessonsGo: LeaveLessons = async ({ em, context, afterCommit }, institutionId, lessons) => {
  const transaction = em.getTransactionContext<Kysely<never>>()!;
  const { rows } = await transaction.executeQuery<{ json: string }>(
    CompiledQuery.raw(OF_LESSONS, [institutionId, lessons]),
  );
  const deleted = JSON.parse(rows[0]!.json) as DeletedWork[];
  afterCommit(() => announceDeletedWork(context.services, 'quizAttemptChanged', institutionId, deleted));
};

/** Tells subscribers of attempts that the course of the quizzes was deleted. */
export const deletedQuizzesConsumer: EventConsumer = {
  announce: async (services, { type, institutionId, ids }) => {
    if (type !== 'course.deleted') return;
    const [json] = await services.runStatements(systemViewer(institutionId), [
      { name: 'quizzes_of_deleted_courses', text: OF_COURSES, values: [institutionId, ids] },
    ]);
    announceDeletedWork(
      services,
      'quizAttemptChanged',
      institutionId,
      JSON.parse(json ?? '[]') as DeletedWork[],
    );
  },
};
