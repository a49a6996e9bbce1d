import type { Plan } from '../enums.generated.ts';

/** Names of the plans of an institution. They are names, and the same in each language. */
export const planNames: Record<Plan, string> = {
  FREE: 'Free',
  STARTER: 'Starter',
  PROFESSIONAL: 'Professional',
  ENTERPRISE: 'Enterprise',
};
