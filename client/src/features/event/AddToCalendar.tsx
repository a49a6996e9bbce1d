import type { FragmentType } from '@apollo/client';
import { Anchor, Text } from '@mantine/core';
import { saveExport } from '#lib/download';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import {
  AddToCalendar_EventFragmentDoc,
  type AddToCalendar_EventFragment,
} from './AddToCalendar.generated.ts';
import { googleLink, outlookLink } from './calendarLinks.ts';
import classes from './event.module.css';

const t = texts.eventRegistration;

const outside = { target: '_blank', rel: 'noopener noreferrer', size: 'sm' } as const;

/** Links that add an event to a calendar: Google's and Outlook's in a new tab, Apple's as a file. Its own chunk. */
export default function AddToCalendar({ event: ref }: { event: FragmentType<AddToCalendar_EventFragment> }) {
  const event = useFragmentData(AddToCalendar_EventFragmentDoc, ref);
  const link = `${window.location.origin}${paths.event(event.id)}`;
  return (
    <div>
      <Text fw={600} mb={8} id="calendars">
        {t.calendar}
      </Text>
      <ul className={classes.calendars} aria-labelledby="calendars">
        <li>
          <Anchor href={googleLink(event, link)} {...outside} aria-label={t.opensNew(t.google)}>
            {t.google}
          </Anchor>
        </li>
        <li>
          <Anchor component="button" type="button" size="sm" onClick={() => void saveEntry(event.id)}>
            {t.apple}
          </Anchor>
        </li>
        <li>
          <Anchor href={outlookLink(event, link)} {...outside} aria-label={t.opensNew(t.outlook)}>
            {t.outlook}
          </Anchor>
        </li>
      </ul>
    </div>
  );
}

/** Downloads the calendar entry; a failure is shown in a toast. */
async function saveEntry(id: string): Promise<void> {
  try {
    await saveExport(`/exports/events/${id}/calendar.ics`, new AbortController().signal);
  } catch (error) {
    notify.error(readError(error).message || texts.errors.unknown);
  }
}
