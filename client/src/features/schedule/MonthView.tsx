import { Skeleton, Title, UnstyledButton } from '@mantine/core';
import { formatLongDay } from '#texts/calendarFormatting';
import { texts } from '#texts/en';
import { MonthTable } from '#ui/calendar/MonthTable';
import { noonOf, type Day } from '#ui/calendar/monthGrid';
import { isDeadline, keyOf } from './agendaEntries.ts';
import { EntryChip } from './EntryChip.tsx';
import { EntryList } from './EntryList.tsx';
import classes from './schedule.module.css';
import type { ViewProps } from './viewProps.ts';

/** Entries of a day in its cell. With more, all of them are in the list below. */
const MAX_CHIPS = 3;

/** A month with entries in its days, on narrow screens with dots, and the entries of the selected day. */
export default function MonthView({ today, day, onChange, byDay, isLoading, onOpen }: ViewProps) {
  const marks = new Map(
    [...byDay].map(([each, entries]) => [
      each,
      entries.map((entry) => ({ id: keyOf(entry), isDeadline: isDeadline(entry) })),
    ]),
  );
  const renderDay = (each: Day) => {
    const entries = byDay.get(each) ?? [];
    const shown = entries.length > MAX_CHIPS ? MAX_CHIPS - 1 : MAX_CHIPS;
    if (entries.length === 0) return null;
    return (
      <ul className={classes.chips}>
        {entries.slice(0, shown).map((entry) => (
          <li key={keyOf(entry)}>
            <EntryChip entry={entry} onOpen={onOpen} />
          </li>
        ))}
        {entries.length > shown && (
          <li>
            <UnstyledButton className={classes.more ?? ''} onClick={() => onChange(each)}>
              {texts.schedule.more(entries.length - shown)}
            </UnstyledButton>
          </li>
        )}
      </ul>
    );
  };
  const title = formatLongDay(noonOf(day));
  return (
    <>
      <div className={classes.month}>
        <MonthTable today={today} day={day} onChange={onChange} marks={marks} renderDay={renderDay} />
      </div>
      <section>
        <Title order={2} size="h4" mt="xl" mb="xs">
          {title}
        </Title>
        {isLoading ? (
          <Skeleton h={80} radius="lg" />
        ) : (
          <EntryList label={title} entries={byDay.get(day) ?? []} onOpen={onOpen} />
        )}
      </section>
    </>
  );
}
