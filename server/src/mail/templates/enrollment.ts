import { greet, type Template } from './template.ts';

export interface EnrollmentData {
  cohortId: string;
  cohortTitle: string;
  institution: string;
  namespace: string;
  firstName?: string;
}

export const enrollment: Template<EnrollmentData> = (data, { appName, link }) => ({
  subject: `You are enrolled in "${data.cohortTitle}"`,
  greeting: greet(data.firstName),
  paragraphs: [
    `You have a seat in the cohort "${data.cohortTitle}" at ${data.institution}.`,
    'Dates, meetings and material are on its page.',
  ],
  action: { label: 'Open the cohort', url: link(`/cohorts/${data.cohortId}`, data.namespace) },
  note: `You get this mail because you enrolled at ${appName}.`,
});
