import {
  AGAIN,
  CONFLICT,
  INTO,
  member,
  type NotifiableEvent,
  notifying,
  selectNew,
} from '#modules/notification/notification.sql';
import type { Statement } from '#platform/read/reader';

/** Notifies the author of a discussion and everyone who replied before: one unread notification per discussion. */
const REPLIES = `
  with reply as (
    select r.id, r.discussion_id, r.author_id, d.title, d.author_id as starter_id
    from discussion_reply r join discussion d on d.institution_id = $1 and d.id = r.discussion_id
    where r.institution_id = $1 and r.id = any($2::uuid[])
  )
    ${INTO}
    ${selectNew('reply.id::text || m.id')} m.id, 'discussion-reply', reply.discussion_id, reply.discussion_id, reply.title,
      reply.author_id, 1, reply.id, '{}'
    from reply join lateral (
      select reply.starter_id as id union
      select o.author_id from discussion_reply o
      where o.institution_id = $1 and o.discussion_id = reply.discussion_id and o.deleted_at is null
    ) taking on true
    ${member('taking.id', 'm')}
    where m.account_id is distinct from $5::uuid
    ${CONFLICT} do update set count = n.count + 1, actor_id = excluded.actor_id, latest_id = excluded.latest_id,
      ${AGAIN}
      where n.latest_id is distinct from excluded.latest_id`;

/** Statement that notifies of replies, by the IDs of the replies. */
export const notifyOfReplies = (event: NotifiableEvent): Statement =>
  notifying('notify_of_replies', REPLIES, event);
