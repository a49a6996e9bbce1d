import { Forbidden } from '#kernel/errors';
import { decimalOf } from '#kernel/money.rules';
import { parseOrThrow } from '#kernel/validation';
import { enrollmentsExportRules } from '#modules/enrollment/enrollment.rules';
import { membershipPolicy } from '#modules/membership/membership.policy';
import {
  EnrollmentsExportDocument,
  type EnrollmentsExportQuery,
  type EnrollmentsExportQueryVariables,
} from '#api/rest/documents/people.generated';
import { oneLine } from './csv.ts';
import { type DownloadServer, serveDownload } from './download.ts';
import { exportName, pagedCsv } from './paged-csv.ts';

/** Enrollments per page: a download holds one page in memory. */
const PAGE = 100;

type Filters = Omit<EnrollmentsExportQueryVariables, 'first' | 'after' | 'isFirst'>;
type Enrollments = NonNullable<EnrollmentsExportQuery['institution']>['enrollments'];

const COLUMNS: Record<string, (enrollment: Enrollments['nodes'][number]) => string> = {
  id: ({ id }) => id,
  studentId: ({ student }) => student.id,
  student: ({ student }) => oneLine(student.displayName),
  email: ({ student }) => oneLine(student.email),
  cohortId: ({ cohort }) => cohort.id,
  cohort: ({ cohort }) => oneLine(cohort.title),
  status: ({ status }) => status,
  waitlistPosition: ({ waitlistPosition }) => waitlistPosition?.toString() ?? '',
  progress: ({ progress }) => String(progress),
  price: ({ price }) => decimalOf(price.amount),
  currency: ({ price }) => price.currency,
  enrolledAt: ({ enrolledAt }) => new Date(enrolledAt).toISOString(),
};

/**
 * Serves GET /exports/enrollments.csv: the enrollments of the institution that a member of the staff reads, newest first.
 * `x-total-count` is the number of lines after the header.
 */
export function serveEnrollments(server: DownloadServer): void {
  serveDownload(server, {
    path: '/exports/enrollments.csv',
    headers: { 'cache-control': 'no-store' },
    document: EnrollmentsExportDocument,
    variablesOf: ({ query }) => ({
      ...(parseOrThrow(enrollmentsExportRules, query) as Filters),
      first: PAGE,
      after: null as string | null,
      isFirst: true,
    }),
    fileOf({ institution }, { context, variables, read }) {
      if (!institution || !membershipPolicy.seeStudents(context.viewer)) throw Forbidden();
      const { enrollments } = institution;
      return {
        body: pagedCsv(COLUMNS, enrollments, async (after) => {
          const next = await read({ ...variables, after, isFirst: false });
          return next.institution!.enrollments;
        }),
        contentType: 'text/csv; charset=utf-8',
        disposition: exportName('enrollments', context.viewer.namespace),
        headers: { 'x-total-count': String(enrollments.totalCount ?? 0) },
      };
    },
  });
}
