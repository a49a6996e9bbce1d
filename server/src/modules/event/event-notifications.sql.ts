import {
  AGAIN,
  ALL_DETAILS,
  CONFLICT,
  INTO_TIMED,
  member,
  type NotifiableEvent,
  notifying,
  selectNew,
} from '#modules/notification/notification.sql';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';
import { planGrants } from '#modules/price-plan/plan-grants.sql';
import type { Statement } from '#platform/read/reader';
import { statusHasPlace } from './registration.enums.ts';

/** SQL: key of the notifications of a registration `r`, which differs each time that its status changes. */
const KEY = `md5(r.id::text || ' ' || r.revision)::uuid`;

/** Notifies members of their own registrations, with the actor if it is the member. `$6` is the kind, `$7` has the details. */
const REGISTRATIONS = `
    ${INTO_TIMED}
    ${selectNew('r.id::text')} r.membership_id, $6, ${KEY}, o.id, o.title, a.id, 1, r.id, $7::text[], o.starts_at, o.time_zone
    from event_registration r join event o on o.institution_id = $1 and o.id = r.event_id
    left join membership a on a.institution_id = $1 and a.account_id = $5 and a.id = r.membership_id
    where r.institution_id = $1 and r.id = any($2::uuid[])
    order by r.turn
    ${CONFLICT} do nothing`;

/** Statement that notifies members of their registrations, by the IDs of the registrations. */
export const notifyOfRegistrations = (
  kind: 'event-registration' | 'event-promotion',
  details: string[],
  event: NotifiableEvent,
): Statement => notifying('notify_of_registrations', REGISTRATIONS, event, kind, details);

/**
 * Notifies the students of the events `$2` once: those with a seat in the cohort of an event, or, without a cohort, in a
 * cohort with its course. Members with access by seat see events of their cohorts only.
 */
const PUBLISHED = `
    ${INTO_TIMED}
    ${selectNew("o.id::text || ' ' || s.membership_id::text")} s.membership_id, 'event-published', o.id, o.id, o.title, a.id, 1, null, '{}', o.starts_at, o.time_zone
    from event o
    join lateral (
      select e.membership_id
      from enrollment e
      join lateral (
        select c.id from cohort c
        where c.institution_id = $1 and c.id = e.cohort_id and c.deleted_at is null and c.published_at is not null limit 1
      ) c on true
      ${member('e.membership_id', 'm')}
      where e.institution_id = $1 and ${statusHasSeat('e.status')} and m.id is distinct from o.presenter_id
        and m.account_id is distinct from $5::uuid and (o.cohort_id is not null or m.access <> 'seat')
        and e.cohort_id = any(case when o.cohort_id is not null then array[o.cohort_id] else array(
          select cc.cohort_id from cohort_course cc where cc.institution_id = $1 and cc.course_id = o.course_id) end)
      group by e.membership_id
    ) s on true
    left join membership a on a.institution_id = $1 and a.account_id = $5
    where o.institution_id = $1 and o.id = any($2::uuid[]) and o.published_at is not null and not o.is_booking
      and o.cancelled_at is null and o.ends_at > $4::timestamptz
    ${CONFLICT} do nothing`;

/** Statement that notifies students of new events. */
export const notifyOfPublishedEvent = (event: NotifiableEvent): Statement =>
  notifying('notify_of_published_event', PUBLISHED, event);

/** SQL of everyone with a place or a place on the waitlist of the events `$2`, except the actor. */
const REGISTERED = `
    from event o
    join event_registration r on r.institution_id = $1 and r.event_id = o.id
      and (${statusHasPlace('r.status')} or r.status = 'waitlisted')
    left join membership a on a.institution_id = $1 and a.account_id = $5
    where o.institution_id = $1 and o.id = any($2::uuid[]) and o.published_at is not null and o.ends_at > $4::timestamptz
      and r.membership_id is distinct from a.id`;

/** Notifies of a change `$6` of an event, combined with earlier unread changes. */
const CHANGE = `
    ${INTO_TIMED}
    ${selectNew('r.id::text')} r.membership_id, 'event-change', o.id, o.id, o.title, a.id, 1, null, $6::text[], o.starts_at, o.time_zone
    ${REGISTERED}
    ${CONFLICT} do update set count = n.count + 1, actor_id = excluded.actor_id, ${AGAIN},
      details = ${ALL_DETAILS}, starts_at = excluded.starts_at, time_zone = excluded.time_zone`;

/** Statement that notifies of changes of events. */
export const notifyOfEventChange = (details: string[], event: NotifiableEvent): Statement =>
  notifying('notify_of_event_change', CHANGE, event, details);

/** Notifies the presenters of the bookings `$2`. `$6` has the details, which differ when a slot is given up. */
const BOOKINGS = `
    ${INTO_TIMED}
    ${selectNew('o.id::text')} o.presenter_id, 'event-booking', md5(o.id::text || ' ' || array_to_string($6::text[], ' '))::uuid, o.id, o.title, a.id, 1, null, $6::text[], o.starts_at, o.time_zone
    from event o
    left join membership a on a.institution_id = $1 and a.account_id = $5
    where o.institution_id = $1 and o.id = any($2::uuid[]) and o.presenter_id is distinct from a.id
    ${CONFLICT} do nothing`;

/** Statement that notifies hosts of booked slots, or of those that are given up. */
export const notifyOfBooking = (details: string[], event: NotifiableEvent): Statement =>
  notifying('notify_of_booking', BOOKINGS, event, details);

const CANCELLATION = `
    ${INTO_TIMED}
    ${selectNew('r.id::text')} r.membership_id, 'event-cancelled', o.id, o.id, o.title, a.id, 1, null, '{}', o.starts_at, o.time_zone
    ${REGISTERED}
    ${CONFLICT} do nothing`;

/** Statement that notifies of cancelled events. */
export const notifyOfEventCancellation = (event: NotifiableEvent): Statement =>
  notifying('notify_of_event_cancellation', CANCELLATION, event);

/**
 * SQL of the data of a mail about the event of a notification `n`. The link is for recipients with a place, and for the
 * presenter.
 */
export const EVENT_MAIL_DATA = `(
  select json_build_object('title', o.title, 'description', o.description, 'startsAt', o.starts_at, 'endsAt', o.ends_at,
    'timeZone', o.time_zone, 'location', o.location, 'meetingPlatform', o.meeting_platform, 'reason', o.cancel_reason,
    'isCancelled', o.cancelled_at is not null, 'sequence', o.sequence + coalesce(r.revision, 0),
    'hasPlace', ${statusHasPlace("coalesce(r.status, '')")},
     'link', case when o.presenter_id = n.recipient_id or (${statusHasPlace('r.status')} and (o.cohort_id is null or not exists (
       select from enrollment e where e.institution_id = $1 and e.cohort_id = o.cohort_id and e.membership_id = r.membership_id
         and ${statusHasSeat('e.status')} and not ${planGrants('live', '$1')}))) then o.meeting_link end)
  from event o
  left join event_registration r on r.institution_id = $1 and r.event_id = o.id and r.membership_id = n.recipient_id
  where o.institution_id = $1 and o.id = n.subject_id)`;
