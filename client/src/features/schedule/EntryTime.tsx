import { texts } from '#texts/en';
import { formatDay, formatTime } from '#texts/formatting';
import { LocalTimes } from '#ui/LocalTimes';
import { OrganizerDay } from '#ui/OrganizerDay';
import type { Entry } from './agendaEntries.ts';

const t = texts.schedule;

/** Start of an entry as short as a cell needs it; for a whole day, the kind of the entry. */
export function EntryStart({ entry: { startsAt, isAllDay, kind } }: { entry: Entry }) {
  return isAllDay ? <>{t.kinds[kind]}</> : <time dateTime={startsAt}>{formatTime(startsAt)}</time>;
}

interface EntryTimeProps {
  entry: Entry;
  /** Whether the day is shown, too. */
  isDated?: boolean;
}

/** Time of an entry for the viewer, with the organizer's below it where they differ. A whole day is that of the organizer. */
export function EntryTime({ entry: { startsAt, endsAt, isAllDay, timeZone }, isDated }: EntryTimeProps) {
  if (!isAllDay)
    return <LocalTimes at={startsAt} until={endsAt} timeZone={timeZone} {...(isDated && { isDated })} />;
  const day = isDated ? `${formatDay(startsAt, timeZone)} · ${t.allDay}` : t.allDay;
  return (
    <OrganizerDay at={startsAt} timeZone={timeZone}>
      {day}
    </OrganizerDay>
  );
}
