import * as z from 'zod/mini';
import { NotFound } from '#kernel/errors';
import { parseOrThrow } from '#kernel/validation';
import { EventCalendarDocument } from '#api/rest/documents/event-calendar.generated';
import { calendarEntryOf } from '#modules/event/event-calendar.service';
import { type DownloadServer, serveDownload } from './download.ts';

const path = z.object({ id: z.uuid('This isn’t the ID of an event.') });

/**
 * Serves GET /exports/events/:id/calendar.ics: an event that the caller can read, as iCalendar file. It has the link to the
 * meeting only for participants and editors.
 */
export function serveEventCalendars(server: DownloadServer): void {
  const { appOrigin } = server.services.config;
  serveDownload(server, {
    path: '/exports/events/:id/calendar.ics',
    headers: {
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
    document: EventCalendarDocument,
    variablesOf: ({ params }) => parseOrThrow(path, params),
    async fileOf({ event }) {
      if (!event) throw NotFound('Event');
      const { calendarFile } = await import('#platform/calendar/calendar-file'); // heavy, and rarely needed
      const entry = calendarEntryOf(
        {
          ...event,
          startsAt: new Date(event.startsAt),
          endsAt: new Date(event.endsAt),
          link: event.meetingLink ?? null,
          sequence: event.calendarSequence,
          isCancelled: event.status === 'CANCELLED',
        },
        `${appOrigin}/events/${event.id}`,
      );
      const body = Buffer.from(calendarFile(entry));
      return {
        body,
        contentType: 'text/calendar; charset=utf-8',
        size: body.length,
        disposition: `attachment; filename="event-${event.id}.ics"`,
      };
    },
  });
}
