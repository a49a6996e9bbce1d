import { saveExport } from '#lib/download';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';

/** Downloads the dates of a cohort for a calendar; a failure is shown in a toast. Its own chunk. */
export async function saveCalendarFile(cohortId: string): Promise<void> {
  try {
    await saveExport(`/exports/cohorts/${cohortId}/calendar.ics`, new AbortController().signal);
  } catch (error) {
    notify.error(readError(error).message || texts.errors.unknown);
  }
}
