import { awaitsPayment, greet, type Template } from './template.ts';

export interface EnrollmentData {
  cohortId: string;
  cohortTitle: string;
  institution: string;
  namespace: string;
  firstName?: string;
  /** As of the notification. */
  details?: string[];
}

export const enrollment: Template<EnrollmentData> = (data, { appName, link }) => ({
  subject: awaitsPayment(data)
    ? `Your place in "${data.cohortTitle}" awaits payment`
    : `You are enrolled in "${data.cohortTitle}"`,
  greeting: greet(data.firstName),
  paragraphs: [
    awaitsPayment(data)
      ? `You asked for a seat in the cohort "${data.cohortTitle}" at ${data.institution}. It is yours once it is paid for.`
      : `You have a seat in the cohort "${data.cohortTitle}" at ${data.institution}.`,
    'Dates, meetings and material are on its page.',
  ],
  action: { label: 'Open the cohort', url: link(`/cohorts/${data.cohortId}`, data.namespace) },
  note: `You get this mail because you enrolled at ${appName}.`,
});
