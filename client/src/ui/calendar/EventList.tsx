import { Anchor, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { formatTime } from '#texts/formatting';
import { JoinLink } from '../JoinLink.tsx';
import { LocalTimes } from '../LocalTimes.tsx';
import { RowList } from '../RowList.tsx';
import { When } from '../When.tsx';
import type { CalendarEvent } from './CalendarEvent.ts';
import classes from './calendar.module.css';

interface EventListProps {
  /** Accessible name of the list. */
  label: string;
  events: readonly CalendarEvent[];
  /** Text instead of an empty list. */
  empty: string;
}

/** Events as rows: title, kind and time, and Join for those with a meeting in its window. */
export function EventList({ label, events, empty }: EventListProps) {
  if (events.length === 0) return <Text c="dimmed">{empty}</Text>;
  return (
    <RowList aria-label={label}>
      {events.map(({ id, title, kind, isDeadline, at, endsAt, timeZone, to, joinLink }) => (
        <li key={id} className={classes.event}>
          <div>
            <Anchor component={AppLink} to={to} c="inherit">
              {title}
            </Anchor>
            <Text size="xs" c={isDeadline ? 'var(--app-deadline)' : 'dimmed'}>
              {kind} · <When at={at} /> ·{' '}
              <LocalTimes at={at} timeZone={timeZone}>
                {formatTime(at)}
              </LocalTimes>
            </Text>
          </div>
          <JoinLink
            session={{ title, startsAt: at, endsAt, meetingLink: joinLink }}
            variant="light"
            size="xs"
          />
        </li>
      ))}
    </RowList>
  );
}
