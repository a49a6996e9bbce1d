import { fullNameText } from '#modules/membership/membership.sql';
import type { Statement } from '#platform/read/reader';
import { MAILED_BY_DEFAULT, NotificationDetail, NotificationKind } from './notification.enums.ts';
import { statusIsOpen } from '#modules/enrollment/enrollment-status.sql';

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
 * Notifies students of their own places in cohorts, and instructors of all new ones in one unread
 * notification per cohort. `$4` is the actor, `$5` the kind for students.
 */
const PLACES = `
  with place as (
    select e.id, e.cohort_id, e.membership_id, e.status, c.title, c.created_by_id
    from unnest($2::uuid[]) as given (id)
    join lateral (select * from enrollment found where found.institution_id = $1 and found.id = given.id limit 1) e on true
    join lateral (select * from cohort found where found.institution_id = $1 and found.id = e.cohort_id limit 1) c on true
  ), told as (
    ${INTO}
    select $1::uuid, uuidv7(), membership_id, $5, id, cohort_id, title, null, 1, id,
      case when status = 'pending' then array['awaits-payment'] else '{}'::text[] end
    from place
    union all
    select $1::uuid, uuidv7(), m.id, '${NotificationKind.STUDENT_ENROLLMENT}', place.cohort_id, place.cohort_id, min(place.title),
      (array_agg(place.membership_id order by place.id desc))[1], count(*), (array_agg(place.id order by place.id desc))[1], '{}'
    from place join lateral (
      select place.created_by_id as id union
      select ci.membership_id from cohort_instructor ci where ci.institution_id = $1 and ci.cohort_id = place.cohort_id
    ) staff on true
    ${member('staff.id', 'm')}
    where m.account_id is distinct from $4::uuid
    group by m.id, place.cohort_id
    ${CONFLICT} do update set count = n.count + excluded.count, actor_id = excluded.actor_id,
      latest_id = excluded.latest_id, subject_title = excluded.subject_title, happened_at = now()
      where n.kind = '${NotificationKind.STUDENT_ENROLLMENT}' and n.latest_id is distinct from excluded.latest_id
    ${WROTE}, ${NAME_OF_ACTOR}
  )${MAILED}`;

/** Statement that notifies of new places and of promotions from the waitlist, by the IDs of the enrollments. */
export function notifyOfPlaces(
  kind: NotificationKind.ENROLLMENT | NotificationKind.WAITLIST_PROMOTION,
  { institutionId, ids, actorId }: NotifiableEvent,
): Statement {
  return {
    name: 'tell_of_places',
    text: PLACES,
    values: [institutionId, ids, MAILED_BY_DEFAULT, actorId, kind],
  };
}

/** Replaces the notification of a pending payment by an unread one of the received payment. */
const PAYMENTS = `
  with told as (
    ${INTO}
    select $1::uuid, uuidv7(), e.membership_id, '${NotificationKind.ENROLLMENT}', e.id, c.id, c.title,
      (select m.id from membership m where m.institution_id = $1 and m.account_id = $4), 1, e.id, array['${NotificationDetail.PAID}']
    from enrollment e join cohort c on c.institution_id = $1 and c.id = e.cohort_id
    where e.institution_id = $1 and e.id = any($2::uuid[]) and e.status = 'active'
    ${CONFLICT} do update set details = excluded.details, actor_id = excluded.actor_id,
      subject_title = excluded.subject_title, happened_at = now(), read_at = null
      where n.details <> excluded.details
    ${WROTE}, null::text as student
  )${MAILED}`;

/** Statement that notifies of received payments, by the IDs of the enrollments. */
export function notifyOfPayments({ institutionId, ids, actorId }: NotifiableEvent): Statement {
  return {
    name: 'tell_of_payments',
    text: PAYMENTS,
    values: [institutionId, ids, MAILED_BY_DEFAULT, actorId],
  };
}

/**
 * Notifies students whose enrollments were cancelled by others, except for deleted cohorts, which have their
 * own notification.
 */
const CANCELLATIONS = `
  with told as (
    ${INTO}
    select $1::uuid, uuidv7(), e.membership_id, '${NotificationKind.ENROLLMENT}', e.id, c.id, c.title,
      (select m.id from membership m where m.institution_id = $1 and m.account_id = $4), 1, e.id, array['${NotificationDetail.DECLINED}']
    from enrollment e join cohort c on c.institution_id = $1 and c.id = e.cohort_id and c.deleted_at is null
    where e.institution_id = $1 and e.id = any($2::uuid[]) and e.status = 'cancelled' and e.account_id is distinct from $4::uuid
    ${CONFLICT} do update set details = excluded.details, actor_id = excluded.actor_id,
      subject_title = excluded.subject_title, happened_at = now(), read_at = null
      where n.details <> excluded.details
    ${WROTE}, null::text as student
  )${MAILED}`;

/** Statement that notifies students whose enrollments staff cancelled, by the IDs of the enrollments. */
export function notifyOfCancellations({ institutionId, ids, actorId }: NotifiableEvent): Statement {
  return {
    name: 'tell_of_cancellations',
    text: CANCELLATIONS,
    values: [institutionId, ids, MAILED_BY_DEFAULT, actorId],
  };
}

/**
 * Notifies everyone with a place in a cohort or on its waitlist of a change `$5`, combined with earlier
 * unread changes.
 */
