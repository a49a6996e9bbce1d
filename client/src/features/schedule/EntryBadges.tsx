import { Badge } from '@mantine/core';
import { texts } from '#texts/en';
import { isDeadline, type Entry } from './agendaEntries.ts';

const t = texts.schedule;

/** Kind of an entry, and whether it is cancelled or the viewer waits for a place. */
export function EntryBadges({ entry }: { entry: Entry }) {
  return (
    <>
      <Badge {...(isDeadline(entry) && { color: 'yellow' })}>{t.kinds[entry.kind]}</Badge>
      {entry.isCancelled && <Badge color="red">{t.cancelled}</Badge>}
      {entry.registrationStatus === 'WAITLISTED' && <Badge color="yellow">{t.waitlisted}</Badge>}
    </>
  );
}
