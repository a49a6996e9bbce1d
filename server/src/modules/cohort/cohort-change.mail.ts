import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const cohortChange: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `The ${isOfDates(data.details) ? 'dates' : 'meetings'} of "${data.subjectTitle}" changed`,
  greeting: greet(data.firstName),
  paragraphs: [
    `${data.institution} changed ${whatChanged(data.details)} of the cohort "${data.subjectTitle}".`,
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
