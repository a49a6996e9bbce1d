import { conversationsOf } from './participants.sql.ts';

/**
 * Writes of chat, each as one statement that is sent together with the read of its result. They are
 * hand-written for a measured reason: the conversation's row is locked from numbering a message to its
 * commit, and all senders in a busy room wait for it. A unit of work would hold the lock for four round trips
 * instead of one.
 */

const TAKES_PART = (conversation: string, member: string) =>
  `${conversation} in (${conversationsOf('$1', member)})`;

const CHANGED = `json_build_object('id', id, 'revision', last_revision, 'cohortId', cohort_id, 'firstId', first_id, 'secondId', second_id)::text`;

/**
 * $1 institution, $2 conversation, $3 message, $4 sender, $5 body, $6 time, $7 ID of a read mark. Returns no row when the
 * sender does not participate or the message exists. Of two concurrent inserts with one ID, the second violates the primary
 * key and leaves nothing behind, including its number.
 */
export const SEND = `
  with room as (
    update conversation k
    set last_sequence = k.last_sequence + 1, last_revision = k.last_revision + 1, last_message_at = greatest(k.last_message_at, $6::timestamptz)
    where k.institution_id = $1 and k.id = $2 and ${TAKES_PART('k.id', '$4')}
      and not exists (select from message m where m.institution_id = $1 and m.id = $3)
    returning k.*
  ), sent as (
    insert into message (institution_id, id, created_at, conversation_id, sender_id, sequence, revision, body)
    select institution_id, $3, last_message_at, id, $4, last_sequence, last_revision, $5 from room
  ), read as (
    insert into read_mark as r (institution_id, id, created_at, conversation_id, membership_id, sequence)
    select institution_id, $7::uuid, $6::timestamptz, id, $4, last_sequence from room
    on conflict (institution_id, conversation_id, membership_id)
      do update set sequence = greatest(r.sequence, excluded.sequence)
  )
  select ${CHANGED} from room`;

const change = (set: string) => `
  with room as (
    update conversation k set last_revision = k.last_revision + 1
    from message m
    where m.institution_id = $1 and m.id = $2 and m.sender_id = $3 and m.deleted_at is null
      and k.institution_id = m.institution_id and k.id = m.conversation_id and ${TAKES_PART('k.id', '$3')}
    returning k.*
  ), changed as (
    update message m set ${set}, revision = room.last_revision
    from room where m.institution_id = $1 and m.id = $2 and m.deleted_at is null
  )
  select ${CHANGED} from room`;

/** $1 institution, $2 message, $3 sender, $4 time, $5 body. Returns no row when the sender has no such message. */
export const EDIT = change('body = $5, edited_at = $4::timestamptz');

/** $1 institution, $2 message, $3 sender, $4 time. Returns like EDIT. */
export const DELETE = change('body = null, deleted_at = $4::timestamptz');

/** $1 institution, $2 message, $3 member, $4 conversation or null. Returns the relation of a message to a member. */
export const LOOK_UP = `
  select json_build_object(
    'isOwn', m.sender_id = $3, 'isThere', m.conversation_id = $4::uuid, 'isDeleted', m.deleted_at is not null,
    'mayBeSeen', ${TAKES_PART('m.conversation_id', '$3')},
    'id', k.id, 'revision', k.last_revision, 'cohortId', k.cohort_id, 'firstId', k.first_id, 'secondId', k.second_id)::text
  from message m join conversation k on k.institution_id = m.institution_id and k.id = m.conversation_id
  where m.institution_id = $1 and m.id = $2`;

/**
 * $1 institution, $2 member, $3 other member, $4 ID and $5 time of a new conversation. Returns the ID of their conversation,
 * or no row when the other is not another member.
 */
export const OPEN = `
  with known as (
    select k.id from conversation k
    where k.institution_id = $1 and k.first_id = least($2::uuid, $3::uuid) and k.second_id = greatest($2::uuid, $3::uuid)
  ), made as (
    insert into conversation as k (institution_id, id, created_at, last_message_at, kind, first_id, second_id)
    select m.institution_id, $4::uuid, $5::timestamptz, $5::timestamptz, 'direct', least($2::uuid, m.id), greatest($2::uuid, m.id)
    from membership m where m.institution_id = $1 and m.id = $3 and m.id <> $2::uuid and m.status = 'active' and not exists (select from known)
    on conflict (institution_id, first_id, second_id) do update set kind = excluded.kind
    returning k.id
  )
  select id::text from known union all select id::text from made`;

/**
 * $1 institution, $2 conversation, $3 member, $4 number, $5 ID and $6 time of a new read mark. Returns whether it changed;
 * no row unless the member participates.
 */
export const MARK_READ = `
  with room as (
    select k.institution_id, k.id, greatest(least($4::int, k.last_sequence), 0) as sequence from conversation k
    where k.institution_id = $1 and k.id = $2 and ${TAKES_PART('k.id', '$3')}
  ), marked as (
    insert into read_mark as r (institution_id, id, created_at, conversation_id, membership_id, sequence)
    select institution_id, $5::uuid, $6::timestamptz, id, $3, sequence from room where sequence > 0
    on conflict (institution_id, conversation_id, membership_id)
      do update set sequence = excluded.sequence where r.sequence < excluded.sequence
    returning 1
  )
  select exists (select from marked)::text from room`;
