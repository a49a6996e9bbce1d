import { Title } from '@mantine/core';
import { formatLongDay } from '#texts/calendarFormatting';
import { noonOf } from '#ui/calendar/monthGrid';
import { EntryList } from './EntryList.tsx';
import classes from './schedule.module.css';
import type { ViewProps } from './viewProps.ts';

/** Days with entries from the selected one on, each with its entries by time. */
export function ListView({ day: first, byDay, onOpen }: Pick<ViewProps, 'day' | 'byDay' | 'onOpen'>) {
  const days = [...byDay].filter(([day]) => day >= first).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return (
    <div className={classes.list}>
      {days.map(([day, entries]) => (
        <section key={day}>
          <Title order={2} size="h4" mb="xs">
            {formatLongDay(noonOf(day))}
          </Title>
          <EntryList label={formatLongDay(noonOf(day))} entries={entries} onOpen={onOpen} />
        </section>
      ))}
    </div>
  );
}
