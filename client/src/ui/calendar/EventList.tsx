import { Anchor, Button, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { formatTime } from '#texts/formatting';
import { texts } from '#texts/en';
import { LocalTimes } from '../LocalTimes.tsx';
import { RowList } from '../RowList.tsx';
import { When } from '../When.tsx';
import type { CalendarEvent } from './CalendarEvent.ts';
import classes from './calendar.module.css';

const t = texts.calendar;

interface EventListProps {
  /** Accessible name of the list. */
  label: string;
  events: readonly CalendarEvent[];
  /** Text instead of an empty list. */
  empty: string;
}

/** Events as rows: title, kind and time, and Join for those with a meeting. */
export function EventList({ label, events, empty }: EventListProps) {
  if (events.length === 0) return <Text c="dimmed">{empty}</Text>;
  return (
    <RowList aria-label={label}>
      {events.map(({ id, title, kind, isDeadline, at, timeZone, to, joinLink }) => (
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
          {joinLink !== null && (
            <Button
              component="a"
              href={joinLink}
              target="_blank"
              rel="noopener noreferrer"
              variant="light"
              size="xs"
              aria-label={t.joinNamed(title)}
            >
              {t.join}
            </Button>
          )}
        </li>
      ))}
    </RowList>
  );
}
