import * as z from 'zod/mini';

/** Number of days without learning from which a student is at risk. */
export const IDLE_DAYS = 14;

/** Number of missed deadlines from which a student is at risk. */
export const MISSED_DEADLINES = 2;

/** Maximum number of students in the list of those at risk. */
export const MAX_AT_RISK = 20;

/** Maximum number of courses in the list of completions. */
export const MAX_ANALYTICS_COURSES = 20;

const ANALYTICS_RANGES = ['LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_3_MONTHS', 'LAST_YEAR'] as const;

/** Tables of the figures that can be downloaded. */
const ANALYTICS_TABLES = ['figures', 'funnel', 'courses'] as const;

const id = z.optional(z.uuid('Choose an item from the list.'));

/** Query of the download of figures. */
export const analyticsExportRules = z.object({
  table: z._default(z.enum(ANALYTICS_TABLES, 'Choose a table.'), 'figures'),
  range: z._default(z.enum(ANALYTICS_RANGES, 'Choose a period.'), 'LAST_30_DAYS'),
  cohortId: id,
  courseId: id,
});

/** Query of the download of students at risk. */
export const atRiskExportRules = z.object({ cohortId: id, courseId: id });
