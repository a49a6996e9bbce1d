import * as z from 'zod/mini';
import { MAX_POINTS } from '#modules/activity/activity.rules';
import { FULL_SCORE, MAX_CRITERIA } from '#modules/activity/criterion.rules';
import { tooManyFiles } from '#modules/file/file.rules';
import { optionalText, requiredText, search } from '#kernel/text.rules';
import { SUBMITTED_FILES } from './submitted-files.rules.ts';

/** Maximum length of a submission's description, and of a grade's feedback. */
const MAX_WORK_LENGTH = 20_000;

/** Document 2, section 5. */
const DESCRIPTION_MISSING = 'Please provide a description of your submission';
const FILES_MISSING = 'Please attach at least one file';

/** Errors of submitting and grading, worded for the person who tries. */
export const REFUSALS = {
  noSeat: 'Enroll in a cohort with this course to submit work.',
  late: 'The deadline for this assignment has passed.',
  quiz: 'Take the quiz of this activity instead of submitting work.',
  graded: 'This submission has been graded and can’t be changed.',
  own: 'You can’t grade your own work.',
  newer: 'The student submitted new work. Look at it before you grade it.',
  tooMany: (most: number) => `The maximum is ${most.toLocaleString('en-US')} points.`,
};

/** Error for scores of other criteria than those of the activity. */
export const SCORE_EACH = 'Enter a score for each criterion of the activity.';

export const submitWorkRules = z.object({
  activityId: z.uuid(),
  description: requiredText(MAX_WORK_LENGTH, DESCRIPTION_MISSING),
  fileIds: z
    .array(z.uuid(), FILES_MISSING)
    .check(
      z.minLength(1, FILES_MISSING),
      z.maxLength(SUBMITTED_FILES.maxCount, tooManyFiles(SUBMITTED_FILES)),
    ),
});

/** Points of a grade. The service checks the maximum of the activity. */
export const points = z
  .number('Enter the points.')
  .check(
    z.int('Enter a whole number.'),
    z.gte(0, 'Points can’t be negative.'),
    z.lte(MAX_POINTS, REFUSALS.tooMany(MAX_POINTS)),
  );

const SCORE = `Enter a whole number from 0 to ${FULL_SCORE}.`;

/** Score of a criterion. The service checks their number. */
export const score = z.number(SCORE).check(z.int(SCORE), z.gte(0, SCORE), z.lte(FULL_SCORE, SCORE));

/** Filters of an export of a gradebook. */
export const gradebookExportRules = z.object({
  courseId: z.uuid('Choose a course.'),
  cohortId: z.optional(z.uuid('Choose an item from the list.')),
  search,
  needsGrading: z.optional(z.enum(['true', 'false'], 'Use true or false.')),
});

export const gradeSubmissionRules = z.object({
  id: z.uuid(),
  points,
  scores: z.nullish(z.array(score).check(z.maxLength(MAX_CRITERIA, SCORE_EACH))),
  feedback: optionalText(MAX_WORK_LENGTH),
  submittedAt: z.nullish(z.coerce.date()),
});
