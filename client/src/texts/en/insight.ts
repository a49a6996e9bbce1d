import { formatPlural } from '../formatting.ts';

export const insight = {
  revenue: 'Revenue',
  period: 'Period',
  periods: {
    'this-month': 'This Month',
    'last-month': 'Last Month',
    'three-months': 'Last 3 Months',
    'twelve-months': 'Last 12 Months',
  },
  total: {
    'this-month': 'this month',
    'last-month': 'last month',
    'three-months': 'this month and the two before',
    'twelve-months': 'in the last 12 months',
  },
  chart: (period: string, total: string, most: string, when: string) =>
    `Revenue, ${period}: ${total}. Highest: ${most}, ${when}.`,
  bar: (when: string, amount: string) => `${when}: ${amount}`,
  weekOf: (day: string) => `Week of ${day}`,
  table: 'Show as a table',
  paidOrders: 'Paid orders',
  start: { DAY: 'Day', WEEK: 'Week', MONTH: 'Month' },
  noRevenue: 'No revenue in this period.',
  noRevenueHint: 'Seats count when they are taken, at the price of their cohort.',
  revenueFailed: 'We couldn’t load the revenue.',

  feed: 'Recent activity',
  feedEmpty: 'No activity yet.',
  feedEmptyHint: 'Enrollments, submissions, reviews and certificates appear here.',
  feedFailed: 'We couldn’t load the recent activity.',
  older: 'Show older',
  someone: 'Someone',
  something: 'an item that was deleted',
  enrolled: {
    ACTIVE: (cohort: string) => `enrolled in ${cohort}`,
    PENDING: (cohort: string) => `requested a seat in ${cohort}`,
    WAITLISTED: (cohort: string) => `joined the waitlist of ${cohort}`,
  },
  submitted: (activity: string) => `submitted ${activity}`,
  reviewed: (course: string, stars: number) => `gave ${course} ${formatPlural(stars, 'star')}`,
  certified: (certificate: string) => `issued a certificate: ${certificate}`,
  published: (title: string) => `published ${title}`,
  joined: 'joined',
};
