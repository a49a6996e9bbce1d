/** What keeps a person from a seat, in the words that the person reads. */
export const REFUSALS = {
  unpublished: 'This cohort is not published yet.',
  staff: 'You are staff of this institution: only students can enroll.',
  deadline: 'The registration deadline of this cohort has passed.',
  full: 'This cohort is full.',
  completed: 'You have completed this cohort.',
} as const;
