import * as z from 'zod/mini';
import { NotFound } from '#kernel/errors';
import { parseOrThrow } from '#kernel/validation';
import { AgendaCalendarDocument } from '#api/rest/documents/calendar-feed.generated';
import { instant } from '#modules/course/course.rules';
import { AgendaKind } from '#modules/schedule/agenda.enums';
import { feedEntry } from '#modules/schedule/feed-entries.service';
import { type DownloadServer, serveDownload } from './download.ts';

const KINDS = Object.keys(AgendaKind) as (keyof typeof AgendaKind)[];

const isKind = (text: string): text is keyof typeof AgendaKind => KINDS.some((kind) => kind === text);

const place = z.object({
  kind: z.pipe(
    z.string().check(z.toUpperCase()),
    z.string().check(z.refine(isKind, 'This isn’t a kind of entry.')),
  ),
  id: z.uuid('This isn’t the ID of an entry.'),
  at: instant('Enter the start of the entry.'),
});

/**
 * Serves GET /exports/agenda/:kind/:id/calendar.ics?at=: an entry of the caller's agenda as iCalendar file. `at` is its start. It
 * has the link to the meeting if the caller may have it.
 */
export function serveAgendaCalendars(server: DownloadServer): void {
  const { appOrigin } = server.services.config;
  serveDownload(server, {
    path: '/exports/agenda/:kind/:id/calendar.ics',
    headers: {
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
    document: AgendaCalendarDocument,
    variablesOf: ({ params, query }) => {
      const { kind, id, at } = parseOrThrow(place, { ...(params as object), ...(query as object) });
      const kinds = [kind as keyof typeof AgendaKind];
      return { kinds, subjectId: id, from: at, to: new Date(at.getTime() + 1) };
    },
    async fileOf({ agenda: [entry] }, { say }) {
      if (!entry) throw NotFound('Entry');
      const { calendarFile } = await import('#platform/calendar/calendar-file'); // heavy, and rarely needed
      const body = Buffer.from(calendarFile(feedEntry(entry, { appOrigin, hasMeetingLinks: true, say })));
      return {
        body,
        contentType: 'text/calendar; charset=utf-8',
        size: body.length,
        disposition: `attachment; filename="${entry.kind.toLowerCase()}-${entry.subjectId}.ics"`,
      };
    },
  });
}
