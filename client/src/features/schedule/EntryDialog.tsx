import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { useNow } from '#lib/joining';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { CalendarLinks } from '#ui/calendar/CalendarLinks';
import { Fact } from '#ui/Fact';
import { useOpened } from '#ui/useOpened';
import { endOf, pathOf, type Entry } from './agendaEntries.ts';
import { EntryBadges } from './EntryBadges.tsx';
import { EntryTime } from './EntryTime.tsx';
import { JoinEntry, useIsJoinable } from './JoinEntry.tsx';
import classes from './schedule.module.css';

const t = texts.schedule.dialog;

interface EntryDialogProps {
  /** The entry with its current values; it stays while the dialog closes. */
  entry: Entry;
  opened: boolean;
  onClose: () => void;
}

/** An entry of the schedule: time, place, Join while it is open, its screen, and links that add it to a calendar. */
export default function EntryDialog({ entry, opened, onClose }: EntryDialogProps) {
  const { kind, subjectId, title, context, location, meetingPlatform, meetingLink, cohortId } = entry;
  const isOpen = useIsJoinable(entry);
  const where = [location, meetingPlatform].filter(Boolean).join(', ');
  const now = useNow();
  const isAhead = endOf(entry) > now && !entry.isCancelled;
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Stack gap="md">
        <Group gap="xs">
          <EntryBadges entry={entry} />
        </Group>
        <dl className={classes.facts}>
          <Fact name={t.when}>
            <EntryTime entry={entry} isDated />
          </Fact>
          {where !== '' && <Fact name={t.where}>{where}</Fact>}
          {context !== null && context !== title && (
            <Fact name={t.part}>
              {cohortId === null ? (
                context
              ) : (
                <Anchor component={AppLink} to={paths.cohort(cohortId)} onClick={onClose}>
                  {context}
                </Anchor>
              )}
            </Fact>
          )}
        </dl>
        {meetingLink !== null && isAhead && !isOpen && (
          <Text size="xs" c="dimmed">
            {t.joinHint}
          </Text>
        )}
        <Group gap="sm">
          <JoinEntry entry={entry} size="sm" />
          <Button component={AppLink} to={pathOf(entry)} variant="default" size="sm" onClick={onClose}>
            {t.open[kind]}
          </Button>
        </Group>
        {isAhead && (
          <CalendarLinks
            event={{
              title,
              description: context ?? '',
              startsAt: entry.startsAt,
              endsAt: new Date(endOf(entry)).toISOString(),
              location: where,
              meetingLink,
            }}
            path={pathOf(entry)}
            file={`/exports/agenda/${kind.toLowerCase()}/${subjectId}/calendar.ics?at=${encodeURIComponent(entry.startsAt)}`}
          />
        )}
      </Stack>
    </Modal>
  );
}
