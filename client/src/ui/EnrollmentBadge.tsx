import { Badge } from '@mantine/core';
import { texts } from '#texts/en';

export type EnrollmentState = keyof typeof texts.enrollmentStates;

const colors: Record<EnrollmentState, string> = {
  PENDING: 'yellow',
  ACTIVE: 'teal',
  WAITLISTED: 'yellow',
  COMPLETED: 'gray',
  CANCELLED: 'gray',
  FAILED: 'red',
};

/** Badge for the status of an enrollment. */
export function EnrollmentBadge({ status }: { status: EnrollmentState }) {
  return (
    <Badge color={colors[status]} flex="none">
      {texts.enrollmentStates[status]}
    </Badge>
  );
}
