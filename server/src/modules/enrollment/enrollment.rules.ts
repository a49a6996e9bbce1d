/** Errors of enrolling, worded for the student or for the staff member who decides. */
export const REFUSALS = {
  unpublished: 'This cohort is not published yet.',
  staff: 'You are staff of this institution: only students can enroll.',
  deadline: 'The registration deadline of this cohort has passed.',
  ended: 'This cohort has ended.',
  full: 'This cohort is full.',
  completed: 'You have completed this cohort.',
  studentCompleted: 'The student has completed this cohort.',
  removed: 'This person was removed. Restore the membership first.',
  notStudent: 'Only students can be enrolled.',
  notDeclinable: 'Only enrollments that are pending or on the waitlist can be declined.',
  notPending: 'This enrollment does not await a payment.',
} as const;
