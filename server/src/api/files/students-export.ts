import { parseOrThrow } from '#kernel/validation';
import { studentsExportRules } from '#modules/membership/membership.rules';
import { StudentsExportDocument, type StudentsExportQuery } from '#api/rest/documents/people.generated';
import { oneLine } from './csv.ts';
import { type DownloadServer, serveDownload } from './download.ts';
import { exportName, pagedCsv } from './paged-csv.ts';

/** Students per page: a download holds one page in memory. */
const PAGE = 100;

type Student = StudentsExportQuery['members']['nodes'][number];

const COLUMNS: Record<string, (student: Student) => string> = {
  id: ({ id }) => id,
  firstName: ({ firstName }) => oneLine(firstName),
  lastName: ({ lastName }) => oneLine(lastName),
  email: ({ email }) => oneLine(email),
  phone: ({ phone }) => oneLine(phone),
  status: ({ status }) => status,
  courses: ({ courseCount }) => String(courseCount),
  joinedAt: ({ createdAt }) => new Date(createdAt).toISOString(),
  lastSeenAt: ({ lastSeenAt }) => (lastSeenAt ? new Date(lastSeenAt).toISOString() : ''),
};

/**
 * Serves GET /exports/students.csv: the students that the caller lists, by last name. `x-total-count` is the number of lines
 * after the header.
 */
export function serveStudents(server: DownloadServer): void {
  serveDownload(server, {
    path: '/exports/students.csv',
    headers: { 'cache-control': 'no-store' },
    document: StudentsExportDocument,
    variablesOf: ({ query }) => ({
      ...parseOrThrow(studentsExportRules, query),
      first: PAGE,
      after: null as string | null,
      isFirst: true,
    }),
    fileOf: ({ members }, { context, variables, read }) => ({
      body: pagedCsv(COLUMNS, members, async (after) => {
        const next = await read({ ...variables, after, isFirst: false });
        return next.members;
      }),
      contentType: 'text/csv; charset=utf-8',
      disposition: exportName('students', context.viewer.namespace),
      headers: { 'x-total-count': String(members.totalCount ?? 0) },
    }),
  });
}
