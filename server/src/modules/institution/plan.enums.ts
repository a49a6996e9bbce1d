import { registerEnumType } from 'type-graphql';

/** Plans of document 2, section 9. */
export enum Plan {
  FREE = 'free',
  STARTER = 'starter',
  PROFESSIONAL = 'professional',
  ENTERPRISE = 'enterprise',
}

registerEnumType(Plan, {
  name: 'Plan',
  description: 'Plan of an institution.',
  valuesConfig: {
    FREE: { description: 'Up to 3 students.' },
    STARTER: { description: 'Up to 20 students.' },
    PROFESSIONAL: { description: 'Up to 100 students, and API access.' },
    ENTERPRISE: { description: 'Any number of students, and API access.' },
  },
});

/** Returns whether a plan includes API access. */
export const hasApiAccess = (plan: Plan): boolean => plan === Plan.PROFESSIONAL || plan === Plan.ENTERPRISE;
