import { Group, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { useNow } from '#lib/joining';
import { useScreenQuery } from '#lib/useScreenQuery';
import { formatDateTime } from '#texts/formatting';
import { texts } from '#texts/en';
import { JoinLink } from '#ui/JoinLink';
import { LocalTimes } from '#ui/LocalTimes';
import { DashboardPanel } from './DashboardPanel.tsx';
import { NextSessionDocument } from './Week.generated.ts';
import { nextSession } from './weekEntries.ts';
import classes from './dashboard.module.css';

const t = texts.dashboard;

/** The teacher's next meeting or live lesson within seven days, with Join; nothing without one or if the query fails. */
export function NextSession() {
  const { data } = useScreenQuery(NextSessionDocument, {}, t.failed);
  const now = useNow();
  const next = data && nextSession(data.cohorts.nodes, new Date(now));
  if (!next) return null;
  const { title, label, at, end, timeZone, link, to } = next;
  return (
    <DashboardPanel title={t.nextSession}>
      <Group justify="space-between" gap="md">
        <div>
          <AppLink to={to} className={classes.rowLink}>
            {title}
          </AppLink>
          <Text size="xs" c="dimmed">
            {label}
            {' · '}
            <LocalTimes at={at.toISOString()} until={end.toISOString()} timeZone={timeZone}>
              {formatDateTime(at.toISOString())}
            </LocalTimes>
          </Text>
        </div>
        <JoinLink
          session={{ title, startsAt: at.toISOString(), endsAt: end.toISOString(), meetingLink: link }}
          pos="relative"
        />
      </Group>
    </DashboardPanel>
  );
}
