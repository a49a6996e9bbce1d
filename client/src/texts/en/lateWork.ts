import type { LatePenalty, SubmissionType } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

export const lateWork = {
  accept: 'Allow late submission',
  days: 'Days accepted after the due date',
  daysHint: 'Leave empty to accept late work without an end.',
  penalty: 'Deduction for late work',
  penalties: {
    NONE: 'No deduction',
    FIXED: 'Once',
    PER_DAY: 'For each day that has begun',
  } satisfies Record<LatePenalty, string>,
  percent: 'Deduction (%)',
  acceptedUntil: (instant: string) => `Late submissions are accepted until ${instant}.`,
  costs: {
    NONE: () => null,
    FIXED: (percent: number) => `They lose ${percent}% of their points.`,
    PER_DAY: (percent: number) => `They lose ${percent}% of their points for each day that has begun.`,
  } satisfies Record<LatePenalty, (percent: number) => string | null>,
  deducted: (given: string, percent: number) =>
    `${given} points before the deduction of ${percent}% for late work`,
  waived: 'The deduction for late work was waived.',
  waive: 'Don’t deduct for late work',
  waiveHint: (percent: number) => `This work is late and loses ${percent}% of its points.`,
};

export const workRequirements = {
  title: 'Submission',
  types: 'What students submit',
  typesHint: 'Everything that you choose is required.',
  typeNames: {
    FILES: 'Files',
    TEXT: 'Text',
    LINK: 'Link',
    DISCUSSION: 'Discussion',
    QUIZ: 'Quiz',
  } satisfies Record<SubmissionType, string>,
  quizHint:
    'Choose this activity in the editor of a quiz lesson. Students take the quiz instead of submitting work.',
  fileTypes: 'Accepted file types',
  maxSize: 'Maximum file size (MB)',
};

export const attempts = {
  number: (number: number) => `Attempt ${number}`,
  earlier: (count: number) => formatPlural(count, 'earlier attempt'),
  link: 'Link',
  discussion: 'Discussion',
};

export const workDraft = {
  saved: (instant: string) => `Draft saved ${instant}`,
  saving: 'Saving draft…',
  failed: 'Your draft isn’t saved on the server yet. It’s kept in this browser.',
  discard: 'Discard Draft',
  discarded: 'Draft discarded',
  discardFailed: 'We couldn’t discard the draft. Please try again.',
};
