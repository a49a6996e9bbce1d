/** Errors of subscriptions. */
export const SUBSCRIPTION_MESSAGES = {
  /** Where no provider takes payments for plans. */
  notSold: 'Plans aren’t sold here. To get a larger one, use Contact Sales at /pricing.',
  notPaid: 'Choose Starter or Professional.',
  byAgreement: 'Your plan is by agreement. To change it, use Contact Sales at /pricing.',
  exists: 'Your institution has a subscription. Change its plan at /isettings?tab=billing.',
  none: 'Your institution has no subscription.',
  pastDue: 'A payment failed. Pay it with another card first.',
  ending: 'Your subscription ends with its period. Resume it first.',
  declined: 'The payment was declined, and your plan stays as it is. Use another card, then try again.',
  noAnswer: 'The payment provider didn’t answer. Please try again in a minute.',
  /** For the platform's staff, who would set a plan that the next payment sets back. */
  staff: 'This institution pays for its plan by subscription. Its owner changes or cancels it first.',
  /** For the owner, who chooses a smaller plan without a payment. */
  owner: 'Your institution has a subscription. Change its plan or cancel it instead.',
} as const;
