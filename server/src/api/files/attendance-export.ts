import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { Forbidden, NotFound } from '#kernel/errors';
import { NIL_UUID } from '#kernel/nil-uuid';
import { parseOrThrow } from '#kernel/validation';
import {
  AttendanceExportDocument,
  type AttendanceExportQuery,
  type AttendanceExportQueryVariables,
} from '#api/rest/documents/attendance.generated';
import { csvHeadOf, csvRows, oneLine } from './csv.ts';
import { type DownloadServer, serveDownload } from './download.ts';

const path = z.object({ id: z.uuid('This isn’t the ID of a cohort.') });

type Cohort = NonNullable<AttendanceExportQuery['cohort']>;
type Session = Cohort['attendance'][number];
type Attendance = AttendanceExportQuery['attendances']['nodes'][number];
type ReadAfter = (sessionId: string, after: string | null) => Promise<AttendanceExportQuery>;

/**
 * Serves GET /exports/cohorts/:id/attendance.csv: the attendance at the sessions of a cohort, with a line for each student of
 * each session, oldest session first. Pages are read at the client's speed. `x-total-count` is the number of lines after the
 * header.
 */
export function serveAttendanceExport(server: DownloadServer): void {
  serveDownload(server, {
    path: '/exports/cohorts/:id/attendance.csv',
    headers: { 'cache-control': 'no-store' },
    document: AttendanceExportDocument,
    variablesOf: ({ params }): AttendanceExportQueryVariables => ({
      ...parseOrThrow(path, params),
      sessionId: NIL_UUID,
      after: null,
      isHead: true,
    }),
    fileOf({ cohort }, { variables, read }) {
      if (!cohort) throw NotFound('Cohort');
      if (!cohort.viewerCan.manageSessions) throw Forbidden();
      const sessions = [...cohort.attendance.toReversed(), ...cohort.plannedSessions];
      const taken = sessions.filter(({ total }) => total > 0);
      const readAfter: ReadAfter = (sessionId, after) =>
        read({ ...variables, sessionId, after, isHead: false });
      const day = new Date().toISOString().slice(0, 10);
      return {
        body: Readable.from(linesOf(taken, readAfter), { objectMode: false }),
        contentType: 'text/csv; charset=utf-8',
        disposition: `attachment; filename="attendance-${cohort.id}-${day}.csv"`,
        headers: { 'x-total-count': String(taken.reduce((count, { total }) => count + total, 0)) },
      };
    },
  });
}

/** Yields the file page by page, and stops when the client disconnects. */
async function* linesOf(sessions: readonly Session[], readAfter: ReadAfter): AsyncGenerator<string> {
  yield csvHeadOf(['date', 'topic', 'id', 'student', 'email', 'status', 'note']);
  for (const session of sessions)
    for (let after: string | null = null; ;) {
      const { attendances }: AttendanceExportQuery = await readAfter(session.id, after);
      const { nodes, pageInfo } = attendances;
      if (nodes.length > 0) yield csvRows(nodes.map((attendance) => lineOf(session, attendance)));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor ?? null;
    }
}

const lineOf = ({ date, topic }: Session, { member, status, note }: Attendance): string[] => [
  date,
  oneLine(topic),
  member.id,
  oneLine(member.displayName),
  member.email ?? '',
  status.toLowerCase(),
  oneLine(note),
];
