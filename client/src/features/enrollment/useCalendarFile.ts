import { useExport } from '#lib/useExport';
import { texts } from '#texts/en';

/** Returns a function that downloads the dates of a cohort for a calendar, and whether it is running. */
export const useCalendarFile = (cohortId: string) =>
  useExport(`/exports/cohorts/${cohortId}/calendar.ics`, texts.cohortDetail.calendarFailed);
