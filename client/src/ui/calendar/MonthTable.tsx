import type { ReactNode } from 'react';
import { formatLongDay, formatMonth } from '#texts/calendarFormatting';
import { texts } from '#texts/en';
import { noonOf, weeksOf, type Day } from './monthGrid.ts';
import { useDayKeys } from './useDayKeys.ts';
import classes from './calendar.module.css';

const t = texts.calendar;

const { firstWeekday } = texts.locale;

/** Names of the days, from the first one of the language's week. */
const weekdays = [...t.weekdays.slice(firstWeekday), ...t.weekdays.slice(0, firstWeekday)];

/** Event that has a dot below its day. */
interface Mark {
  id: string;
  isDeadline: boolean;
}

interface MonthTableProps {
  today: Day;
  /** Selected day; its month is shown. */
  day: Day;
  onChange: (day: Day) => void;
  marks: ReadonlyMap<Day, readonly Mark[]>;
  /** More content of a day, for wide screens. Then the days of other months in the first and last week are shown, too. */
  renderDay?: (day: Day) => ReactNode;
}

/** The days of one month as a table with a dot for each event. Keys: `useDayKeys`. */
export function MonthTable({ today, day, onChange, marks, renderDay }: MonthTableProps) {
  const { selected, onKeyDown } = useDayKeys(day, onChange);
  const isWhole = renderDay !== undefined;
  return (
    <table aria-label={formatMonth(noonOf(day))} className={classes.grid} data-whole={isWhole || undefined}>
      <thead>
        <tr>
          {weekdays.map(([short, long]) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(day).map((week) => (
          <tr key={week[0]}>
            {week.map((each) => {
              const isOther = !each.startsWith(day.slice(0, 7));
              return (
                <td key={each} data-other={isOther || undefined}>
                  {(isWhole || !isOther) && (
                    <button
                      type="button"
                      ref={each === day ? selected : undefined}
                      tabIndex={each === day ? 0 : -1}
                      aria-label={t.day(formatLongDay(noonOf(each)), marks.get(each)?.length ?? 0)}
                      aria-current={each === today ? 'date' : undefined}
                      aria-pressed={each === day}
                      onClick={() => onChange(each)}
                      onKeyDown={onKeyDown}
                    >
                      {Number(each.slice(8))}
                      <Marks marks={marks.get(each) ?? []} />
                    </button>
                  )}
                  {renderDay?.(each)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Most dots below a day; its list has all of them. */
const MAX_MARKS = 3;

function Marks({ marks }: { marks: readonly Mark[] }) {
  return (
    <span className={classes.marks} aria-hidden>
      {marks.slice(0, MAX_MARKS).map(({ id, isDeadline }) => (
        <span key={id} data-deadline={isDeadline || undefined} />
      ))}
    </span>
  );
}
