import { Badge } from '@mantine/core';
import { texts } from '../texts/en.ts';
import type { EnrollmentStatus } from './LatestEnrollments.generated.ts';

const colors: Record<EnrollmentStatus, string> = {
  PENDING: 'yellow',
  ACTIVE: 'teal',
  WAITLISTED: 'yellow',
  COMPLETED: 'indigo',
  CANCELLED: 'gray',
  FAILED: 'red',
};

/** State of a person in a cohort. */
export function EnrollmentBadge({ status }: { status: EnrollmentStatus }) {
  return (
    <Badge color={colors[status]} flex="none">
      {texts.dashboard.statuses[status]}
    </Badge>
  );
}
