import { ActionIcon, Group, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { formatLongDay, formatMonth } from '#texts/calendarFormatting';
import { texts } from '#texts/en';
import type { CalendarEvent } from './CalendarEvent.ts';
import { addMonths, moveByKey, noonOf, weeksOf, type Day } from './monthGrid.ts';
import classes from './calendar.module.css';

const t = texts.calendar;

interface MonthGridProps {
  today: Day;
  /** Selected day; its month is shown. */
  day: Day;
  onChange: (day: Day) => void;
  events: ReadonlyMap<Day, readonly CalendarEvent[]>;
}

/**
 * One month with its events. Its days are one Tab stop (keys of the WAI-ARIA Authoring Practices, Date Picker Dialog):
 * arrow keys move by day and week, Home and End within the week, Page Up and Page Down by month.
 */
export function MonthGrid({ today, day, onChange, events }: MonthGridProps) {
  const selected = useRef<HTMLButtonElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (isMoving.current) selected.current?.focus();
    isMoving.current = false;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveByKey(day, event.key);
    if (next === null) return;
    event.preventDefault();
    isMoving.current = true;
    onChange(next);
  };
  const month = formatMonth(noonOf(day));
  return (
    <div>
      <Group justify="space-between" mb="sm" wrap="nowrap">
        <ActionIcon aria-label={t.previous} onClick={() => onChange(addMonths(day, -1))}>
          <IconArrowLeft size={18} aria-hidden />
        </ActionIcon>
        <Text fw={600} aria-live="polite">
          {month}
        </Text>
        <ActionIcon aria-label={t.next} onClick={() => onChange(addMonths(day, 1))}>
          <IconArrowRight size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <table aria-label={month} className={classes.grid}>
        <thead>
          <tr>
            {t.weekdays.map(([short, long]) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td key={each}>
                  {each.startsWith(day.slice(0, 7)) && (
                    <button
                      type="button"
                      ref={each === day ? selected : undefined}
                      tabIndex={each === day ? 0 : -1}
                      aria-label={t.day(formatLongDay(noonOf(each)), events.get(each)?.length ?? 0)}
                      aria-current={each === today ? 'date' : undefined}
                      aria-pressed={each === day}
                      onClick={() => onChange(each)}
                      onKeyDown={onKeyDown}
                    >
                      {Number(each.slice(8))}
                      <Marks events={events.get(each) ?? []} />
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Most dots below a day; its list has all of them. */
const MAX_MARKS = 3;

/** A dot for each event of a day. */
function Marks({ events }: { events: readonly CalendarEvent[] }) {
  return (
    <span className={classes.marks} aria-hidden>
      {events.slice(0, MAX_MARKS).map(({ id, isDeadline }) => (
        <span key={id} data-deadline={isDeadline || undefined} />
      ))}
    </span>
  );
}
