import { sync, type VEvent } from 'node-ical';

/** Returns the entries of an iCalendar file, as another library than ours understands it. */
export const calendarEntries = (file: string): VEvent[] =>
  Object.values(sync.parseICS(file)).filter(
    (part): part is VEvent => part !== undefined && 'type' in part && part.type === 'VEVENT',
  );
