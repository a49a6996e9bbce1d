import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { assertMember } from '#kernel/authorize';
import { assertCurrent, Forbidden, Invalid, NotFound } from '#kernel/errors';
import type { FoundNoun } from '#kernel/nouns';
import type { MemberViewer } from '#kernel/viewer';
import { announceActivity } from '#modules/activity/activity.events';
import { Activity } from '#modules/activity/activity.entity';
import { assertDueDate } from '#modules/activity/activity.service';
import { Course } from '#modules/course/course.entity';
import { memberHasSeat } from '#modules/enrollment/has-seat.service';
import { Membership } from '#modules/membership/membership.entity';
import { judgeLateness } from '#modules/submission/judge-lateness.service';
import { submissionPolicy } from '#modules/submission/submission.policy';
import { teachesStudentOf } from '#modules/submission/teaches-student.service';
import { pendingChanges } from '#platform/database/pending-changes';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { Extension } from './extension.entity.ts';
import type { GrantExtensionInput } from './extension.input.ts';
import { NOT_LATER, OWN_EXTENSION } from './extension.rules.ts';

/**
 * Gives a student more time for an activity, or changes it. Work that was late is judged again. Returns the ID.
 * @throws NotFound, Forbidden for own work, Invalid for a date that is not later, or past and not confirmed, StaleVersion when
 * `version` is given and not the current one
 */
export async function grantExtension(context: Context, input: GrantExtensionInput): Promise<string> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Activity'));
  return context.transaction(async (em, afterCommit) => {
    const { activityId, studentId, dueAt, reason, version } = input;
    const activity = await loadActivity(em, viewer, activityId, studentId, 'Student');
    const student = { institutionId: viewer.institutionId, membershipId: studentId };
    if (!(await memberHasSeat(em, student, activity.course.id))) throw NotFound('Student');
    if (dueAt.getTime() <= activity.dueAt.getTime()) throw Invalid([{ field: 'dueAt', message: NOT_LATER }]);
    assertDueDate(dueAt, input);
    const { institutionId } = viewer;
    const former = await em.findOne(Extension, { activity: { id: activityId }, student: { id: studentId } });
    assertCurrent('extension', former?.version ?? 0, version);
    const grantedBy = referTo(em, Membership, institutionId, viewer.membershipId);
    const extension =
      former ??
      em.create(Extension, {
        institution: activity.institution,
        activity: referTo(em, Activity, institutionId, activityId),
        student: referTo(em, Membership, institutionId, studentId),
        dueAt,
        reason,
        grantedBy,
      });
    Object.assign(extension, { dueAt, reason, grantedBy });
    if (former && pendingChanges(em, extension)) extension.version += 1;
    await em.flush();
    const transaction = { em, context, afterCommit };
    const type = former ? 'extension.updated' : 'extension.created';
    await publish({ type, institutionId, ids: [extension.id] }, transaction);
    await judgeAgain(transaction, { institutionId, activityId, studentId });
    return extension.id;
  });
}

/**
 * Takes an extension back: the activity is due on its own date again, and work is judged again. Returns the ID of the
 * activity.
 * @throws NotFound, StaleVersion when `version` is given and not the current one
 */
export async function revokeExtension(
  context: Context,
  { id, version }: { id: string; version?: number | undefined },
): Promise<string> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Extension'));
  return context.transaction(async (em, afterCommit) => {
    const { institutionId } = viewer;
    const found = await em.findOne(Extension, { id });
    if (!found) throw NotFound('Extension');
    const [activityId, studentId] = [found.activity.id, found.student.id];
    await loadActivity(em, viewer, activityId, studentId, 'Extension');
    // As it is now that the activity is locked.
    const current = await em.findOne(Extension, { id }, { refresh: true });
    if (!current) throw NotFound('Extension');
    assertCurrent('extension', current.version, version);
    const transaction = { em, context, afterCommit };
    // Consumers read the row.
    await publish({ type: 'extension.deleted', institutionId, ids: [id] }, transaction);
    em.remove(current);
    await em.flush();
    await judgeAgain(transaction, { institutionId, activityId, studentId });
    return activityId;
  });
}

interface Place {
  institutionId: string;
  activityId: string;
  studentId: string;
}

async function judgeAgain(transaction: Transaction, place: Place): Promise<void> {
  await judgeLateness(transaction, place);
  const { context, afterCommit } = transaction;
  afterCommit(() => announceActivity(context, place));
}

/** Loads an activity for which the viewer may give a student more time. Its lock excludes students who submit. */
async function loadActivity(
  em: EntityManager,
  viewer: MemberViewer,
  id: string,
  studentId: string,
  noun: FoundNoun,
): Promise<Activity> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const activity = await em.findOne(Activity, { id, deletedAt: null }, { lockMode });
  const course = activity && (await em.findOne(Course, { id: activity.course.id, deletedAt: null }));
  if (!course) throw NotFound(noun === 'Student' ? 'Activity' : noun);
  const { institutionId } = viewer;
  const isTaught = await teachesStudentOf(em, viewer, { courseId: course.id, studentId }, 'edit');
  if (studentId === viewer.membershipId) throw Forbidden(OWN_EXTENSION);
  const mayGrade = submissionPolicy.grade(viewer, { institutionId, isTaught }, studentId);
  if (!mayGrade) throw NotFound(noun);
  return activity;
}
