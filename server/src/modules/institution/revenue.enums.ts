import { registerEnumType } from 'type-graphql';

export enum RevenuePeriod {
  DAY = 'day',
  WEEK = 'week',
  MONTH = 'month',
}

registerEnumType(RevenuePeriod, {
  name: 'RevenuePeriod',
  description: 'Length of the periods by which revenue is summed.',
  valuesConfig: {
    DAY: { description: 'Each of the last 30 days.' },
    WEEK: { description: 'Each of the last 12 weeks, which start on Sunday.' },
    MONTH: { description: 'Each of the last 12 months.' },
  },
});

export enum RevenueRange {
  THIS_MONTH = 'this month',
  LAST_MONTH = 'last month',
  LAST_THREE_MONTHS = 'last three months',
}

registerEnumType(RevenueRange, {
  name: 'RevenueRange',
  description: 'Calendar months of which the revenue is summed.',
  valuesConfig: {
    THIS_MONTH: { description: 'The current month until now.' },
    LAST_MONTH: { description: 'The whole month before the current one.' },
    LAST_THREE_MONTHS: { description: 'The current month until now and the two before it.' },
  },
});
