import { formatDay, formatTime, forReader } from '#platform/mail/templates/moment';
import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

/** Dates of the cohort in a mail about its changes, as `COHORT_MAIL_DATA` selects them. */
interface CohortDates {
  startDate: string;
  endDate: string;
  /** Start of the next session. Null without one. */
  nextSession: string | null;
}

export const cohortChange: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `The ${isOfDates(data.details) ? 'dates' : 'meetings'} of "${data.subjectTitle}" changed`,
  greeting: greet(data.firstName),
  paragraphs: [
    `${data.institution} changed ${whatChanged(data.details)} of the cohort "${data.subjectTitle}".`,
    ...datesNow(data),
    'See the cohort page for the latest details.',
  ],
  action: { label: 'Open the cohort', url: link(`/cohorts/${data.subjectId}`, data.namespace) },
  note: `You’re receiving this email because you take part in this cohort at ${appName}.`,
});

const isOfDates = (details: string[] = []) => DATES.some((detail) => details.includes(detail));

const DATES = ['start-date', 'end-date'];

const PARTS: [detail: string, words: string][] = [
  ['start-date', 'the start'],
  ['end-date', 'the end'],
  ['meetings', 'the meetings'],
];

const list = new Intl.ListFormat('en-US');

const whatChanged = (details: string[] = []) =>
  list.format(PARTS.flatMap(([detail, words]) => (details.includes(detail) ? [words] : [])));

/** Returns what changed as it is now, in the time zone of the cohort and, where it differs, in that of the reader. */
function datesNow({ details = [], timeZone, readerZone, more }: NotificationData): string[] {
  if (!more) return [];
  const { startDate, endDate, nextSession } = more as CohortDates;
  const dayOf = (moment: string) =>
    `${formatDay(moment, timeZone)}${forReader(moment, timeZone, readerZone)}`;
  const timeOf = (moment: string) =>
    `${formatDay(moment, timeZone)} at ${formatTime(moment, timeZone)}${forReader(moment, timeZone, readerZone)}`;
  return [
    ...(details.includes('start-date') ? [`It starts on ${dayOf(startDate)}.`] : []),
    ...(details.includes('end-date') ? [`It ends on ${dayOf(endDate)}.`] : []),
    ...(details.includes('meetings') && nextSession
      ? [`The next session is on ${timeOf(nextSession)}.`]
      : []),
  ];
}
