/** Texts of the subscription to a plan. */
export const subscription = {
  subscribe: 'Subscribe to a plan',
  subscribeText: 'You pay each month on a page of Stripe, and can cancel at any time.',
  option: (plan: string, price: number, students: number) => `${plan}: $${price}/month, ${students} students`,
  open: 'Subscribe',
  pay: 'Go to Payment',
  notSold: 'Plans are changed by agreement with our sales team.',
  awaited: (plan: string) => `Your payment for ${plan} is awaited`,
  awaitedText:
    'If you’ve paid, Stripe confirms it within a minute, and the plan starts by itself. If you haven’t, go on to the payment.',
  goToPayment: 'Go to Payment',
  checkAgain: 'Check Again',
  renews: (day: string, price: number) => `Renews on ${day} for $${price} USD.`,
  changes: (plan: string, day: string, price: number) =>
    `Changes to ${plan} on ${day}, for $${price} USD/month.`,
  ends: (day: string) => `Cancelled: your plan ends on ${day}. Then your institution is on Free.`,
  pastDue: 'The last payment failed',
  pastDueText:
    'Your plan stays for now, and Stripe tries again. Check your card to keep it: without a payment your institution goes back to Free.',
  cards: 'Payment Methods',
  updateCard: 'Check Your Card',
  changeTo: (plan: string) => `Change to ${plan}`,
  keep: (plan: string) => `Keep ${plan}`,
  keepText: (plan: string) => `Your institution stays on ${plan} after this month.`,
  upText: (plan: string, price: number) =>
    `${plan} starts at once. You pay the difference for the rest of this month now, and $${price} USD each month from then on.`,
  downText: (plan: string, day: string) =>
    `${plan} starts on ${day}, at its price. Until then nothing changes. It must include all your students.`,
  changed: 'Your subscription was changed',
  cancel: 'Cancel Subscription',
  cancelText: (day: string) =>
    `Your plan stays until ${day}. Then your institution is on Free. Your students stay, but no one else can join while there are more than Free includes.`,
  cancelUnpaid:
    'Your institution goes back to Free at the end of the period. Your students stay, but no one else can join while there are more than Free includes.',
  cancelled: 'Your subscription was cancelled',
  goOn: 'Keep Subscription',
  resume: 'Resume Subscription',
  resumeText: (day: string) => `Your plan goes on after ${day}, at the same price.`,
  resumed: 'Your subscription goes on',
  failed: 'We couldn’t do that. Please try again.',
};
