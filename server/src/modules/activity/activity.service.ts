import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Course } from '#modules/course/course.entity';
import { loadCourseForUpdate } from '#modules/course/load-course.service';
import { pendingChanges } from '#platform/database/pending-changes';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { assertCurrent, Invalid, NotFound } from '#kernel/errors';
import type { Viewer } from '#kernel/viewer';
import { problemOfEnd } from '#kernel/slot.rules';
import { UTC } from '#kernel/zone.rules';
import { judgeLateness } from '#modules/submission/judge-lateness.service';
import { Activity } from './activity.entity.ts';
import { LatePenalty } from './activity.enums.ts';
import { announceActivity } from './activity.events.ts';
import type { CreateActivityInput, UpdateActivityInput } from './activity.input.ts';
import { PAST_DUE_DATE } from './past-due-date.rules.ts';
import { type Criterion, DEFAULT_CRITERIA } from './criterion.rules.ts';

/** Creates an activity in a course. Returns its ID. */
export async function createActivity(context: Context, input: CreateActivityInput): Promise<string> {
  const { viewer } = context;
  assertMember(viewer);
  return context.transaction(async (em, afterCommit) => {
    const course = await loadCourseForUpdate(em, viewer, input.courseId, 'edit');
    const { startsAt, dueAt } = input;
    const timeZone = input.timeZone ?? UTC;
    assertSlot({ startsAt, dueAt, timeZone });
    assertDueDate(dueAt, input);
    const activity = em.create(Activity, {
      institution: course.institution,
      course: referTo(em, Course, viewer.institutionId, course.id),
      title: input.title,
      description: input.description,
      type: input.type,
      startsAt,
      dueAt,
      timeZone,
      points: input.points,
      instructions: input.instructions,
      allowLateSubmission: input.allowLateSubmission ?? false,
      materials: input.materials ?? [],
      ...columnsOf(input.criteria ?? DEFAULT_CRITERIA),
      ...requirementsIn(input),
    });
    const { institutionId } = viewer;
    const transaction = { em, context, afterCommit };
    await publish({ type: 'activity.created', institutionId, ids: [activity.id] }, transaction);
    return activity.id;
  });
}

/** Updates the given fields of an activity. */
export async function updateActivity(context: Context, input: UpdateActivityInput): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const activity = await loadActivityForUpdate(em, context.viewer, input.id);
    assertCurrent('activity', activity.version, input.version);
    reschedule(activity, input);
    activity.title = input.title ?? activity.title;
    activity.description = input.description ?? activity.description;
    activity.type = input.type ?? activity.type;
    activity.points = input.points ?? activity.points;
    activity.instructions = input.instructions ?? activity.instructions;
    activity.allowLateSubmission = input.allowLateSubmission ?? activity.allowLateSubmission;
    activity.materials = input.materials ?? activity.materials;
    if (input.criteria) Object.assign(activity, columnsOf(input.criteria));
    Object.assign(activity, requirementsIn(input));
    if (pendingChanges(em, activity)) activity.version += 1;
    const institutionId = activity.institution.id;
    const transaction = { em, context, afterCommit };
    await publish({ type: 'activity.updated', institutionId, ids: [activity.id] }, transaction);
    if (input.dueAt || input.latePolicy)
      await judgeLateness(transaction, { institutionId, activityId: activity.id });
    afterCommit(() => announceActivity(context, { activityId: activity.id }));
  });
}

/** Returns the columns of criteria. */
const columnsOf = (criteria: readonly Criterion[]) => ({
  criterionNames: criteria.map(({ name }) => name),
  criterionPercents: criteria.map(({ percent }) => percent),
});

/** Returns the given columns of what students submit, and when. */
function requirementsIn(input: CreateActivityInput | UpdateActivityInput): Partial<Activity> {
  const { submissionTypes, allowedFileTypes, maxFileMegabytes, latePolicy } = input;
  return {
    ...(submissionTypes && { workTypes: submissionTypes }),
    ...(allowedFileTypes && { allowedFileTypes }),
    ...(maxFileMegabytes && { maxFileMegabytes }),
    ...(latePolicy && {
      lateDays: latePolicy.days ?? null,
      latePenalty: latePolicy.penalty,
      latePercent: latePolicy.penalty === LatePenalty.NONE ? 0 : latePolicy.percent!,
    }),
  };
}

function reschedule(activity: Activity, input: UpdateActivityInput): void {
  const { startsAt, dueAt, timeZone } = input;
  if (!startsAt && !dueAt && !timeZone) return;
  const former = activity.dueAt.getTime();
  activity.startsAt = startsAt ?? activity.startsAt;
  activity.dueAt = dueAt ?? activity.dueAt;
  activity.timeZone = timeZone ?? activity.timeZone;
  assertSlot(activity);
  if (activity.dueAt.getTime() !== former) assertDueDate(activity.dueAt, input);
}

function assertSlot({ startsAt, dueAt, timeZone }: Pick<Activity, 'startsAt' | 'dueAt' | 'timeZone'>): void {
  const message = problemOfEnd({ startsAt, endsAt: dueAt, timeZone });
  if (message) throw Invalid([{ field: 'dueAt', message }]);
}

/** Asserts a due date in the future, or a confirmation: a past date is almost always a mistake. */
export function assertDueDate(
  dueAt: Date,
  { allowPastDueDate }: Pick<UpdateActivityInput, 'allowPastDueDate'>,
): void {
  if (dueAt.getTime() > Date.now() || allowPastDueDate) return;
  throw Invalid([{ field: 'dueAt', message: PAST_DUE_DATE }]);
}

/**
 * Marks an activity as deleted. Returns the ID of its course.
 * @throws NotFound, Forbidden, StaleVersion when `version` is given and not the current one
 */
export async function deleteActivity(
  context: Context,
  { id, version }: { id: string; version?: number | undefined },
): Promise<string> {
  return context.transaction(async (em, afterCommit) => {
    const activity = await loadActivityForUpdate(em, context.viewer, id);
    assertCurrent('activity', activity.version, version);
    activity.deletedAt = new Date();
    const institutionId = activity.institution.id;
    await publish({ type: 'activity.deleted', institutionId, ids: [id] }, { em, context, afterCommit });
    return activity.course.id;
  });
}

/**
 * Loads an activity for update, with its row and its course's locked.
 * @throws NotFound when the viewer cannot read it, Forbidden when it may not edit it
 */
async function loadActivityForUpdate(em: EntityManager, viewer: Viewer, id: string): Promise<Activity> {
  assertMember(viewer, () => NotFound('Activity'));
  const found = await em.findOne(Activity, { id, deletedAt: null });
  if (!found) throw NotFound('Activity');
  // The course first, because saving a quiz locks the activity of the quiz after its course.
  await loadCourseForUpdate(em, viewer, found.course.id, 'edit', 'Activity');
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const activity = await em.findOne(Activity, { id, deletedAt: null }, options);
  if (!activity) throw NotFound('Activity');
  return activity;
}
