import { v7 as uuidv7 } from 'uuid';
import { assertMember } from '#kernel/authorize';
import { tokenHash } from '#kernel/token-hash';
import { newTenantSecret } from '#platform/database/tenant-secret';
import type { Context } from '#platform/request/context';
import { CalendarFeed } from './calendar-feed.entity.ts';
import type { CreateCalendarFeedInput } from './calendar-feed.input.ts';

/** Path of calendar feeds, before the secret and the ending. */
export const FEED_PATH = '/calendars/';

// One statement, so that of calls at once the last one wins, whose address then is the only one.
const SAVE = `
  insert into calendar_feed (institution_id, id, created_at, membership_id, token_hash, has_meeting_links)
  values (?, ?, ?, ?, ?, ?)
  on conflict (institution_id, membership_id)
  do update set token_hash = excluded.token_hash, has_meeting_links = excluded.has_meeting_links, last_used_at = null
  returning id`;

/**
 * Creates the viewer's calendar feed, or replaces its address and options: the earlier address ends. Returns its ID and,
 * only here, its address.
 * @throws NotFound without a membership
 */
export async function createCalendarFeed(
  { viewer, services, transaction }: Context,
  { hasMeetingLinks }: CreateCalendarFeedInput,
): Promise<{ id: string; url: string }> {
  assertMember(viewer);
  const { institutionId, membershipId } = viewer;
  const secret = newTenantSecret(institutionId);
  const url = `${services.config.appOrigin}${FEED_PATH}${secret}.ics`;
  return transaction(async (em) => {
    const [feed] = await em.execute<{ id: string }[]>(SAVE, [
      institutionId,
      uuidv7(),
      new Date(),
      membershipId,
      tokenHash(secret),
      hasMeetingLinks,
    ]);
    return { id: feed!.id, url };
  });
}

/** Deletes the viewer's calendar feed: its address ends immediately. Idempotent. Returns its ID, or null without one. */
export async function deleteCalendarFeed({ viewer, transaction }: Context): Promise<string | null> {
  assertMember(viewer);
  const member = [viewer.institutionId, viewer.membershipId] as never;
  return transaction(async (em) => {
    const feed = await em.findOne(CalendarFeed, { member });
    if (feed) em.remove(feed);
    return feed?.id ?? null;
  });
}
