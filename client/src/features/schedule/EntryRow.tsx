import { Group, Text, UnstyledButton } from '@mantine/core';
import { isDeadline, type Entry } from './agendaEntries.ts';
import { EntryBadges } from './EntryBadges.tsx';
import { EntryTime } from './EntryTime.tsx';
import { JoinEntry } from './JoinEntry.tsx';
import classes from './schedule.module.css';

interface EntryRowProps {
  entry: Entry;
  onOpen: (entry: Entry) => void;
}

/** Row of an entry: time, title, cohort or course, kind, and Join when it is open. Opens the dialog. */
export function EntryRow({ entry, onOpen }: EntryRowProps) {
  const { title, context } = entry;
  return (
    <div className={classes.entry} data-deadline={isDeadline(entry) || undefined}>
      <div className={classes.time}>
        <EntryTime entry={entry} />
      </div>
      <div className={classes.what}>
        <UnstyledButton
          className={classes.open ?? ''}
          data-cancelled={entry.isCancelled || undefined}
          onClick={() => onOpen(entry)}
        >
          {title}
        </UnstyledButton>
        {context !== null && context !== title && (
          <Text size="xs" c="dimmed">
            {context}
          </Text>
        )}
      </div>
      <Group gap="xs" className={classes.marks ?? ''}>
        <EntryBadges entry={entry} />
        <JoinEntry entry={entry} />
      </Group>
    </div>
  );
}
