import * as z from 'zod/mini';
import type { EnrollmentItemFragment } from '../documents/cohort.generated.ts';
import { cohortItem, CohortItem } from './cohort.ts';
import { named, said } from './described.ts';
import { lower } from './enums.ts';
import { identity, identityShape } from './identity.ts';

export const Enrollment = named(
  'Enrollment',
  'The enrollment of who asks, with its cohort, whose seats it changed.',
  z.object({
    ...identityShape,
    status: z.enum(['pending', 'active', 'waitlisted', 'completed', 'cancelled', 'failed']),
    price: said('Dollars.', z.number()),
    progress: said('Percent.', z.number()),
    enrolledAt: z.iso.datetime(),
    cohort: z.object({ ...CohortItem.shape, isEnrolled: z.boolean() }),
  }),
);

/** The viewer's enrollment with its cohort, whose seats it changed. */
export function enrollment(of: EnrollmentItemFragment): z.infer<typeof Enrollment> {
  return {
    ...identity(of),
    status: lower(of.status),
    price: of.price,
    progress: of.progress,
    enrolledAt: of.enrolledAt,
    cohort: { ...cohortItem(of.cohort), isEnrolled: of.cohort.isEnrolled },
  };
}
