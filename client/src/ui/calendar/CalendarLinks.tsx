import { Anchor, Text } from '@mantine/core';
import { useId } from 'react';
import { saveExport } from '#lib/download';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { googleLink, outlookLink, type LinkedEvent } from './calendarLinks.ts';
import classes from './calendarLinks.module.css';

const t = texts.calendarLinks;

const outside = { target: '_blank', rel: 'noopener noreferrer', size: 'sm' } as const;

interface CalendarLinksProps {
  event: LinkedEvent;
  /** Path of the screen about it. */
  path: string;
  /** Path of its calendar file, which the server makes. */
  file: string;
}

/** Links that add an entry to a calendar: Google's and Outlook's in a new tab, Apple's as a file. */
export function CalendarLinks({ event, path, file }: CalendarLinksProps) {
  const id = useId();
  const link = `${window.location.origin}${path}`;
  return (
    <div>
      <Text fw={600} mb={8} id={id}>
        {t.title}
      </Text>
      <ul className={classes.links} aria-labelledby={id}>
        <li>
          <Anchor href={googleLink(event, link)} {...outside} aria-label={t.opensNew(t.google)}>
            {t.google}
          </Anchor>
        </li>
        <li>
          <Anchor component="button" type="button" size="sm" onClick={() => void saveEntry(file)}>
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
async function saveEntry(file: string): Promise<void> {
  try {
    await saveExport(file, new AbortController().signal);
  } catch (error) {
    notify.error(readError(error).message || texts.errors.unknown);
  }
}
