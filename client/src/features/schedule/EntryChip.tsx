import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { texts } from '#texts/en';
import { formatOrganizerTime } from '#ui/organizerTime';
import { isDeadline, type Entry } from './agendaEntries.ts';
import { EntryStart } from './EntryTime.tsx';
import classes from './schedule.module.css';

interface EntryChipProps {
  entry: Entry;
  onOpen: (entry: Entry) => void;
}

/** An entry in a cell of a calendar: its time and title on one line, with the organizer's time in its tooltip. Opens the dialog. */
export function EntryChip({ entry, onOpen }: EntryChipProps) {
  const { startsAt, endsAt, timeZone, title, isAllDay } = entry;
  const kind = texts.schedule.kinds[entry.kind];
  const organizers = isAllDay ? null : formatOrganizerTime({ at: startsAt, until: endsAt, timeZone });
  return (
    <UnstyledButton
      className={classes.chip ?? ''}
      data-deadline={isDeadline(entry) || undefined}
      data-cancelled={entry.isCancelled || undefined}
      title={[`${kind}: ${title}`, organizers].filter(Boolean).join('\n')}
      onClick={() => onOpen(entry)}
    >
      <EntryStart entry={entry} /> {!isAllDay && <VisuallyHidden>{kind}: </VisuallyHidden>}
      {title}
      {organizers !== null && <VisuallyHidden>, {organizers}</VisuallyHidden>}
    </UnstyledButton>
  );
}
