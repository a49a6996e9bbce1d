import { Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { texts } from '#texts/en';
import { formatShortDay } from '#texts/formatting';
import { noonOf } from '#ui/calendar/monthGrid';
import { useDayKeys } from '#ui/calendar/useDayKeys';
import { keyOf } from './agendaEntries.ts';
import { EntryChip } from './EntryChip.tsx';
import { weekOf } from './scheduleView.ts';
import classes from './schedule.module.css';
import type { ViewProps } from './viewProps.ts';

/** A week: seven days next to each other, on narrow screens below each other. Keys: `useDayKeys`. */
export default function WeekView({ today, day, onChange, byDay, isLoading, onOpen }: ViewProps) {
  const { selected, onKeyDown } = useDayKeys(day, onChange);
  return (
    <ol className={classes.week}>
      {weekOf(day).map((each) => {
        const entries = byDay.get(each) ?? [];
        return (
          <li key={each} data-today={each === today || undefined}>
            <button
              type="button"
              ref={each === day ? selected : undefined}
              className={classes.day}
              tabIndex={each === day ? 0 : -1}
              aria-current={each === today ? 'date' : undefined}
              aria-pressed={each === day}
              onClick={() => onChange(each)}
              onKeyDown={onKeyDown}
            >
              {formatShortDay(noonOf(each))}
              {!isLoading && <VisuallyHidden>{texts.calendar.day('', entries.length)}</VisuallyHidden>}
            </button>
            {isLoading ? (
              <Skeleton h={20} mt={4} />
            ) : entries.length === 0 ? (
              <Text size="xs" c="dimmed" className={classes.none ?? ''} aria-hidden>
                –
              </Text>
            ) : (
              <ul className={classes.chips}>
                {entries.map((entry) => (
                  <li key={keyOf(entry)}>
                    <EntryChip entry={entry} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
