import { formatDollars } from '../dollarFormatting.ts';
export const billing = {
  title: 'Plan',
  description: 'The plan decides how many students the institution can have.',
  price: (dollars: number) => `${formatDollars(dollars)}/month`,
  negotiated: 'Price by agreement',
  students: 'Students',
  used: (students: string, limit: string) => `${students} of ${limit}`,
  unlimited: (students: string) => `${students}. This plan has no limit.`,
  levels: {
    'almost-full': 'Almost all places are taken. Once they are, no one else can join.',
    full: 'All places are taken. No one else can join until a student leaves or the plan is larger.',
  },
  sales: 'Contact Sales',
  larger: 'Get a Larger Plan',
  smaller: 'Choose a Smaller Plan',
  requested: (plan: string) => `${plan} isn’t confirmed yet`,
  requestedText: (plan: string) => `We’ll confirm it by email. Until then your institution stays on ${plan}.`,
  withdraw: 'Withdraw',
  withdrawn: 'Your choice of a larger plan was withdrawn',
  ownerOnly: 'Only the owner of the institution can change the plan.',
  smallerTitle: 'Choose a smaller plan',
  smallerText:
    'It starts at once and must include all your students. API tokens and imports need Professional or Enterprise.',
  plan: 'Plan',
  change: 'Change Plan',
  changed: (plan: string) => `Your institution is now on ${plan}`,
  notChanged: 'We couldn’t change the plan. Please try again.',
};
