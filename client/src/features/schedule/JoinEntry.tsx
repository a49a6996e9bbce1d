import { IconVideo } from '@tabler/icons-react';
import { isJoinable, useNow } from '#lib/joining';
import { JoinLink } from '#ui/JoinLink';
import { endOf, type Entry } from './agendaEntries.ts';

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
  if (entry.isCancelled) return null;
  return <JoinLink session={entry} size={size} leftSection={<IconVideo size={16} aria-hidden />} />;
}
