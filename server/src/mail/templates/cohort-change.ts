import { greet, type Template } from './template.ts';

export interface CohortChangeData {
  cohortId: string;
  cohortTitle: string;
  institution: string;
  namespace: string;
  firstName?: string;
  /** As of the notification. */
  details: string[];
}

export const cohortChange: Template<CohortChangeData> = (data, { appName, link }) => ({
  subject: `The dates of "${data.cohortTitle}" changed`,
  greeting: greet(data.firstName),
  paragraphs: [
    `${data.institution} changed ${whatChanged(data.details)} of the cohort "${data.cohortTitle}".`,
    'The dates that hold now are on its page.',
  ],
  action: { label: 'See the new dates', url: link(`/cohorts/${data.cohortId}`, data.namespace) },
  note: `You get this mail because you have a place in the cohort at ${appName}.`,
});

function whatChanged(details: string[]): string {
  if (!details.includes('start-date')) return 'the end';
  return details.includes('end-date') ? 'the start and the end' : 'the start';
}
