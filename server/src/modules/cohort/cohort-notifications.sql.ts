import { statusIsOpen } from '#modules/enrollment/enrollment-status.sql';
import {
  CONFLICT,
  INTO,
  MAILED,
  type NotifiableEvent,
  notifying,
  WROTE,
} from '#modules/notification/notification.sql';
import type { Statement } from '#platform/read/reader';

/**
 * Notifies everyone with a place in a cohort or on its waitlist of a change `$5`, combined with earlier
 * unread changes.
 */
const CHANGE = `
  with told as (
    ${INTO}
    select $1::uuid, uuidv7(), e.membership_id, 'cohort-change', c.id, c.id, c.title, a.id, 1, null, $5::text[]
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
export const notifyOfCohortChange = (details: string[], event: NotifiableEvent): Statement =>
  notifying('tell_of_change', CHANGE, event, details);

/** Notifies everyone who lost a place with a deleted cohort: its transaction cancels enrollments at its own now(). */
const DELETION = `
  with told as (
    ${INTO}
    select $1::uuid, uuidv7(), e.membership_id, 'cohort-deleted', c.id, c.id, c.title, a.id, 1, null, '{}'
    from cohort c
    join enrollment e on e.institution_id = $1 and e.cohort_id = c.id and e.status = 'cancelled' and e.updated_at = now()
    left join membership a on a.institution_id = $1 and a.account_id = $4
    where c.institution_id = $1 and c.id = any($2::uuid[]) and c.deleted_at is not null
    ${CONFLICT} do nothing
    ${WROTE}, null::text as student
  )${MAILED}`;

/** Statement that notifies of deleted cohorts. */
export const notifyOfCohortDeletion = (event: NotifiableEvent): Statement =>
  notifying('tell_of_deletion', DELETION, event);
