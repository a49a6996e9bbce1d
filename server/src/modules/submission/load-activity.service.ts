import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import { Conflict, Forbidden, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { Activity } from '#modules/activity/activity.entity';
import { SubmissionType } from '#modules/activity/activity.enums';
import { hasQuiz } from '#modules/activity/has-quiz.sql';
import { Course } from '#modules/course/course.entity';
import { ARCHIVED_COURSE, CourseStatus } from '#modules/course/course.enums';
import { coursePolicy } from '#modules/course/course.policy';
import { viewerHasSeat } from '#modules/enrollment/has-seat.service';
import { REFUSALS } from './submission.rules.ts';

/**
 * Loads an activity that the viewer has a seat for, locked against changes and deletion.
 * @throws NotFound, Forbidden without a seat, Conflict for a quiz and in an archived course
 */
export async function loadActivityForSubmission(
  em: EntityManager,
  viewer: MemberViewer,
  id: string,
): Promise<Activity> {
  const lockMode = LockMode.PESSIMISTIC_READ;
  const activity = await em.findOne(Activity, { id, deletedAt: null }, { lockMode });
  const course = activity && (await em.findOne(Course, { id: activity.course.id, deletedAt: null }));
  if (!course) throw NotFound('Activity');
  const ownership = { institutionId: viewer.institutionId, ownerId: course.owner.id };
  const { status } = course;
  const hasSeat = await viewerHasSeat(em, viewer, course.id);
  if (!coursePolicy.see(viewer, ownership, { status, hasSeat })) throw NotFound('Activity');
  if (!hasSeat) throw Forbidden(REFUSALS.noSeat);
  const isQuiz = activity.workTypes.includes(SubmissionType.QUIZ) || (await gradesQuiz(em, viewer, id));
  if (isQuiz) throw Conflict(REFUSALS.quiz);
  if (status === CourseStatus.ARCHIVED) throw Conflict(ARCHIVED_COURSE);
  return activity;
}

/** Returns whether a quiz gives the grade of an activity. */
async function gradesQuiz(em: EntityManager, { institutionId }: MemberViewer, id: string): Promise<boolean> {
  const activity = { institution: sql`${institutionId}::uuid`, id: sql`${id}::uuid` };
  const { rows } = await sql<{ isQuiz: boolean }>`select ${hasQuiz(activity)} as "isQuiz"`.execute(
    em.getTransactionContext<Kysely<never>>()!,
  );
  return rows[0]!.isQuiz;
}
