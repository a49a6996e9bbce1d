import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { assertMember } from '#kernel/authorize';
import { Conflict, ErrorCode, Invalid, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { filesOf } from '#modules/activity/work-files.rules';
import { attachFiles } from '#modules/file/file.service';
import { countOnDay } from '#modules/learning/learning-day.sql';
import { arrayOf } from '#platform/database/array';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { takeDraft } from './draft.service.ts';
import { latenessOf, type Lateness } from './judge-lateness.service.ts';
import { loadActivityForSubmission } from './load-activity.service.ts';
import { announceSubmission } from './submission.events.ts';
import type { SubmitWorkInput } from './submission.input.ts';
import { MAX_ATTEMPTS, problemsOfWork, REFUSALS } from './submission.rules.ts';

/**
 * Submits work of the viewer for an activity as the next attempt. Returns the ID of the submission. Its draft is used up.
 * @throws NotFound, Forbidden without a seat, Invalid for missing parts and unusable files, Conflict when it is graded,
 * Conflict with DEADLINE_PASSED
 */
export async function submitWork(context: Context, input: SubmitWorkInput): Promise<string> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Activity'));
  return context.transaction(async (em, afterCommit) => {
    const activity = await loadActivityForSubmission(em, viewer, input.activityId);
    const problems = problemsOfWork(activity.workTypes, input);
    if (problems.length > 0) throw Invalid(problems);
    if (input.discussionId) await assertWroteIn(em, viewer, activity.course.id, input.discussionId);
    const { institutionId, membershipId: studentId } = viewer;
    const at = new Date();
    const lateness = await latenessOf(em, { institutionId, activityId: activity.id, studentId }, at);
    if (!lateness.isOpen) throw Conflict(REFUSALS.late, ErrorCode.DEADLINE_PASSED);
    const written = await writeSubmission(em, viewer, input, { at, lateness });
    await takeDraft(em, viewer, activity.id);
    const use = { purpose: filesOf(activity), holderId: written.id, keepsOthers: true };
    await attachFiles(em, viewer, use, input.fileIds ?? []);
    const type = written.isNew ? 'submission.created' : 'submission.updated';
    await publish({ type, institutionId, ids: [written.id] }, { em, context, afterCommit });
    afterCommit(() => announceSubmission(context, { id: written.id, activityId: activity.id, studentId }));
    return written.id;
  });
}

// A reply counts like the discussion itself.
const WROTE_IN = `
  select from discussion d where d.institution_id = ? and d.id = ? and d.course_id = ? and d.deleted_at is null
    and (d.author_id = ? or exists (select from discussion_reply r where r.institution_id = ?
      and r.discussion_id = d.id and r.author_id = ? and r.deleted_at is null))`;

/** @throws Invalid unless it is a discussion about the course in which the viewer wrote */
async function assertWroteIn(
  em: EntityManager,
  { institutionId, membershipId }: MemberViewer,
  courseId: string,
  discussionId: string,
): Promise<void> {
  const found = await em.execute<object[]>(WROTE_IN, [
    institutionId,
    discussionId,
    courseId,
    membershipId,
    institutionId,
    membershipId,
  ]);
  if (found.length === 0) throw Invalid([{ field: 'discussionId', message: REFUSALS.wroteNothing }]);
}

// The unique index serializes concurrent attempts, so that each gets a number of its own.
const WRITE = `
  with written as (
    insert into submission as s (institution_id, id, created_at, activity_id, student_id, description, link, discussion_id, file_ids, submitted_at, is_late, late_percent)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (institution_id, activity_id, student_id) do update
      set description = excluded.description, link = excluded.link, discussion_id = excluded.discussion_id, file_ids = excluded.file_ids,
        submitted_at = excluded.submitted_at, is_late = excluded.is_late, late_percent = excluded.late_percent, attempt = s.attempt + 1
      where s.graded_at is null and s.attempt < ${MAX_ATTEMPTS}
    returning *, student_id as membership_id, (xmax = 0) as is_new
  ), attempted as (
    insert into submission_attempt (institution_id, id, created_at, submission_id, number, description, link, discussion_id, file_ids, submitted_at, is_late)
    select institution_id, ?, ?, id, attempt, description, link, discussion_id, file_ids, submitted_at, is_late from written
  ), counted as (${countOnDay('tasks', 'select institution_id, id, created_at, membership_id from written where is_new', '?')})
  select id, is_new as "isNew" from written`;

interface Moment {
  at: Date;
  lateness: Lateness;
}

/**
 * Writes the next attempt. Concurrent calls are serialized.
 * @throws Conflict when the work is graded, or submitted too often
 */
async function writeSubmission(
  em: EntityManager,
  { institutionId, membershipId }: MemberViewer,
  { activityId, description, link, discussionId, fileIds }: SubmitWorkInput,
  { at, lateness }: Moment,
): Promise<{ id: string; isNew: boolean }> {
  const [row] = await em.execute<{ id: string; isNew: boolean }[]>(WRITE, [
    institutionId,
    uuidv7(),
    at,
    activityId,
    membershipId,
    description ?? '',
    link || null,
    discussionId ?? null,
    arrayOf(fileIds ?? []),
    at,
    lateness.isLate,
    lateness.latePercent,
    uuidv7(),
    at,
    institutionId, // of the days
  ]);
  if (row) return row;
  const graded = await em.execute<object[]>(
    'select from submission where institution_id = ? and activity_id = ? and student_id = ? and graded_at is not null',
    [institutionId, activityId, membershipId],
  );
  throw Conflict(graded.length > 0 ? REFUSALS.graded : REFUSALS.tooMuch);
}
