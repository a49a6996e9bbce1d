export const billingSettings = {
  title: 'Billing',
  description: 'What you ordered, and your receipts.',
  allOrders: 'All orders',
  latest: 'Latest orders',
  noOrders: 'You have no orders yet.',
  plan: (institution: string, plan: string) => `${institution} is on the ${plan} plan.`,
  toPlan: 'Plan and invoices',
};
