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
    PROFESSIONAL: { description: 'Up to 100 students, API access and imports.' },
    ENTERPRISE: { description: 'Any number of students, API access and imports.' },
  },
});

/** Returns whether a plan includes API access. */
export const hasApiAccess = (plan: Plan): boolean => plan === Plan.PROFESSIONAL || plan === Plan.ENTERPRISE;

/** Returns whether a plan includes the import of students from a file. */
export const hasImports = (plan: Plan): boolean => plan === Plan.PROFESSIONAL || plan === Plan.ENTERPRISE;
