import * as z from 'zod/mini';
import { search } from '#kernel/text.rules';

const status = z.enum(
  ['PENDING', 'ACTIVE', 'WAITLISTED', 'COMPLETED', 'CANCELLED', 'FAILED'],
  'Choose a status.',
);

/** Query of the file of enrollments. */
export const enrollmentsExportRules = z.object({
  search: z.optional(search),
  status: z.optional(status),
  cohortId: z.optional(z.uuid('This isn’t the ID of a cohort.')),
});

/** Errors of enrolling, worded for the student or for the staff member who decides. */
export const REFUSALS = {
  unpublished: 'This cohort isn’t published yet.',
  staff: 'Staff can’t enroll in their own institution’s cohorts.',
  deadline: 'The registration deadline of this cohort has passed.',
  ended: 'This cohort has ended.',
  full: 'This cohort is full.',
  planGone: 'This plan is no longer offered. Choose another one.',
  planFull: 'This plan has no free seats. Choose another one.',
  completed: 'You’ve already completed this cohort.',
  studentCompleted: 'This student has already completed this cohort.',
  removed: 'This person was removed. Restore the membership first.',
  notStudent: 'Only students can be enrolled.',
  notDeclinable: 'Only enrollments that are pending or on the waitlist can be declined.',
  notMovable: 'Only students with a seat, a held seat or a place on the waitlist can be moved.',
  alreadyThere: 'This student already has an enrollment in the other cohort.',
  notPending: 'This enrollment isn’t waiting for a payment.',
} as const;
