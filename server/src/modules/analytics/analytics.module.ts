import type { Module } from '#platform/module/module';
import { ROLL_UP_FIGURES } from './analytics.jobs.ts';
import { AnalyticsResolver } from './analytics.resolver.ts';
import { DailyFigures } from './daily-figures.entity.ts';
import { FIGURES_OF_DAYS } from './daily-figures.sql.ts';
import { FiguresRollUp } from './figures-roll-up.entity.ts';

export const analyticsModule: Module = {
  name: 'analytics',
  entities: [DailyFigures, FiguresRollUp],
  resolvers: [AnalyticsResolver],
  tokenAccess: {
    analytics: ['institution:read'],
    studentsAtRisk: ['members:read', 'enrollments:read', 'submissions:read'],
  },
  sqlFunctions: [FIGURES_OF_DAYS],
  jobs: [ROLL_UP_FIGURES],
};
