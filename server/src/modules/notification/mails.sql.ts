import { fullNameText } from '#modules/membership/membership.sql';
import { idOf } from '#platform/database/identities';
import { REQUEST_QUIETLY } from '#platform/jobs/requests';
import type { Statement } from '#platform/read/reader';
import { kindsByMailData, mailedByDefault } from './notification-kinds.service.ts';
import { member } from './notification.sql.ts';

/** Name of the acting member, which notifications about students tell. */
const STUDENT = `case when n.kind in ('student-enrollment', 'discussion-reply')
  then (select ${fullNameText('a')} from membership a where a.institution_id = $1 and a.id = n.actor_id) end`;

/** SQL of no further data. */
const NO_DATA = 'null::json';

/** Returns SQL of the further data of mails, by the kinds that declare it. */
function furtherData(): string {
  const cases = [...kindsByMailData()].map(
    ([data, kinds]) => `when n.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}) then ${data}`,
  );
  return cases.length > 0 ? `case ${cases.join(' ')} end` : NO_DATA;
}

/**
 * Enqueues mails about the notifications of the event `$2` for members who want them, unless the institution muted the kind.
 * `$3` are the kinds mailed by default, `$4` is the time. Of the replies to a discussion, only the first unread one is
 * mailed. The jobs notify no worker, because commits with NOTIFY are serialized.
 */
const mailsWith = (further: string) => `
  ${REQUEST_QUIETLY} select 'send-mail', json_build_object(
    'id', ${idOf('$2', 'n.id::text')}, 'share', i.namespace, 'queuedAt', $4::text,
    'mail', json_build_object('to', m.contact_email, 'template', n.kind, 'data', json_build_object(
      'subjectId', n.subject_id, 'subjectTitle', n.subject_title, 'institution', i.name, 'namespace', i.namespace,
      'firstName', m.first_name, 'details', n.details, 'student', ${STUDENT},
      'startsAt', n.starts_at, 'timeZone', n.time_zone,
      'readerZone', m.home_zone, 'more', ${further})),
    'unsubscribe', json_build_object('institutionId', i.id, 'membershipId', m.id, 'kind', n.kind))
  from notification n ${member('n.recipient_id', 'm')} join institution i on i.id = $1
  where n.institution_id = $1 and n.event_id = $2::uuid and n.kind <> all (i.muted_kinds)
    and (n.kind <> 'discussion-reply' or n.count = 1)
    and coalesce((
      select p.is_mailed from notification_preference p
      where p.institution_id = $1 and p.membership_id = n.recipient_id and p.kind = n.kind), n.kind = any($3::text[]))`;

const PLAIN_MAILS = mailsWith(NO_DATA);
let mailsWithData: string | undefined;

/**
 * Statement that enqueues the mails of an event. It follows the statements that write the event's notifications. PostgreSQL
 * prepares the SQL of all further data in each run, which takes longer than everything else, so that the statement has it
 * only for `hasData`.
 */
export const mailsOf = (
  { institutionId, id, at }: { institutionId: string; id: string; at: Date },
  hasData: boolean,
): Statement => ({
  name: hasData ? 'mails_with_data' : 'mails_of_notifications',
  text: hasData ? (mailsWithData ??= mailsWith(furtherData())) : PLAIN_MAILS, // once the modules have declared their kinds
  values: [institutionId, id, mailedByDefault(), at.toISOString()],
});
