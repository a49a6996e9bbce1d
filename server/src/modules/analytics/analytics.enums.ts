import { registerEnumType } from 'type-graphql';

export enum AnalyticsRange {
  LAST_7_DAYS = 'last 7 days',
  LAST_30_DAYS = 'last 30 days',
  LAST_3_MONTHS = 'last 3 months',
  LAST_YEAR = 'last year',
}

registerEnumType(AnalyticsRange, {
  name: 'AnalyticsRange',
  description: 'Period of figures. It ends today, in the time zone of the institution.',
  valuesConfig: {
    LAST_7_DAYS: { description: 'Today and the six days before, by day.' },
    LAST_30_DAYS: { description: 'Today and the 29 days before, by day.' },
    LAST_3_MONTHS: { description: 'The three months until today, by week.' },
    LAST_YEAR: { description: 'The year until today, by week.' },
  },
});

export enum FunnelStage {
  ENROLLED = 'enrolled',
  STARTED = 'started',
  COMPLETED = 'completed',
}

registerEnumType(FunnelStage, {
  name: 'FunnelStage',
  description: 'Stage of enrollments.',
  valuesConfig: {
    ENROLLED: { description: 'A place was requested.' },
    STARTED: { description: 'The first lesson was completed.' },
    COMPLETED: { description: 'The seat was held until the end of the cohort.' },
  },
});
