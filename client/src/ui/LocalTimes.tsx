import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDatedSpan, formatSpan } from '#texts/calendarFormatting';
import { formatOrganizerTime, type OrganizedTime } from './organizerTime.ts';

interface LocalTimesProps extends OrganizedTime {
  /** Whether the day is shown, too. */
  isDated?: boolean;
  /** Other words for the viewer's time. */
  children?: ReactNode;
}

/** Time for the viewer, with the organizer's below it where they differ. */
export function LocalTimes({ at, until, timeZone, isDated, children }: LocalTimesProps) {
  const format = isDated ? formatDatedSpan : formatSpan;
  const organizers = formatOrganizerTime({ at, until, timeZone });
  return (
    <>
      <time dateTime={at}>{children ?? format(at, until ?? at)}</time>
      {organizers !== null && (
        <Text span display="block" size="xs" c="dimmed" fw={400}>
          {organizers}
        </Text>
      )}
    </>
  );
}
