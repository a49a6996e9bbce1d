import { awaitsPayment, greet, type Template } from './template.ts';

export interface WaitlistPromotionData {
  cohortId: string;
  cohortTitle: string;
  institution: string;
  namespace: string;
  firstName?: string;
  /** As of the notification. */
  details?: string[];
}

export const waitlistPromotion: Template<WaitlistPromotionData> = (data, { appName, link }) => ({
  subject: awaitsPayment(data)
    ? `A seat in "${data.cohortTitle}" is offered to you`
    : `A seat in "${data.cohortTitle}" is yours`,
  greeting: greet(data.firstName),
  paragraphs: [
    `A seat became free in the cohort "${data.cohortTitle}" at ${data.institution}. You were next on the waitlist, so it is yours${awaitsPayment(data) ? ' once it is paid for' : ''}.`,
    'If you cannot come, cancel on its page, and the next in line gets the seat.',
  ],
  action: { label: 'Open the cohort', url: link(`/cohorts/${data.cohortId}`, data.namespace) },
  note: `You get this mail because you joined the waitlist at ${appName}.`,
});
