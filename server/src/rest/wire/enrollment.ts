import type { EnrollmentItemFragment } from '../documents/cohort.generated.ts';
import { cohortItem } from './cohort.ts';
import { lower } from './enums.ts';
import { identity } from './identity.ts';

/** The viewer's enrollment with its cohort, whose seats it changed. */
export function enrollment(of: EnrollmentItemFragment) {
  return {
    ...identity(of),
    status: lower(of.status),
    price: of.price,
    progress: of.progress,
    enrolledAt: of.enrolledAt,
    cohort: { ...cohortItem(of.cohort), isEnrolled: of.cohort.isEnrolled },
  };
}
