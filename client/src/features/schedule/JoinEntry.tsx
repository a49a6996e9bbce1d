import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { isJoinable, useNow } from '#lib/joining';
import { texts } from '#texts/en';
import { endOf, type Entry } from './agendaEntries.ts';

const t = texts.schedule.dialog;

/** Returns whether the viewer can join now, updated with time. */
export function useIsJoinable(entry: Entry): boolean {
  const now = useNow();
  const { meetingLink, isCancelled, startsAt } = entry;
  return (
    meetingLink !== null &&
    !isCancelled &&
    isJoinable({ start: Date.parse(startsAt), end: endOf(entry) }, now)
  );
}

/** Link to the meeting of an entry from 15 minutes before the start until the end; nothing at other times. */
export function JoinEntry({ entry, size = 'xs' }: { entry: Entry; size?: 'xs' | 'sm' }) {
  if (!useIsJoinable(entry)) return null;
  return (
    <Button
      component="a"
      href={entry.meetingLink!}
      target="_blank"
      rel="noopener noreferrer"
      size={size}
      leftSection={<IconVideo size={16} aria-hidden />}
      aria-label={t.joinNamed(entry.title)}
    >
      {t.join}
    </Button>
  );
}
