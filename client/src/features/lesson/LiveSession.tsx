import { Button, Card, Group, Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { isJoinable, useNow } from '#lib/joining';
import { texts } from '#texts/en';
import { formatLongDay, formatSpan } from '#texts/calendarFormatting';
import { formatDateTime } from '#texts/formatting';
import { LocalTimes } from '#ui/LocalTimes';
import type { Lesson } from './lesson.ts';

const t = texts.lesson;

/** Time of a live lesson in the viewer's zone, with a link to join from 15 minutes before the start until the end. */
export function LiveSession({ lesson: { startsAt, endsAt, timeZone, meetingLink } }: { lesson: Lesson }) {
  const now = useNow();
  if (startsAt === null) return null;
  const end = Date.parse(endsAt ?? startsAt);
  const isOver = now > end;
  const isOpen = isJoinable({ start: Date.parse(startsAt), end }, now);
  return (
    <Card component="section" aria-label={t.live}>
      <Group justify="space-between" gap="md">
        <div>
          <Text fw={600} component="div">
            <LocalTimes at={startsAt} until={endsAt} timeZone={timeZone}>
              {endsAt === null
                ? formatDateTime(startsAt)
                : t.when(formatLongDay(startsAt), formatSpan(startsAt, endsAt))}
            </LocalTimes>
          </Text>
          <Text size="xs" c="dimmed">
            {isOver ? t.ended : t.joinHint}
          </Text>
        </div>
        {isOpen && meetingLink !== null && (
          <Button
            component="a"
            href={meetingLink}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconVideo size={18} aria-hidden />}
          >
            {t.join}
          </Button>
        )}
      </Group>
    </Card>
  );
}
