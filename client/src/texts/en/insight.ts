import { formatPlural } from '../formatting.ts';

export const insight = {
  revenue: 'Revenue',
  period: 'Period',
  periods: { days: '30 days', weeks: '12 weeks', months: '12 months' },
  total: { days: 'in the last 30 days', weeks: 'in the last 12 weeks', months: 'in the last 12 months' },
  chart: (period: string, total: string, most: string, when: string) =>
    `Revenue in ${period}: ${total}. Highest: ${most}, ${when}.`,
  bar: (when: string, amount: string) => `${when}: ${amount}`,
  weekOf: (day: string) => `Week of ${day}`,
  table: 'Show as a table',
  start: { days: 'Day', weeks: 'Week', months: 'Month' },
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
