import { rateLimitKey } from '#kernel/address';
import type { Language } from '#kernel/language.rules';
import { NotFound } from '#kernel/errors';
import { type Viewer, VISITOR } from '#kernel/viewer';
import { tokenHash } from '#kernel/token-hash';
import { type MaybeClosed, Suspended } from '#modules/institution/institution.service';
import { MEMBER_VIEWER } from '#modules/membership/member-viewer.sql';
import { institutionOf } from '#platform/database/tenant-secret';
import { consume } from '#platform/limits/attempts';
import type { Context } from '#platform/request/context';
import { WRONG_FEEDS } from './calendar-feed.limits.ts';

/** A feed and the member whose agenda it has. */
interface FoundFeed {
  id: string;
  hasMeetingLinks: boolean;
  /** Language of the member's account. Null if it follows the browser. */
  language: Language | null;
  institution: MaybeClosed & { isSuspended: boolean };
  viewer: Viewer;
}

/** Minutes between two writes of a feed's last use. */
const LAST_USE_INTERVAL = 60;

const FIND = `
  select json_build_object('id', f.id, 'hasMeetingLinks', f.has_meeting_links, 'language', a.language,
    'institution', json_build_object('name', i.name, 'isSuspended', i.suspended_at is not null,
      'closingAt', i.closing_at, 'suspensionReason', i.suspension_reason),
    'isUseNoted', coalesce(f.last_used_at > now() - $3::int * interval '1 minute', false),
    'viewer', json_build_object(${MEMBER_VIEWER}, 'token', null))::text
  from calendar_feed f
  join institution i on i.id = f.institution_id
  join membership m on m.institution_id = f.institution_id and m.id = f.membership_id and m.status = 'active'
  join account a on a.id = m.account_id
  where f.institution_id = $1 and f.token_hash = $2`;

const NOTE_USE = `update calendar_feed set last_used_at = $3::timestamptz where institution_id = $1 and id = $2`;

/**
 * Returns the feed of a secret, with its member's current permissions as the viewer.
 * @throws NotFound for every secret that cannot be used, TooMany after too many of them from one network, Forbidden when the
 * institution is suspended
 */
export async function findFeed({ services, transport }: Context, secret: string): Promise<FoundFeed> {
  const institutionId = institutionOf(secret);
  const values = [institutionId, tokenHash(secret), LAST_USE_INTERVAL];
  const [json] = institutionId
    ? await services.runStatements({ ...VISITOR, institutionId }, [
        { name: 'calendar_feed_by_token', text: FIND, values },
      ])
    : [];
  if (!json) {
    await consume(services.orm.em.fork(), WRONG_FEEDS, rateLimitKey(transport.address));
    throw NotFound('Calendar');
  }
  const found = JSON.parse(json) as FoundFeed & { isUseNoted: boolean };
  if (found.institution.isSuspended) throw Suspended(found.institution);
  if (!found.isUseNoted) noteUse(services, found);
  return found;
}

/** Writes the last use without waiting. */
function noteUse({ runWrites, log }: Context['services'], { id, viewer }: FoundFeed): void {
  runWrites({ viewer, transport: { requestId: '', operation: null } }, [
    { name: 'note_feed_use', text: NOTE_USE, values: [viewer.institutionId, id, new Date()] },
  ]).catch((error: unknown) => log.warn({ err: error }, 'recording the use of a calendar feed failed'));
}
