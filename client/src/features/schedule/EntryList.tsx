import { Text } from '@mantine/core';
import { ROWS } from '#ui/rows';
import { texts } from '#texts/en';
import { keyOf, type Entry } from './agendaEntries.ts';
import { EntryRow } from './EntryRow.tsx';
import classes from './schedule.module.css';

interface EntryListProps {
  /** Accessible name. */
  label: string;
  entries: readonly Entry[];
  onOpen: (entry: Entry) => void;
}

/** Entries of a day as rows. */
export function EntryList({ label, entries, onOpen }: EntryListProps) {
  if (entries.length === 0) return <Text c="dimmed">{texts.schedule.noneOnDay}</Text>;
  return (
    <ul {...ROWS} aria-label={label} className={classes.rows}>
      {entries.map((entry) => (
        <li key={keyOf(entry)}>
          <EntryRow entry={entry} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
