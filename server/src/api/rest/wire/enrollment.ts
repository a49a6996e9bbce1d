import * as z from 'zod/mini';
import type { EnrollmentItemFragment } from '../documents/cohort.generated.ts';
import { cohortItem, CohortItem } from './cohort.ts';
import { defineSchema, described } from './described.ts';
import { lower } from './enums.ts';
import { identity, identityShape } from './identity.ts';
import { dollars, dollarsOf } from './money.ts';

export const Enrollment = defineSchema(
  'Enrollment',
  "Enrollment of the caller, with its cohort's updated seats.",
  z.object({
    ...identityShape,
    status: z.enum(['pending', 'active', 'waitlisted', 'completed', 'cancelled', 'failed']),
    price: dollars,
    progress: described('Progress in percent.', z.number()),
    enrolledAt: z.iso.datetime(),
    cohort: z.object({ ...CohortItem.shape, isEnrolled: z.boolean() }),
  }),
);

/** Builds the caller's enrollment with its updated cohort. */
export function enrollment(of: EnrollmentItemFragment): z.infer<typeof Enrollment> {
  return {
    ...identity(of),
    status: lower(of.status),
    price: dollarsOf(of.price),
    progress: of.progress,
    enrolledAt: of.enrolledAt,
    cohort: { ...cohortItem(of.cohort), isEnrolled: of.cohort.isEnrolled },
  };
}
