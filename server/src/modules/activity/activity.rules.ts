import * as z from 'zod/mini';
import { instant, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '#modules/course/course.rules';
import { day, timeOfDay, timeZone } from '#kernel/slot.rules';
import { materials, requiredText } from '#kernel/text.rules';
import { criteriaRule } from './criteria.rules.ts';
import { latePolicyRule } from './late-policy.rules.ts';
import {
  allowedFileTypesRule,
  maxFileMegabytesRule,
  submissionTypesRule,
} from './work-requirements.rules.ts';

/** Types of document 2, section 3. */
export const ACTIVITY_TYPES = ['assignment', 'quiz', 'project', 'discussion', 'presentation'] as const;

export const MAX_POINTS = 10_000;

const fields = {
  title: requiredText(MAX_TITLE_LENGTH, 'Activity Title is required.'),
  description: requiredText(MAX_DESCRIPTION_LENGTH, 'Description is required.'),
  type: z.enum(ACTIVITY_TYPES, 'Choose a type.'),
  startsAt: instant('Start time is required.'),
  dueAt: instant('Due time is required.'),
  points: z
    .number('Points are required.')
    .check(
      z.int('Enter a whole number.'),
      z.gte(0, 'Points can’t be negative.'),
      z.lte(MAX_POINTS, `The maximum is ${MAX_POINTS.toLocaleString('en-US')} points.`),
    ),
  instructions: requiredText(MAX_DESCRIPTION_LENGTH, 'Instructions are required.'),
};

const flag = z.boolean('Choose yes or no.');

/** Confirms a due date in the past in one call. */
const allowPastDueDate = z.nullish(flag);

/** Day and times of an activity as documents and forms enter them, instead of its instants. */
export const dueOnDay = {
  dueDate: day('Due date is required.'),
  startTime: timeOfDay('Start time is required.'),
  endTime: timeOfDay('End time is required.'),
};

/** Input of Create Activity (document 2, sections 3 and 5): everything is required except materials and checkboxes. */
export const createActivityRules = z.object({
  ...fields,
  courseId: z.uuid('Choose a course.'),
  timeZone: z.nullish(timeZone),
  allowLateSubmission: z.nullish(flag),
  materials: z.nullish(materials),
  criteria: z.nullish(criteriaRule),
  submissionTypes: z.nullish(submissionTypesRule),
  allowedFileTypes: z.nullish(allowedFileTypesRule),
  maxFileMegabytes: z.nullish(maxFileMegabytesRule),
  latePolicy: z.nullish(latePolicyRule),
  allowPastDueDate,
});

/** Input of an update. Absent fields keep their values; none can be null. */
export const updateActivityRules = z.extend(
  z.partial(
    z.object({
      ...fields,
      timeZone,
      allowLateSubmission: flag,
      materials,
      criteria: criteriaRule,
      submissionTypes: submissionTypesRule,
      allowedFileTypes: allowedFileTypesRule,
      maxFileMegabytes: maxFileMegabytesRule,
      latePolicy: latePolicyRule,
      version: z.int(),
    }),
  ),
  { id: z.uuid(), allowPastDueDate },
);
