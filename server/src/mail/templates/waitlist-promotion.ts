import { greet, type Template } from './template.ts';

export interface WaitlistPromotionData {
  cohortId: string;
  cohortTitle: string;
  institution: string;
  namespace: string;
  firstName?: string;
  /** The seat is the person's once it is paid for. */
  awaitsPayment?: boolean;
}

export const waitlistPromotion: Template<WaitlistPromotionData> = (data, { appName, link }) => ({
  subject: data.awaitsPayment
    ? `A seat in "${data.cohortTitle}" is offered to you`
    : `A seat in "${data.cohortTitle}" is yours`,
  greeting: greet(data.firstName),
  paragraphs: [
    `A seat became free in the cohort "${data.cohortTitle}" at ${data.institution}. You were next on the waitlist, so it is yours${data.awaitsPayment ? ' once it is paid for' : ''}.`,
    'If you cannot come, cancel on its page, and the next in line gets the seat.',
  ],
  action: { label: 'Open the cohort', url: link(`/cohorts/${data.cohortId}`, data.namespace) },
  note: `You get this mail because you joined the waitlist at ${appName}.`,
});
