import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { differsFromViewer, formatDatedSpan } from '#texts/calendarFormatting';
import { texts } from '#texts/en';
import { formatDay } from '#texts/formatting';

interface OrganizerDayProps {
  /** ISO instant. */
  at: string;
  /** IANA name of the organizer's time zone. */
  timeZone: string;
  /** Other words for the organizer's day. */
  children?: ReactNode;
}

/** Day of the organizer, such as the start of a cohort, with the time for the viewer below it where they differ. */
export const OrganizerDay = ({ at, timeZone, children }: OrganizerDayProps) => (
  <>
    <time dateTime={at}>{children ?? formatDay(at, timeZone)}</time>
    {differsFromViewer(at, timeZone) && (
      <Text span display="block" size="xs" c="dimmed" fw={400}>
        {texts.localTime.viewer(formatDatedSpan(at, at))}
      </Text>
    )}
  </>
);
