import type { FragmentType } from '@apollo/client';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { CalendarLinks } from '#ui/calendar/CalendarLinks';
import {
  AddToCalendar_EventFragmentDoc,
  type AddToCalendar_EventFragment,
} from './AddToCalendar.generated.ts';

/** Links that add an event to a calendar. Its own chunk. */
export default function AddToCalendar({ event: ref }: { event: FragmentType<AddToCalendar_EventFragment> }) {
  const event = useFragmentData(AddToCalendar_EventFragmentDoc, ref);
  return (
    <CalendarLinks
      event={event}
      path={paths.event(event.id)}
      file={`/exports/events/${event.id}/calendar.ics`}
    />
  );
}
