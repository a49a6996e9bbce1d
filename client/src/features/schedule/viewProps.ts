import type { Day } from '#ui/calendar/monthGrid';
import type { Entry } from './agendaEntries.ts';

/** Props of a view of the schedule. */
export interface ViewProps {
  today: Day;
  /** Selected day. */
  day: Day;
  onChange: (day: Day) => void;
  byDay: ReadonlyMap<Day, readonly Entry[]>;
  onOpen: (entry: Entry) => void;
}
