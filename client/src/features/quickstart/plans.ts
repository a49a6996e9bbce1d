import { PLAN_TERMS, type PlanTerms } from '@rules/institution/plan';
import { texts } from '#texts/en';
import type { Plan as PlanId } from '#texts/enums.generated';

const names = texts.planNames;
const offers = texts.planOffers;
const { features, limitations } = offers;
const { free, starter, professional, enterprise } = PLAN_TERMS;

/** Plan of document 2, section 9. */
export interface Plan {
  id: PlanId;
  name: string;
  /** Dollars per month; null if negotiable. */
  price: number | null;
  description: string;
  features: readonly string[];
  limitations: readonly string[];
  isPopular?: boolean;
}

/** Returns the price of a plan, and its number of students in words. */
const termsOf = ({ price, students }: PlanTerms) => ({
  price,
  description: students === null ? offers.unlimited : offers.students(students),
});

/** The four plans, each extending the previous one. */
export const plans: readonly Plan[] = [
  {
    id: 'FREE',
    name: names.FREE,
    ...termsOf(free),
    features: features.FREE,
    limitations: limitations.FREE,
  },
  {
    id: 'STARTER',
    name: names.STARTER,
    ...termsOf(starter),
    features: features.STARTER,
    limitations: limitations.STARTER,
    isPopular: true,
  },
  {
    id: 'PROFESSIONAL',
    name: names.PROFESSIONAL,
    ...termsOf(professional),
    features: features.PROFESSIONAL,
    limitations: limitations.PROFESSIONAL,
  },
  {
    id: 'ENTERPRISE',
    name: names.ENTERPRISE,
    ...termsOf(enterprise),
    features: features.ENTERPRISE,
    limitations: [],
  },
];
