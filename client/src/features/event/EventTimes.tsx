import { Text } from '@mantine/core';
import { differsFromViewer, formatDatedSpan, formatSpan } from '#texts/calendarFormatting';
import { texts } from '#texts/en';

interface EventTimesProps {
  /** Start, end and time zone of an event. */
  event: { startsAt: string; endsAt: string; timeZone: string };
}

/** Time of an event for the viewer, with the organizer's next to it where they differ. */
export function EventTimes({ event: { startsAt, endsAt, timeZone } }: EventTimesProps) {
  return (
    <>
      <time dateTime={startsAt}>{formatSpan(startsAt, endsAt)}</time>
      {differsFromViewer(startsAt, timeZone) && (
        <Text size="xs" c="dimmed" fw={400}>
          {texts.eventDetail.organizerTime(formatDatedSpan(startsAt, endsAt, timeZone), timeZone)}
        </Text>
      )}
    </>
  );
}
