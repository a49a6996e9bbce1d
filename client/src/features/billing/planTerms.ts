import { costsLess, PLAN_TERMS, type PlanTerms } from '@rules/institution/plan';
import { texts } from '#texts/en';
import type { Plan } from '#texts/enums.generated';

/** Returns the price and the limit of a plan. */
export const termsOf = (plan: Plan): PlanTerms => PLAN_TERMS[plan.toLowerCase() as keyof typeof PLAN_TERMS];

/** Returns the plans that cost less than a plan, from the smallest. */
export const smallerPlans = (than: Plan): Plan[] =>
  (Object.keys(texts.planNames) as Plan[]).filter((plan) => costsLess(termsOf(plan), termsOf(than)));

/** Plans with a price per month, from the smallest. */
export const paidPlans: readonly Plan[] = (Object.keys(texts.planNames) as Plan[]).filter(
  (plan) => termsOf(plan).price,
);
