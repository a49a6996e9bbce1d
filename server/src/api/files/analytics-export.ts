import { decimalOf } from '#kernel/money.rules';
import { parseOrThrow } from '#kernel/validation';
import { analyticsExportRules, atRiskExportRules } from '#modules/analytics/analytics.rules';
import {
  AnalyticsExportDocument,
  type AnalyticsExportQuery,
  AtRiskExportDocument,
  type AtRiskExportQuery,
  type AtRiskExportQueryVariables,
} from '#api/rest/documents/analytics.generated';
import { csvHeadOf, csvRows, oneLine } from './csv.ts';
import { type DownloadServer, serveDownload } from './download.ts';
import { exportName } from './paged-csv.ts';

type Analytics = AnalyticsExportQuery['analytics'];
type Columns<Row> = Readonly<Record<string, (row: Row) => string | number>>;

const FIGURES: Columns<Analytics['points'][number]> = {
  day: ({ day }) => day,
  enrollments: ({ figures }) => figures.enrollments,
  cancellations: ({ figures }) => figures.cancellations,
  revenue: ({ figures }) => decimalOf(figures.revenue.amount),
  currency: ({ figures }) => figures.revenue.currency,
  starts: ({ figures }) => figures.starts,
  completions: ({ figures }) => figures.completions,
  activeLearners: ({ figures }) => figures.activeLearners,
  submissions: ({ figures }) => figures.submissions,
};

const FUNNEL: Columns<Analytics['funnel'][number]> = {
  stage: ({ stage }) => stage,
  count: ({ count }) => count,
};

const COURSES: Columns<Analytics['courses'][number]> = {
  id: ({ courseId }) => courseId,
  course: ({ title }) => oneLine(title),
  enrollments: ({ enrollments }) => enrollments,
  completions: ({ completions }) => completions,
  cancellations: ({ cancellations }) => cancellations,
  completionRate: ({ completionRate }) => completionRate ?? '',
};

const AT_RISK: Columns<AtRiskExportQuery['studentsAtRisk'][number]> = {
  id: ({ studentId }) => studentId,
  student: ({ name }) => oneLine(name),
  cohort: ({ cohortTitle }) => oneLine(cohortTitle),
  lastActiveAt: ({ lastActiveAt }) => (lastActiveAt ? new Date(lastActiveAt).toISOString() : ''),
  isIdle: ({ isIdle }) => String(isIdle),
  missedDeadlines: ({ missedDeadlines }) => missedDeadlines,
};

/** Returns a table as CSV with the number of its lines after the header, to send. */
function fileOf<Row>(name: string, namespace: string | null, columns: Columns<Row>, rows: readonly Row[]) {
  const lines = rows.map((row) => Object.values(columns).map((valueOf) => String(valueOf(row))));
  return {
    body: Buffer.from(csvHeadOf(Object.keys(columns)) + csvRows(lines)),
    contentType: 'text/csv; charset=utf-8',
    disposition: exportName(name, namespace),
    headers: { 'x-total-count': String(lines.length) },
  };
}

/**
 * Serves the tables of the analytics: GET /exports/analytics.csv with the figures, the funnel or the courses, and
 * GET /exports/students-at-risk.csv. They have the numbers of the queries `analytics` and `studentsAtRisk`.
 */
export function serveAnalyticsExports(server: DownloadServer): void {
  serveDownload(server, {
    path: '/exports/analytics.csv',
    headers: { 'cache-control': 'no-store' },
    document: AnalyticsExportDocument,
    variablesOf: ({ query }) => parseOrThrow(analyticsExportRules, query),
    fileOf: ({ analytics }, { context, variables: { table } }) => {
      const namespace = context.viewer.namespace ?? null;
      if (table === 'funnel') return fileOf('analytics-funnel', namespace, FUNNEL, analytics.funnel);
      if (table === 'courses') return fileOf('analytics-courses', namespace, COURSES, analytics.courses);
      return fileOf('analytics', namespace, FIGURES, analytics.points);
    },
  });
  serveDownload(server, {
    path: '/exports/students-at-risk.csv',
    headers: { 'cache-control': 'no-store' },
    document: AtRiskExportDocument,
    variablesOf: ({ query }) => parseOrThrow(atRiskExportRules, query) as AtRiskExportQueryVariables,
    fileOf: ({ studentsAtRisk }, { context }) =>
      fileOf('students-at-risk', context.viewer.namespace ?? null, AT_RISK, studentsAtRisk),
  });
}
