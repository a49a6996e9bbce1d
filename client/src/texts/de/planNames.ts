import type { Plan } from '../enums.generated.ts';

/** Names of the plans of an institution (document 2, section 9). */
export const planNames: Record<Plan, string> = {
  FREE: 'Free',
  STARTER: 'Starter',
  PROFESSIONAL: 'Professional',
  ENTERPRISE: 'Enterprise',
};
