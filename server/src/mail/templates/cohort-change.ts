import { greet, type NotificationData, type Template } from './template.ts';

export const cohortChange: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `The dates of "${data.subjectTitle}" changed`,
  greeting: greet(data.firstName),
  paragraphs: [
    `${data.institution} changed ${whatChanged(data.details)} of the cohort "${data.subjectTitle}".`,
    'The dates that hold now are on its page.',
  ],
  action: { label: 'See the new dates', url: link(`/cohorts/${data.subjectId}`, data.namespace) },
  note: `You get this mail because you have a place in the cohort at ${appName}.`,
});

function whatChanged(details: string[] = []): string {
  if (!details.includes('start-date')) return 'the end';
  return details.includes('end-date') ? 'the start and the end' : 'the start';
}
