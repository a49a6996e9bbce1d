import * as z from 'zod/mini';
import { NotFound } from '#kernel/errors';
import { parseOrThrow } from '#kernel/validation';
import {
  CohortCalendarDocument,
  type CohortCalendarQuery,
} from '#api/rest/documents/cohort-calendar.generated';
import type { CalendarCohort } from '#modules/cohort/cohort-calendar.service';
import { type DownloadServer, serveDownload } from './download.ts';

const path = z.object({ id: z.uuid('This isn’t the ID of a cohort.') });

type Cohort = NonNullable<CohortCalendarQuery['cohort']>;

/** Serves GET /exports/cohorts/:id/calendar.ics: the dates of a cohort that the caller can read, as iCalendar file. */
export function serveCohortCalendars(server: DownloadServer): void {
  const { appOrigin } = server.services.config;
  serveDownload(server, {
    path: '/exports/cohorts/:id/calendar.ics',
    headers: {
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
    document: CohortCalendarDocument,
    variablesOf: ({ params }) => parseOrThrow(path, params),
    async fileOf({ cohort }, { say }) {
      if (!cohort) throw NotFound('Cohort');
      const { cohortCalendar } = await import('#modules/cohort/cohort-calendar.service'); // heavy, and rarely needed
      const body = Buffer.from(cohortCalendar(calendarOf(cohort), `${appOrigin}/cohorts/${cohort.id}`, say));
      return {
        body,
        contentType: 'text/calendar; charset=utf-8',
        size: body.length,
        disposition: `attachment; filename="cohort-${cohort.id}.ics"`,
      };
    },
  });
}

const calendarOf = ({ courses, attendance, plannedSessions, ...cohort }: Cohort): CalendarCohort => ({
  ...cohort,
  startDate: new Date(cohort.startDate),
  meeting: cohort.meeting ?? null,
  sessions: [...attendance.toReversed(), ...plannedSessions].map(sessionOf),
  liveLessons: courses.flatMap((course) =>
    course.lessons.nodes.flatMap((lesson) => lessonOf(course.title, lesson)),
  ),
});

const sessionOf = ({
  id,
  topic,
  date,
  endsAt,
  originalStartsAt,
  cancelledAt,
}: Cohort['attendance'][number]) => ({
  id,
  topic,
  date: new Date(date),
  endsAt: endsAt ? new Date(endsAt) : null,
  originalStartsAt: originalStartsAt ? new Date(originalStartsAt) : null,
  isCancelled: Boolean(cancelledAt),
});

/** Returns a live lesson that has a time. */
function lessonOf(course: string, lesson: Cohort['courses'][number]['lessons']['nodes'][number]) {
  const { id, title, startsAt, endsAt, meetingLink } = lesson;
  if (!startsAt) return [];
  const times = { startsAt: new Date(startsAt), endsAt: endsAt ? new Date(endsAt) : null };
  return [{ id, title, course, ...times, link: meetingLink ?? null }];
}
