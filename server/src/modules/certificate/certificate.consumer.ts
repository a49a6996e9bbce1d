import { idOf } from '#platform/database/identities';
import type { EventConsumer } from '#platform/domain-event/consumer';
import { memberNameText } from '#modules/membership/membership.sql';
import { planGrants } from '#modules/price-plan/plan-grants.sql';
import type { Statement } from '#platform/read/reader';

/**
 * Creates a pending certificate for each course of the cohort when an enrollment is completed, in the same
 * transaction. Enrollments whose plan includes no certificate get none.
 */
export const certificateConsumer: EventConsumer = {
  statementsFor: ({ type, institutionId, ids, id, at }): Statement[] =>
    type === 'enrollment.completed'
      ? [{ name: 'certificates_of_completion', text: PENDING, values: [institutionId, ids, id, at] }]
      : [],
};

// One per student and course: repeating a course keeps the first certificate. In a fixed order, so that two
// cohorts that end at the same time cannot deadlock.
const PENDING = `
  insert into certificate (institution_id, id, created_at, course_id, membership_id, account_id, cohort_id, course_title, cohort_title, student_name)
  select e.institution_id, ${idOf('$3', 'o.id::text || m.id')}, $4::timestamptz, o.id, m.id, e.account_id, c.id, o.title, c.title, ${memberNameText('m')}
  from enrollment e
  join cohort c on c.institution_id = e.institution_id and c.id = e.cohort_id
  join cohort_course l on l.institution_id = e.institution_id and l.cohort_id = e.cohort_id
  join course o on o.institution_id = e.institution_id and o.id = l.course_id and o.deleted_at is null
  join membership m on m.institution_id = e.institution_id and m.id = e.membership_id
  where e.institution_id = $1 and e.id = any($2::uuid[]) and e.status = 'completed'
    and ${planGrants('certificate', '$1')}
    and not exists (select from certificate k where k.institution_id = $1 and k.course_id = o.id and k.membership_id = m.id)
  order by o.id, m.id
  on conflict do nothing`;
