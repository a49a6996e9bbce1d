import { Badge } from '@mantine/core';
import { texts } from '#texts/en';

const colors = { DRAFT: 'yellow', PUBLISHED: 'teal', ARCHIVED: 'gray' } as const;

interface CourseStatusBadgeProps {
  status: keyof typeof colors;
  /** Shows nothing for a published course. */
  isQuiet?: boolean;
}

/** Badge for the publication status of a course. */
export function CourseStatusBadge({ status, isQuiet = false }: CourseStatusBadgeProps) {
  if (isQuiet && status === 'PUBLISHED') return null;
  return <Badge color={colors[status]}>{texts.courseStatus[status]}</Badge>;
}
