import { PLAN_TERMS } from '@rules/institution/plan';
import { texts } from '#texts/en';
import type { Plan as PlanId } from '#texts/enums.generated';

const { free, starter, professional, enterprise } = PLAN_TERMS;
const names = texts.planNames;

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

/** The four plans, each extending the previous one. */
export const plans: readonly Plan[] = [
  {
    id: 'FREE',
    name: names.FREE,
    price: free.price,
    description: `Up to ${free.students} students`,
    features: ['Basic analytics', 'Course creation tools', 'Student management', 'Basic support'],
    limitations: ['No custom branding', 'Limited storage', 'No priority support', 'Basic reporting'],
  },
  {
    id: 'STARTER',
    name: names.STARTER,
    price: starter.price,
    description: `Up to ${starter.students} students`,
    features: [
      'Advanced analytics',
      'Priority e-mail support',
      'Custom branding',
      'Unlimited courses',
      'Progress tracking',
      'Basic integrations',
    ],
    limitations: ['No API access', 'Limited integrations'],
    isPopular: true,
  },
  {
    id: 'PROFESSIONAL',
    name: names.PROFESSIONAL,
    price: professional.price,
    description: `Up to ${professional.students} students`,
    features: [
      'Advanced reporting',
      'API access',
      'Premium support',
      'Custom domain',
      'Advanced integrations',
      'Team collaboration',
      'Bulk student import',
    ],
    limitations: ['Limited white-labelling'],
  },
  {
    id: 'ENTERPRISE',
    name: names.ENTERPRISE,
    price: enterprise.price,
    description: 'Unlimited students',
    features: [
      'White-label',
      'Dedicated support',
      'Custom integrations',
      'SLA guarantee',
      'Custom feature development',
      'Onboarding and training',
    ],
    limitations: [],
  },
];
