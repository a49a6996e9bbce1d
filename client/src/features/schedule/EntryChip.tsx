import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { texts } from '#texts/en';
import { isDeadline, type Entry } from './agendaEntries.ts';
import { EntryStart } from './EntryTime.tsx';
import classes from './schedule.module.css';

interface EntryChipProps {
  entry: Entry;
  onOpen: (entry: Entry) => void;
}

/** An entry in a cell of a calendar: its time and title on one line. Opens the dialog. */
export function EntryChip({ entry, onOpen }: EntryChipProps) {
  const kind = texts.schedule.kinds[entry.kind];
  return (
    <UnstyledButton
      className={classes.chip ?? ''}
      data-deadline={isDeadline(entry) || undefined}
      data-cancelled={entry.isCancelled || undefined}
      title={`${kind}: ${entry.title}`}
      onClick={() => onOpen(entry)}
    >
      <EntryStart entry={entry} /> {!entry.isAllDay && <VisuallyHidden>{kind}: </VisuallyHidden>}
      {entry.title}
    </UnstyledButton>
  );
}
