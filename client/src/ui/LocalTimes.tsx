import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { differsFromViewer, formatDatedSpan, formatSpan, isOtherDay } from '#texts/calendarFormatting';
import { texts } from '#texts/en';

interface LocalTimesProps {
  /** ISO instant of the start, or of the only moment. */
  at: string;
  /** ISO instant of the end. Null without one. */
  until?: string | null | undefined;
  /** IANA name of the organizer's time zone. */
  timeZone: string;
  /** Whether the day is shown, too. */
  isDated?: boolean;
  /** Other words for the viewer's time. */
  children?: ReactNode;
}

/** Time for the viewer, with the organizer's below it where they differ. */
export function LocalTimes({ at, until, timeZone, isDated, children }: LocalTimesProps) {
  const end = until ?? at;
  const format = (isWithDay: boolean | undefined, zone?: string) =>
    isWithDay ? formatDatedSpan(at, end, zone) : formatSpan(at, end, zone);
  return (
    <>
      <time dateTime={at}>{children ?? format(isDated)}</time>
      {differsFromViewer(at, timeZone) && (
        <Text span display="block" size="xs" c="dimmed" fw={400}>
          {texts.localTime.organizer(format(isOtherDay(at, timeZone), timeZone), timeZone)}
        </Text>
      )}
    </>
  );
}
