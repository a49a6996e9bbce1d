import { runDocument } from '#api/graphql/execute';
import { CalendarFeedEntriesDocument } from '#api/rest/documents/calendar-feed.generated';
import { DEFAULT_LANGUAGE } from '#kernel/language.rules';
import { sayIn } from '#kernel/translate';
import { NotFound } from '#kernel/errors';
import { DAY } from '#kernel/duration.rules';
import { FEED_PATH } from '#modules/schedule/calendar-feed.service';
import { feedEntry } from '#modules/schedule/feed-entries.service';
import { feedFilesOf, feedTag } from '#modules/schedule/feed-files.service';
import { findFeed } from '#modules/schedule/find-feed.service';
import { createRequestContext } from '#platform/request/request-context';
import { hasCurrent } from '#api/web/cached-text';
import type { DownloadServer } from './download.ts';

/** Days of the feed before and after the current one. Sessions exist up to 120 days ahead. */
const DAYS_BEFORE = 30;
const DAYS_AFTER = 125;

/** Each feed is for one person: nothing between may keep it, and programs ask each time whether it changed. */
const HEADERS = {
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/**
 * Serves GET /calendars/:secret.ics: the agenda of the member with this calendar feed, as iCalendar file. The secret is the only
 * proof, because calendar programs do not sign in. Links to meetings are in it only if the member chose so.
 */
export function serveCalendarFeeds({ app, execute, services, gate }: DownloadServer): void {
  const { appOrigin } = services.config;
  const files = feedFilesOf(services);
  app.get<{ Params: { file: string } }>(`${FEED_PATH}:file`, async (request, reply) => {
    void reply.headers(HEADERS);
    const secret = /^([\w-]+)\.ics$/.exec(request.params.file)?.[1];
    if (!secret) throw NotFound('Calendar');
    const visitor = await createRequestContext(services, request, reply, { tokenMayBeStale: true });
    const { id, hasMeetingLinks, language, viewer, institution } = await findFeed(visitor, secret);
    const context = visitor.as(viewer);
    // Whole days, so that the file stays the same for a day if nothing changes.
    const today = Math.floor(Date.now() / DAY) * DAY;
    const variables = { from: new Date(today - DAYS_BEFORE * DAY), to: new Date(today + DAYS_AFTER * DAY) };
    gate.chargeDocument(CalendarFeedEntriesDocument, variables, context);
    const { agenda } = await files.entries(id, () =>
      runDocument(execute, context, CalendarFeedEntriesDocument, variables),
    );
    const tag = feedTag(agenda, institution.name, appOrigin, hasMeetingLinks, language);
    void reply.header('etag', tag);
    if (hasCurrent(request.headers, tag)) return reply.code(304).send();
    const file = await files.get(tag, async () => {
      const say = sayIn(language ?? DEFAULT_LANGUAGE);
      const { calendarFeed } = await import('#platform/calendar/calendar-file'); // heavy, and rarely needed
      return calendarFeed(
        institution.name,
        agenda.map((entry) => feedEntry(entry, { appOrigin, hasMeetingLinks, say })),
      );
    });
    return reply.type('text/calendar; charset=utf-8').send(file);
  });
}
