import { fullNameText } from '#modules/membership/membership.sql';
import type { Statement } from '#platform/read/reader';
import { mailedByDefault } from './notification-kinds.service.ts';

/** A domain event with the objects that it is about. */
export interface NotifiableEvent {
  institutionId: string;
  ids: string[];
  /** Account that caused it, which is not notified itself. */
  actorId: string | null;
}

/**
 * Joins an active member by ID with one look-up per row. Plans are made once for all institutions: without
 * the limit, a plan made on an empty database scans every member.
 */
export const member = (id: string, alias: string) => `join lateral (
    select * from membership found where found.institution_id = $1 and found.id = ${id} and found.status = 'active' limit 1) ${alias} on true`;

/**
 * Enqueues mails about the rows of `told` for members who want them. The jobs are rows of the same statement
 * and notify no worker, because commits with NOTIFY are serialized. `$3` are the kinds mailed by default;
 * `more` adds data to the mail.
 */
export const mailed = (more = '') => `
  select queue_job_quietly('send-mail', json_build_object(
    'id', uuidv7(), 'share', i.namespace, 'queuedAt', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'mail', json_build_object('to', m.contact_email, 'template', told.kind, 'data', json_build_object(
      'subjectId', told.subject_id, 'subjectTitle', told.subject_title, 'institution', i.name, 'namespace', i.namespace,
      'firstName', m.first_name, 'details', told.details, 'student', told.student${more && `, ${more}`})),
    'unsubscribe', json_build_object('institutionId', i.id, 'membershipId', m.id, 'kind', told.kind)))::text
  from told ${member('told.recipient_id', 'm')} join institution i on i.id = $1
  where coalesce((
    select p.is_mailed from notification_preference p
    where p.institution_id = $1 and p.membership_id = told.recipient_id and p.kind = told.kind), told.kind = any($3::text[]))`;

export const MAILED = mailed();

export const INTO = `
  insert into notification as n (institution_id, id, recipient_id, kind, key, subject_id, subject_title, actor_id, count, latest_id, details)`;

export const CONFLICT = 'on conflict (institution_id, key, recipient_id, kind)';

/** Name of the acting member, as the student in notifications for staff. */
export const NAME_OF_ACTOR = `(
  select ${fullNameText('a')}
  from membership a where a.institution_id = $1 and a.id = n.actor_id) as student`;

export const WROTE = `returning n.recipient_id, n.kind, n.subject_id, n.subject_title, n.details`;

/**
 * Returns the statement of an event. `$1` is the institution, `$2` the IDs, `$3` the kinds mailed by default, `$4` the actor;
 * `more` follow.
 */
export const notifying = (
  name: string,
  text: string,
  { institutionId, ids, actorId }: NotifiableEvent,
  ...more: readonly unknown[]
): Statement => ({ name, text, values: [institutionId, ids, mailedByDefault(), actorId, ...more] });
