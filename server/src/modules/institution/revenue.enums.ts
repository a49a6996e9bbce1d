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
