import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { assertMember } from '#kernel/authorize';
import { NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { filesOf } from '#modules/activity/work-files.rules';
import { attachFiles, removeFiles } from '#modules/file/file.service';
import { arrayOf } from '#platform/database/array';
import type { Context } from '#platform/request/context';
import { loadActivityForSubmission } from './load-activity.service.ts';
import type { SubmitWorkInput } from './submission.input.ts';
import { SUBMITTED_FILES } from './submitted-files.rules.ts';

const SAVE = `
  insert into submission_draft (institution_id, id, created_at, activity_id, student_id, description, link, discussion_id, file_ids, saved_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (institution_id, activity_id, student_id) do update
    set description = excluded.description, link = excluded.link, discussion_id = excluded.discussion_id,
      file_ids = excluded.file_ids, saved_at = excluded.saved_at
  returning id`;

/** Files of the viewer's earlier attempts, which stay with the submission. */
const SUBMITTED = `
  select f.id from submission s
  join file f on f.institution_id = s.institution_id and f.holder_id = s.id and f.purpose = ?
  where s.institution_id = ? and s.activity_id = ? and s.student_id = ? and f.id = any(?::uuid[])`;

/**
 * Keeps work that the viewer has not submitted yet, with its files. The last call wins. Returns the ID of the activity.
 * @throws NotFound, Forbidden without a seat, Invalid for unusable files
 */
export async function saveDraft(context: Context, input: SubmitWorkInput): Promise<string> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Activity'));
  return context.transaction(async (em) => {
    const activity = await loadActivityForSubmission(em, viewer, input.activityId);
    const { institutionId, membershipId } = viewer;
    const fileIds = input.fileIds ?? [];
    const at = new Date();
    const [draft] = await em.execute<{ id: string }[]>(SAVE, [
      institutionId,
      uuidv7(),
      at,
      activity.id,
      membershipId,
      input.description ?? '',
      input.link || null,
      input.discussionId ?? null,
      arrayOf(fileIds),
      at,
    ]);
    const submitted = await em.execute<{ id: string }[]>(SUBMITTED, [
      SUBMITTED_FILES.name,
      institutionId,
      activity.id,
      membershipId,
      arrayOf(fileIds),
    ]);
    const kept = new Set(submitted.map(({ id }) => id));
    const own = fileIds.filter((id) => !kept.has(id));
    await attachFiles(em, viewer, { purpose: filesOf(activity), holderId: draft!.id }, own);
    return activity.id;
  });
}

/**
 * Deletes the viewer's draft with its files. Idempotent. Returns the ID of the activity.
 * @throws NotFound
 */
export async function discardDraft(context: Context, activityId: string): Promise<string> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Activity'));
  return context.transaction(async (em) => {
    const activity = await loadActivityForSubmission(em, viewer, activityId);
    const released = await takeDraft(em, viewer, activity.id);
    await removeFiles(em, viewer.institutionId, released);
    return activity.id;
  });
}

/** Deletes the viewer's draft and releases its files, so that they can be submitted. Returns their IDs. */
export async function takeDraft(
  em: EntityManager,
  { institutionId, membershipId }: MemberViewer,
  activityId: string,
): Promise<string[]> {
  const [draft] = await em.execute<{ id: string }[]>(
    'delete from submission_draft where institution_id = ? and activity_id = ? and student_id = ? returning id',
    [institutionId, activityId, membershipId],
  );
  if (!draft) return [];
  const files = await em.execute<{ id: string }[]>(
    'update file set holder_id = null where institution_id = ? and holder_id = ? and purpose = ? returning id',
    [institutionId, draft.id, SUBMITTED_FILES.name],
  );
  return files.map(({ id }) => id);
}
