import type { Day } from '#ui/calendar/monthGrid';
import type { Entry } from './agendaEntries.ts';

/** Props of a view of the schedule. */
export interface ViewProps {
  today: Day;
  /** Selected day. */
  day: Day;
  onChange: (day: Day) => void;
  byDay: ReadonlyMap<Day, readonly Entry[]>;
  /** Whether no response arrived yet: then a day without entries is not known to be free. */
  isLoading: boolean;
  onOpen: (entry: Entry) => void;
}
