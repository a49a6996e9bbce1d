import { cohortPrice, planPrice } from '#modules/cohort/cohort-price.sql';
import { Role } from '#kernel/role';
import { effectiveRole, isMember, type Viewer } from '#kernel/viewer';
import type { Statement } from '#platform/read/reader';

/**
 * Fast path: enrolls a student of the institution in one statement when the cohort is open and free of charge, has a
 * free seat, no plans and no waitlist. In every other case it writes nothing, and the general path (`enroll`) decides. With the
 * payload read in the same flush, it more than doubles the enrollments per second.
 *
 * When the row lock had to be waited for, PostgreSQL checks the conditions on the cohort again on the latest row.
 * @returns null when the viewer is not a student of the institution
 */
export function fastEnrollStatement(
  viewer: Viewer,
  cohortId: string,
  enrollmentId: string,
): Statement | null {
  if (!isMember(viewer) || effectiveRole(viewer) !== Role.STUDENT) return null;
  return {
    name: 'fast_enroll',
    text: FAST_ENROLL,
    values: [viewer.institutionId, cohortId, enrollmentId, viewer.membershipId, viewer.accountId, new Date()],
    locks: cohortId,
  };
}

/** The same rules as `enrolling.rules.ts`; tests/modules/enrollment/fast-enroll.test.ts compares them. */
const FAST_ENROLL = `
  with seat as (
    select c.institution_id, c.id from cohort c
    join membership m on m.institution_id = c.institution_id and m.id = $4 and m.status = 'active'
    where c.institution_id = $1 and c.id = $2 and c.deleted_at is null and c.published_at is not null
      and $6::timestamptz <= c.end_date and (c.registration_deadline is null or $6::timestamptz <= c.registration_deadline)
      and c.student_count + c.held_count < c.capacity and c.waitlist_count = 0
      and ${cohortPrice('$1')} = 0 and ${planPrice('$1')} is null
    for update of c for key share of m
  ), placed as (
    insert into enrollment (institution_id, id, cohort_id, membership_id, account_id, status, created_at, enrolled_at)
    select institution_id, $3, id, $4, $5, 'active', $6::timestamptz, $6::timestamptz from seat on conflict do nothing
    returning cohort_id
  )
  update cohort c set student_count = student_count + 1 from placed
  where c.institution_id = $1 and c.id = placed.cohort_id
  returning c.id::text`;
