import {
  AGAIN,
  CONFLICT,
  INTO,
  type NotifiableEvent,
  notifying,
  selectNew,
  teacher,
} from '#modules/notification/notification.sql';
import type { Statement } from '#platform/read/reader';

/**
 * Notifies students of their own places in cohorts, and instructors of all new ones in one unread
 * notification per cohort. `$5` is the actor, `$6` the kind for students.
 */
const PLACES = `
  with place as (
    select e.id, e.cohort_id, e.membership_id, e.status, e.moved_from_id, c.title, c.created_by_id
    from unnest($2::uuid[]) as given (id)
    join lateral (select * from enrollment found where found.institution_id = $1 and found.id = given.id limit 1) e on true
    join lateral (select * from cohort found where found.institution_id = $1 and found.id = e.cohort_id limit 1) c on true
  )
    ${INTO}
    ${selectNew('id::text')} membership_id, $6, id, cohort_id, title, null, 1, id,
      case when status = 'pending' then array['awaits-payment'] when moved_from_id is not null then array['moved']
        else '{}'::text[] end
    from place
    union all
    ${selectNew('m.id::text || place.cohort_id')} m.id, 'student-enrollment', place.cohort_id, place.cohort_id, min(place.title),
      (array_agg(place.membership_id order by place.id desc))[1], count(*), (array_agg(place.id order by place.id desc))[1], '{}'
    from place join lateral (
      select place.created_by_id as id union
      select ci.membership_id from cohort_instructor ci where ci.institution_id = $1 and ci.cohort_id = place.cohort_id
    ) staff on true
    ${teacher('staff.id', 'm')}
    where m.account_id is distinct from $5::uuid
    group by m.id, place.cohort_id
    ${CONFLICT} do update set count = n.count + excluded.count, actor_id = excluded.actor_id,
      latest_id = excluded.latest_id, ${AGAIN}
      where n.kind = 'student-enrollment' and n.latest_id is distinct from excluded.latest_id`;

/** Statement that notifies of new places and of promotions from the waitlist, by the IDs of the enrollments. */
export const notifyOfPlaces = (
  kind: 'enrollment' | 'waitlist-promotion',
  event: NotifiableEvent,
): Statement => notifying('notify_of_places', PLACES, event, kind);

/** Replaces the notification of a pending payment by an unread one of the received payment. */
const PAYMENTS = `
    ${INTO}
    ${selectNew('e.id::text')} e.membership_id, 'enrollment', e.id, c.id, c.title,
      (select m.id from membership m where m.institution_id = $1 and m.account_id = $5), 1, e.id, array['paid']
    from enrollment e join cohort c on c.institution_id = $1 and c.id = e.cohort_id
    where e.institution_id = $1 and e.id = any($2::uuid[]) and e.status = 'active'
    ${CONFLICT} do update set details = excluded.details, actor_id = excluded.actor_id,
      ${AGAIN}, read_at = null
      where n.details <> excluded.details`;

/** Statement that notifies of received payments, by the IDs of the enrollments. */
export const notifyOfPayments = (event: NotifiableEvent): Statement =>
  notifying('notify_of_payments', PAYMENTS, event);

/** Notifies students of places on the waitlist that others gave them. */
const WAITING = `
    ${INTO}
    ${selectNew('e.id::text')} e.membership_id, 'enrollment', e.id, c.id, c.title,
      (select m.id from membership m where m.institution_id = $1 and m.account_id = $5), 1, e.id, array['waitlisted']
    from enrollment e join cohort c on c.institution_id = $1 and c.id = e.cohort_id
    where e.institution_id = $1 and e.id = any($2::uuid[]) and e.status = 'waitlisted' and e.account_id is distinct from $5::uuid
    ${CONFLICT} do nothing`;

/** Statement that notifies students of places on the waitlist from the staff, by the IDs of the enrollments. */
export const notifyOfWaiting = (event: NotifiableEvent): Statement =>
  notifying('notify_of_waiting', WAITING, event);

/**
 * Notifies students whose enrollments were cancelled by others, except for deleted cohorts and moves to another cohort, which
 * have their own notifications.
 */
const CANCELLATIONS = `
    ${INTO}
    ${selectNew('e.id::text')} e.membership_id, 'enrollment', e.id, c.id, c.title,
      (select m.id from membership m where m.institution_id = $1 and m.account_id = $5), 1, e.id, array['declined']
    from enrollment e join cohort c on c.institution_id = $1 and c.id = e.cohort_id and c.deleted_at is null
    where e.institution_id = $1 and e.id = any($2::uuid[]) and e.status = 'cancelled' and e.account_id is distinct from $5::uuid
      and not exists (select 1 from enrollment moved where moved.institution_id = $1 and moved.moved_from_id = e.id)
    ${CONFLICT} do update set details = excluded.details, actor_id = excluded.actor_id,
      ${AGAIN}, read_at = null
      where n.details <> excluded.details`;

/** Statement that notifies students whose enrollments staff cancelled, by the IDs of the enrollments. */
export const notifyOfCancellations = (event: NotifiableEvent): Statement =>
  notifying('notify_of_cancellations', CANCELLATIONS, event);
