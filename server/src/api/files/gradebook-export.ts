import { Readable } from 'node:stream';
import { parseOrThrow } from '#kernel/validation';
import { gradebookExportRules } from '#modules/submission/submission.rules';
import {
  GradebookExportDocument,
  type GradebookExportQuery,
  type GradebookExportQueryVariables,
} from '#api/rest/documents/gradebook.generated';
import { csvHeadOf, csvRows, oneLine } from './csv.ts';
import { type DownloadServer, serveDownload } from './download.ts';
import { exportName } from './paged-csv.ts';

/** Students, and activities, per read: what a download holds in memory. */
const PAGE = 50;

type Variables = GradebookExportQueryVariables;
type Read = (variables: Variables) => Promise<GradebookExportQuery>;
type Student = GradebookExportQuery['gradebook']['nodes'][number];
type Work = Student['submissions']['nodes'][number];
type Activity = NonNullable<GradebookExportQuery['course']>['activities']['nodes'][number];

/**
 * Serves GET /exports/gradebook.csv: the grades of a course as a file, with a column for the points of each activity and
 * one that tells late work. Pages are read at the client's speed. `x-total-count` is the number of lines after the header.
 */
export function serveGradebookExport(server: DownloadServer): void {
  serveDownload(server, {
    path: '/exports/gradebook.csv',
    headers: { 'cache-control': 'no-store' },
    document: GradebookExportDocument,
    variablesOf: ({ query }): Variables => {
      const { needsGrading, ...filters } = parseOrThrow(gradebookExportRules, query);
      return {
        ...filters,
        needsGrading: needsGrading === 'true',
        activityIds: [],
        activitiesPage: 1,
        first: PAGE,
        after: null,
        isHead: true,
      };
    },
    async fileOf(head, { context, variables, read }) {
      const activities = await allActivities(head, variables, read);
      return {
        body: Readable.from(linesOf(activities, { ...variables, isHead: false }, read), {
          objectMode: false,
        }),
        contentType: 'text/csv; charset=utf-8',
        disposition: exportName('gradebook', context.viewer.namespace),
        headers: { 'x-total-count': String(head.gradebook.totalCount ?? 0) },
      };
    },
  });
}

async function allActivities(
  head: GradebookExportQuery,
  variables: Variables,
  read: Read,
): Promise<Activity[]> {
  const activities = [...(head.course?.activities.nodes ?? [])];
  const pages = head.course?.activities.pageCount ?? 1;
  for (let activitiesPage = 2; activitiesPage <= pages; activitiesPage++) {
    const { course } = await read({ ...variables, activitiesPage });
    activities.push(...(course?.activities.nodes ?? []));
  }
  return activities;
}

/** Yields the file page by page, and stops when the client disconnects. */
async function* linesOf(activities: Activity[], variables: Variables, read: Read): AsyncGenerator<string> {
  const titles = activities.map(({ title, points }) => oneLine(`${title} (${points})`));
  const late = activities.map(({ title }) => oneLine(`Late: ${title}`));
  yield csvHeadOf(['id', 'student', 'email', 'points', 'possible', 'percent', ...titles, ...late]);
  for (let after: string | null = null; ;) {
    const works = new Map<string, Work>();
    let page: GradebookExportQuery['gradebook'] | undefined;
    for (let start = 0; start === 0 || start < activities.length; start += PAGE) {
      const activityIds = activities.slice(start, start + PAGE).map(({ id }) => id);
      page = (await read({ ...variables, activityIds, after })).gradebook;
      for (const { id, submissions } of page.nodes)
        for (const work of submissions.nodes) works.set(`${id} ${work.activityId}`, work);
    }
    const { nodes, pageInfo } = page!;
    if (nodes.length > 0) yield csvRows(nodes.map((student) => lineOf(student, activities, works)));
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor ?? null;
  }
}

/** Returns the values of a student's line. Work without a grade is 'submitted'. */
function lineOf(student: Student, activities: Activity[], works: Map<string, Work>): string[] {
  const cells = activities.map(({ id, points }) => ({ work: works.get(`${student.id} ${id}`), points }));
  const graded = cells.filter(({ work }) => work?.gradedAt);
  const points = graded.reduce((total, { work }) => total + (work!.points ?? 0), 0);
  const possible = graded.reduce((total, cell) => total + cell.points, 0);
  return [
    student.id,
    oneLine(student.displayName),
    student.email ?? '',
    String(points),
    String(possible),
    possible > 0 ? String(Math.round((100 * points) / possible)) : '',
    ...cells.map(({ work }) => (work?.gradedAt ? String(work.points ?? 0) : work ? 'submitted' : '')),
    ...cells.map(({ work }) => lateMark(work)),
  ];
}

/** Returns the mark of late work as the screen shows it, with the share of the points that it loses. */
function lateMark(work: Work | undefined): string {
  if (!work?.isLate) return '';
  return work.latePercent > 0 ? `late −${work.latePercent}%` : 'late';
}
