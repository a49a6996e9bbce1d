import type { Text } from '#kernel/translate';
import { formatDay, formatTime, forReader } from '#platform/mail/templates/moment';
import {
  greet,
  type NotificationData,
  type Template,
  type TemplateContext,
} from '#platform/mail/templates/template';
import { type ChangedPart, namesOfChanged } from '#platform/mail/templates/changed-parts';

/** Dates of the cohort in a mail about its changes, as `COHORT_MAIL_DATA` selects them. */
interface CohortDates {
  startDate: string;
  endDate: string;
  /** Start of the next session. Null without one. */
  nextSession: string | null;
}

export const cohortChange: Template<NotificationData> = (data, context) => {
  const { appName, link, say } = context;
  return {
    subject: isOfDates(data.details)
      ? say`The dates of "${data.subjectTitle}" changed`
      : say`The meetings of "${data.subjectTitle}" changed`,
    greeting: greet(say, data.firstName),
    paragraphs: [
      say`${data.institution} changed the cohort "${data.subjectTitle}": ${namesOfChanged(PARTS, data.details, context)}.`,
      ...datesNow(data, context),
      say`See the cohort page for the latest details.`,
    ],
    action: { label: say`Open the cohort`, url: link(`/cohorts/${data.subjectId}`, data.namespace) },
    note: say`You’re receiving this email because you take part in this cohort at ${appName}.`,
  };
};

const isOfDates = (details: string[] = []) => DATES.some((detail) => details.includes(detail));

const DATES = ['start-date', 'end-date'];

const PARTS: readonly ChangedPart[] = [
  ['start-date', (say) => say`start`],
  ['end-date', (say) => say`end`],
  ['meetings', (say) => say`meetings`],
];

/** Returns what changed as it is now, in the time zone of the cohort and, where it differs, in that of the reader. */
function datesNow(
  { details = [], timeZone, readerZone, more }: NotificationData,
  context: TemplateContext,
): Text[] {
  const { say } = context;
  if (!more) return [];
  const { startDate, endDate, nextSession } = more as CohortDates;
  const dayOf = (moment: string) =>
    `${formatDay(moment, timeZone, context)}${forReader(moment, timeZone, readerZone, context)}`;
  const timeOf = (moment: string) =>
    say`${formatDay(moment, timeZone, context)} at ${formatTime(moment, timeZone, context)}`.concat(
      forReader(moment, timeZone, readerZone, context),
    );
  return [
    ...(details.includes('start-date') ? [say`It starts on ${dayOf(startDate)}.`] : []),
    ...(details.includes('end-date') ? [say`It ends on ${dayOf(endDate)}.`] : []),
    ...(details.includes('meetings') && nextSession
      ? [say`The next session is on ${timeOf(nextSession)}.`]
      : []),
  ];
}
