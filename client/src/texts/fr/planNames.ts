import type { Plan } from '../enums.generated.ts';

/** Names of the plans of an institution, which are the same in all languages. */
export const planNames: Record<Plan, string> = {
  FREE: 'Free',
  STARTER: 'Starter',
  PROFESSIONAL: 'Professional',
  ENTERPRISE: 'Enterprise',
};
