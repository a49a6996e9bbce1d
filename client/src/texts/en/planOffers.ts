/** Features and limits of the plans of an institution (document 2, section 9). */
export const planOffers = {
  students: (students: number) => `Up to ${students} students`,
  unlimited: 'Unlimited students',
  features: {
    FREE: ['Basic analytics', 'Course creation tools', 'Student management', 'Basic support'],
    STARTER: [
      'Advanced analytics',
      'Priority e-mail support',
      'Custom branding',
      'Unlimited courses',
      'Progress tracking',
      'Basic integrations',
    ],
    PROFESSIONAL: [
      'Advanced reporting',
      'API access',
      'Premium support',
      'Custom domain',
      'Advanced integrations',
      'Team collaboration',
      'Bulk student import',
    ],
    ENTERPRISE: [
      'White-label',
      'Dedicated support',
      'Custom integrations',
      'SLA guarantee',
      'Custom feature development',
      'Onboarding and training',
    ],
  },
  limitations: {
    FREE: ['No custom branding', 'Limited storage', 'No priority support', 'Basic reporting'],
    STARTER: ['No API access', 'Limited integrations'],
    PROFESSIONAL: ['Limited white-labelling'],
  },
};
