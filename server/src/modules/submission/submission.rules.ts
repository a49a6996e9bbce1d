import * as z from 'zod/mini';
import { MAX_POINTS } from '#modules/activity/activity.rules';
import { FULL_SCORE, MAX_CRITERIA } from '#modules/activity/criterion.rules';
import { tooManyFiles } from '#modules/file/file.rules';
import { optionalText, plainSecureAddress, search } from '#kernel/text.rules';
import { SUBMITTED_FILES } from './submitted-files.rules.ts';

/** Maximum length of a submission's description, and of a grade's feedback. */
const MAX_WORK_LENGTH = 20_000;

const MAX_LINK_LENGTH = 2_000;

/** Document 2, section 5. */
const DESCRIPTION_MISSING = 'Please provide a description of your submission';
const FILES_MISSING = 'Please attach at least one file';

/** Most attempts of a student at an activity. */
export const MAX_ATTEMPTS = 50;

/** Errors of submitting and grading, worded for the person who tries. */
export const REFUSALS = {
  noSeat: 'Enroll in a cohort with this course to submit work.',
  late: 'The deadline for this assignment has passed.',
  quiz: 'Take the quiz of this activity instead of submitting work.',
  graded: 'This submission has been graded and can’t be changed.',
  ungraded: 'This student’s plan doesn’t include graded work.',
  own: 'You can’t grade your own work.',
  tooMuch: `You’ve submitted ${MAX_ATTEMPTS} times, which is the most.`,
  wroteNothing: 'Choose a discussion about this course in which you wrote.',
  regraded: 'Someone else graded this work in the meantime. Look at their grade before you replace it.',
  newer: 'The student submitted new work. Look at it before you grade it.',
  tooMany: (most: number) => `The maximum is ${most.toLocaleString('en-US')} points.`,
};

/** Error for scores of other criteria than those of the activity. */
export const SCORE_EACH = 'Enter a score for each criterion of the activity.';

const LINK_MISSING = 'Enter the address of your work.';
const DISCUSSION_MISSING = 'Choose a discussion.';

/** Work as it is submitted, whatever its activity asks for. `missingIn` checks what it must have. */
export const submitWorkRules = z.object({
  activityId: z.uuid(),
  description: optionalText(MAX_WORK_LENGTH),
  fileIds: z.nullish(
    z
      .array(z.uuid(), FILES_MISSING)
      .check(z.maxLength(SUBMITTED_FILES.maxCount, tooManyFiles(SUBMITTED_FILES))),
  ),
  link: z.nullish(plainSecureAddress(MAX_LINK_LENGTH)),
  discussionId: z.nullish(z.uuid(DISCUSSION_MISSING)),
});

/** Parts of submitted work. */
interface WorkParts {
  description?: string | null | undefined;
  fileIds?: readonly string[] | null | undefined;
  link?: string | null | undefined;
  discussionId?: string | null | undefined;
}

/** Returns the problems of work for an activity that asks for these parts: missing ones, and those it does not ask for. */
export function problemsOfWork(
  types: readonly string[],
  { description, fileIds, link, discussionId }: WorkParts,
): { field: keyof WorkParts; message: string }[] {
  const parts = [
    { type: 'text', field: 'description', isGiven: Boolean(description), missing: DESCRIPTION_MISSING },
    { type: 'files', field: 'fileIds', isGiven: Boolean(fileIds?.length), missing: FILES_MISSING },
    { type: 'link', field: 'link', isGiven: Boolean(link), missing: LINK_MISSING },
    {
      type: 'discussion',
      field: 'discussionId',
      isGiven: Boolean(discussionId),
      missing: DISCUSSION_MISSING,
    },
  ] as const;
  return parts.flatMap<{ field: keyof WorkParts; message: string }>(({ type, field, isGiven, missing }) => {
    if (types.includes(type)) return isGiven ? [] : [{ field, message: missing }];
    // A comment is welcome with any work.
    return isGiven && type !== 'text' ? [{ field, message: 'This activity doesn’t ask for this.' }] : [];
  });
}

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
  attempt: z.nullish(z.int().check(z.gte(1))),
  waiveLatePenalty: z.nullish(z.boolean('Choose yes or no.')),
  submittedAt: z.nullish(z.coerce.date()),
  gradedAt: z.nullish(z.coerce.date()),
});
