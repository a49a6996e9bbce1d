import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { Activity } from '#modules/activity/activity.entity';
import { hasQuiz } from '#modules/activity/has-quiz.sql';
import { Course } from '#modules/course/course.entity';
import { ARCHIVED_COURSE, CourseStatus } from '#modules/course/course.enums';
import { coursePolicy } from '#modules/course/course.policy';
import { publish } from '#platform/domain-event/publish';
import { attachFiles } from '#modules/file/file.service';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { Conflict, ErrorCode, Forbidden, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { announceSubmission } from './submission.events.ts';
import type { SubmitWorkInput } from './submission.input.ts';
import { REFUSALS } from './submission.rules.ts';
import { SUBMITTED_FILES } from './submitted-files.rules.ts';
import { countOnDay } from '#modules/learning/learning-day.sql';
import { viewerHasSeat } from '#modules/enrollment/has-seat.service';

/**
 * Submits work of the viewer for an activity, replacing an ungraded submission. Returns its ID.
 * @throws NotFound, Forbidden without a seat, Invalid for unusable files, Conflict when it is graded,
 * Conflict with DEADLINE_PASSED
 */
export async function submitWork(context: Context, input: SubmitWorkInput): Promise<string> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Activity'));
  return context.transaction(async (em, afterCommit) => {
    const activity = await loadActivityForSubmission(em, viewer, input.activityId);
    const isLate = activity.dueAt.getTime() < Date.now();
    if (isLate && !activity.allowLateSubmission) throw Conflict(REFUSALS.late, ErrorCode.DEADLINE_PASSED);
    const written = await writeSubmission(em, viewer, input, isLate);
    if (!written) throw Conflict(REFUSALS.graded);
    await attachFiles(em, viewer, { purpose: SUBMITTED_FILES, holderId: written.id }, input.fileIds);
    const { institutionId } = viewer;
    const type = written.isNew ? 'submission.created' : 'submission.updated';
    await publish({ type, institutionId, ids: [written.id] }, { em, context, afterCommit });
    afterCommit(() =>
      announceSubmission(context, {
        id: written.id,
        activityId: activity.id,
        studentId: viewer.membershipId,
      }),
    );
    return written.id;
  });
}

/** Loads an activity that the viewer has a seat for, locked against changes and deletion. */
async function loadActivityForSubmission(
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
  if (await isQuiz(em, viewer, id)) throw Conflict(REFUSALS.quiz);
  if (status === CourseStatus.ARCHIVED) throw Conflict(ARCHIVED_COURSE);
  return activity;
}

/** Returns whether a quiz gives the grade of an activity. */
async function isQuiz(em: EntityManager, { institutionId }: MemberViewer, id: string): Promise<boolean> {
  const activity = { institution: sql`${institutionId}::uuid`, id: sql`${id}::uuid` };
  const { rows } = await sql<{ isQuiz: boolean }>`select ${hasQuiz(activity)} as "isQuiz"`.execute(
    em.getTransactionContext<Kysely<never>>()!,
  );
  return rows[0]!.isQuiz;
}

/** Writes a submission; returns null when it is already graded. Concurrent calls are serialized. */
async function writeSubmission(
  em: EntityManager,
  { institutionId, membershipId }: MemberViewer,
  { activityId, description }: SubmitWorkInput,
  isLate: boolean,
): Promise<{ id: string; isNew: boolean } | null> {
  const now = new Date();
  const [row] = await em.execute<{ id: string; is_new: boolean }[]>(
    `with written as (
     insert into submission as s (institution_id, id, created_at, activity_id, student_id, description, submitted_at, is_late)
     values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (institution_id, activity_id, student_id) do update
       set description = excluded.description, submitted_at = excluded.submitted_at, is_late = excluded.is_late
       where s.graded_at is null
     returning institution_id, id, created_at, student_id as membership_id, (xmax = 0) as is_new
     ), counted as (${countOnDay('tasks', 'select * from written where is_new')})
     select id, is_new from written`,
    [institutionId, uuidv7(), now, activityId, membershipId, description, now, isLate],
  );
  return row ? { id: row.id, isNew: row.is_new } : null;
}
