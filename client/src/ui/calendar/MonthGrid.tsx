import { formatMonth } from '#texts/calendarFormatting';
import { texts } from '#texts/en';
import type { CalendarEvent } from './CalendarEvent.ts';
import { addMonths, noonOf, type Day } from './monthGrid.ts';
import { MonthTable } from './MonthTable.tsx';
import { PeriodNav } from './PeriodNav.tsx';

const t = texts.calendar;

interface MonthGridProps {
  today: Day;
  /** Selected day; its month is shown. */
  day: Day;
  onChange: (day: Day) => void;
  events: ReadonlyMap<Day, readonly CalendarEvent[]>;
}

/** One month with its events, and buttons to the months before and after. */
export function MonthGrid({ today, day, onChange, events }: MonthGridProps) {
  return (
    <div>
      <PeriodNav
        label={formatMonth(noonOf(day))}
        previous={{ label: t.previous, onClick: () => onChange(addMonths(day, -1)) }}
        next={{ label: t.next, onClick: () => onChange(addMonths(day, 1)) }}
      />
      <MonthTable today={today} day={day} onChange={onChange} marks={events} />
    </div>
  );
}
