import { Card, Group, Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { livePhaseOf, spanOf, useNow } from '#lib/joining';
import { texts } from '#texts/en';
import { formatLongDay, formatSpan } from '#texts/calendarFormatting';
import { formatDateTime } from '#texts/formatting';
import { JoinLink } from '#ui/JoinLink';
import { LiveBadge } from '#ui/LiveBadge';
import { LocalTimes } from '#ui/LocalTimes';
import type { Lesson } from './lesson.ts';

const t = texts.lesson;

/** Time of a live lesson in the viewer's zone, with a link to join from 15 minutes before the start until the end. */
export function LiveSession({ lesson }: { lesson: Lesson }) {
  const { startsAt, endsAt, timeZone } = lesson;
  const now = useNow();
  if (startsAt === null) return null;
  const isOver = livePhaseOf(spanOf(startsAt, endsAt), now) === 'OVER';
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
        <Group gap="sm">
          {!isOver && <LiveBadge startsAt={startsAt} endsAt={endsAt} />}
          <JoinLink session={lesson} leftSection={<IconVideo size={18} aria-hidden />} />
        </Group>
      </Group>
    </Card>
  );
}