const CHANGE = `
  with told as (
    ${INTO}
    select $1::uuid, uuidv7(), e.membership_id, '${NotificationKind.COHORT_CHANGE}', c.id, c.id, c.title, a.id, 1, null, $5::text[]
    from cohort c
    join enrollment e on e.institution_id = $1 and e.cohort_id = c.id and ${statusIsOpen('e.status')}
      and e.account_id is distinct from $4::uuid
    left join membership a on a.institution_id = $1 and a.account_id = $4
    where c.institution_id = $1 and c.id = any($2::uuid[])
    ${CONFLICT} do update set count = n.count + 1, actor_id = excluded.actor_id, subject_title = excluded.subject_title,
      happened_at = now(), details = array(select distinct unnest(n.details || excluded.details) order by 1)
    ${WROTE}, null::text as student
  )${MAILED}`;

/** Statement that notifies of changes of cohorts. */
export function notifyOfCohortChange(
  details: NotificationDetail[],
  { institutionId, ids, actorId }: NotifiableEvent,
): Statement {
  return {
    name: 'tell_of_change',
    text: CHANGE,
    values: [institutionId, ids, MAILED_BY_DEFAULT, actorId, details],
  };
}

/** Notifies everyone who lost a place with a deleted cohort: its transaction cancels enrollments at its own now(). */
const DELETION = `
  with told as (
    ${INTO}
    select $1::uuid, uuidv7(), e.membership_id, '${NotificationKind.COHORT_DELETION}', c.id, c.id, c.title, a.id, 1, null, '{}'
    from cohort c
    join enrollment e on e.institution_id = $1 and e.cohort_id = c.id and e.status = 'cancelled' and e.updated_at = now()
    left join membership a on a.institution_id = $1 and a.account_id = $4
    where c.institution_id = $1 and c.id = any($2::uuid[]) and c.deleted_at is not null
    ${CONFLICT} do nothing
    ${WROTE}, null::text as student
  )${MAILED}`;

/** Statement that notifies of deleted cohorts. */
export function notifyOfCohortDeletion({ institutionId, ids, actorId }: NotifiableEvent): Statement {
  return {
    name: 'tell_of_deletion',
    text: DELETION,
    values: [institutionId, ids, MAILED_BY_DEFAULT, actorId],
  };
}

/**
 * Notifies everyone with a seat in a running cohort of the activity's course, once. An activity that was already due when it
 * was added is for the record and notifies nobody.
 */
const ACTIVITY = `
  with told as (
    ${INTO}
    select $1::uuid, uuidv7(), e.membership_id, '${NotificationKind.ACTIVITY}', a.id, a.id, a.title, 
      (select m.id from membership m where m.institution_id = $1 and m.account_id = $4), 1, null, '{}'
    from activity a
    join course o on o.institution_id = $1 and o.id = a.course_id and o.status = 'published' and o.deleted_at is null
    join cohort_course l on l.institution_id = $1 and l.course_id = a.course_id
    join cohort c on c.institution_id = $1 and c.id = l.cohort_id and c.deleted_at is null and c.end_date > now()
    join enrollment e on e.institution_id = $1 and e.cohort_id = c.id and e.status = 'active'
    where a.institution_id = $1 and a.id = any($2::uuid[]) and a.deleted_at is null and a.due_at > now()
    group by e.membership_id, a.id, a.title
    ${CONFLICT} do nothing
    ${WROTE}, null::text as student
  )${MAILED}`;

/** Statement that notifies of activities added to courses. */
export function notifyOfActivity({ institutionId, ids, actorId }: NotifiableEvent): Statement {
  return {
    name: 'tell_of_activity',
    text: ACTIVITY,
    values: [institutionId, ids, MAILED_BY_DEFAULT, actorId],
  };
}

/** Notifies students of each certificate issued to them, once. */
const CERTIFICATE = `
  with told as (
    ${INTO}
    select $1::uuid, uuidv7(), k.membership_id, '${NotificationKind.CERTIFICATE}', k.id, k.id, k.course_title, k.issued_by_id, 1, null, '{}'
    from certificate k
    where k.institution_id = $1 and k.id = any($2::uuid[]) and k.status = 'issued' and k.account_id is distinct from $4::uuid
    ${CONFLICT} do nothing
    ${WROTE}, null::text as student
  )${MAILED}`;

/** Statement that notifies of issued certificates. */
export function notifyOfCertificate({ institutionId, ids, actorId }: NotifiableEvent): Statement {
  return {
    name: 'tell_of_certificate',
    text: CERTIFICATE,
    values: [institutionId, ids, MAILED_BY_DEFAULT, actorId],
  };
}

/** Notifies the student of a grade. A later grade marks the same notification as unread. */
const GRADE = `
  with told as (
    ${INTO}
    select $1::uuid, uuidv7(), s.student_id, '${NotificationKind.GRADE}', s.id, a.id, a.title, s.graded_by_id, 1, null, '{}'
    from unnest($2::uuid[]) as given (id)
    join lateral (select * from submission found where found.institution_id = $1 and found.id = given.id limit 1) s on true
    join activity a on a.institution_id = $1 and a.id = s.activity_id
    join membership m on m.institution_id = $1 and m.id = s.student_id and m.account_id is distinct from $4::uuid
    where s.graded_at is not null
    ${CONFLICT} do update set count = n.count + 1, actor_id = excluded.actor_id, subject_title = excluded.subject_title,
      happened_at = now(), read_at = null
    ${WROTE}, null::text as student
  )${MAILED}`;

/** Statement that notifies of graded submissions. */
export function notifyOfGrade({ institutionId, ids, actorId }: NotifiableEvent): Statement {
  return {
    name: 'tell_of_grade',
    text: GRADE,
    values: [institutionId, ids, MAILED_BY_DEFAULT, actorId],
  };
}
