import * as z from 'zod/mini';
import { ACTIVITY_TYPES } from '#modules/activity/activity.rules';
import type { ActivityDetailFragment } from '../documents/activity.generated.ts';
import { defineSchema, described } from './described.ts';
import { lower } from './enums.ts';
import { identity, identityShape } from './identity.ts';
import { dayShape, localTimes, partOfCourse, slotShape } from './forms.ts';

export const Activity = defineSchema(
  'Activity',
  'Activity of a course, with a due date.',
  z.object({
    ...identityShape,
    title: z.string(),
    description: z.string(),
    type: z.enum(ACTIVITY_TYPES),
    ...partOfCourse,
    dueDate: dayShape,
    ...slotShape,
    startsAt: described('Start as an instant.', z.iso.datetime()),
    dueAt: described('Due time as an instant. Later submissions are late.', z.iso.datetime()),
    points: z.int(),
    instructions: z.string(),
    allowLateSubmission: z.boolean(),
    materials: z.array(z.string()),
    createdAt: z.iso.datetime(),
  }),
);

/** Builds an activity. Its date and times are in the time zone in which they were entered. */
export function activityDetail(activity: ActivityDetailFragment): z.infer<typeof Activity> {
  const { startsAt, dueAt, timeZone, course } = activity;
  const { date: dueDate, ...times } = localTimes(startsAt, dueAt, timeZone);
  return {
    ...identity(activity),
    title: activity.title,
    description: activity.description,
    type: lower(activity.type),
    courseId: course.id,
    course: course.title,
    dueDate,
    ...times,
    startsAt,
    dueAt,
    points: activity.points,
    instructions: activity.instructions,
    allowLateSubmission: activity.allowLateSubmission,
    materials: activity.materials,
    createdAt: activity.createdAt,
  };
}
