import type { Money } from '#texts/formatting';

export type Step = 'plan' | 'person' | 'payment';

/** Values of the form of a checkout. */
export interface CheckoutValues {
  planId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  jobRole: string;
  experience: 'beginner' | 'intermediate' | 'advanced';
  method: 'credit-card' | 'paypal' | 'invoice';
  /** Code as it is typed. It counts when an offer has it. */
  couponCode: string;
  acceptTerms: boolean;
}

/** Price of a seat with a code, as the server offers it. */
export interface Offer {
  code: string;
  /** Plan that was chosen; '' without one. */
  planId: string;
  price: Money;
  discount: Money;
  amount: Money;
}

/** Fields that each step checks before the next one opens. */
export const FIELDS: Record<Step, (keyof CheckoutValues)[]> = {
  plan: ['planId'],
  person: ['firstName', 'lastName', 'email', 'phone', 'company', 'jobRole', 'experience'],
  payment: ['method', 'acceptTerms'],
};

interface Priced {
  price: Money;
  plans: readonly { id: string; price: Money }[];
}

/** Returns the steps of a checkout: without plans there is nothing to choose, without a price nothing to pay. */
export const stepsOf = ({ plans }: Priced, isPaid: boolean): Step[] => [
  ...(plans.length > 0 ? (['plan'] as const) : []),
  'person',
  ...(isPaid ? (['payment'] as const) : []),
];

/** Returns the price of a seat with a plan. */
export const amountOf = ({ price, plans }: Priced, planId: string): Money =>
  plans.find(({ id }) => id === planId)?.price ?? price;
