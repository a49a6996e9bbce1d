import type { EnrollmentStatus } from '#texts/enums.generated';
import { texts } from '#texts/en';
import { formatMoney } from '#texts/formatting';

const t = texts.cohortStudents;

interface Standing {
  status: EnrollmentStatus;
  progress: number;
  price: Parameters<typeof formatMoney>[0];
  waitlistPosition: number | null;
}

/** Returns whether a student learns, or has learned, in the cohort. */
export const hasProgress = ({ status }: Pick<Standing, 'status'>) =>
  status === 'ACTIVE' || status === 'COMPLETED';

/** Returns the amount due, the position on the waitlist or the progress of a student; null if nothing applies. */
export function formatStanding(enrollment: Standing): string | null {
  const { status, progress, price, waitlistPosition } = enrollment;
  if (status === 'PENDING') return t.due(formatMoney(price));
  if (status === 'WAITLISTED' && waitlistPosition !== null) return t.waitlisted(waitlistPosition);
  return hasProgress(enrollment) ? t.percent(progress) : null;
}
