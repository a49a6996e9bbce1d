import { statusIsOpen } from '#modules/enrollment/enrollment-status.sql';
import {
  AGAIN,
  CONFLICT,
  INTO,
  type NotifiableEvent,
  notifying,
  selectNew,
} from '#modules/notification/notification.sql';
import type { Statement } from '#platform/read/reader';

/** SQL condition: the enrollment `e` is that of a person who is notified of changes by the account `actor`. */
export const isNotified = (actor: string) =>
  `${statusIsOpen('e.status')} and e.account_id is distinct from ${actor}::uuid`;

/**
 * Notifies everyone with a place in a cohort or on its waitlist of a change `$6`, combined with earlier
 * unread changes.
 */
const CHANGE = `
    ${INTO}
    ${selectNew('e.id::text')} e.membership_id, 'cohort-change', c.id, c.id, c.title, a.id, 1, null, $6::text[]
    from cohort c
    join enrollment e on e.institution_id = $1 and e.cohort_id = c.id and ${isNotified('$5')}
    left join membership a on a.institution_id = $1 and a.account_id = $5
    where c.institution_id = $1 and c.id = any($2::uuid[])
    ${CONFLICT} do update set count = n.count + 1, actor_id = excluded.actor_id, ${AGAIN}, details = array(select distinct unnest(n.details || excluded.details) order by 1)`;

/** Statement that notifies of changes of cohorts. */
export const notifyOfCohortChange = (details: string[], event: NotifiableEvent): Statement =>
  notifying('tell_of_change', CHANGE, event, details);

/** Notifies everyone who lost a place with a deleted cohort: they were cancelled at the time of the event. */
const DELETION = `
    ${INTO}
    ${selectNew('e.id::text')} e.membership_id, 'cohort-deleted', c.id, c.id, c.title, a.id, 1, null, '{}'
    from cohort c
    join enrollment e on e.institution_id = $1 and e.cohort_id = c.id and e.status = 'cancelled' and e.cancelled_with_cohort_at = $4::timestamptz
    left join membership a on a.institution_id = $1 and a.account_id = $5
    where c.institution_id = $1 and c.id = any($2::uuid[]) and c.deleted_at is not null
    ${CONFLICT} do nothing`;

/** Statement that notifies of deleted cohorts. */
export const notifyOfCohortDeletion = (event: NotifiableEvent): Statement =>
  notifying('tell_of_deletion', DELETION, event);
