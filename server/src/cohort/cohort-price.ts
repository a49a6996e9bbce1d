/**
 * SQL of a cohort's price in dollars, for a cohort under the alias `c`: its own price, otherwise the sum of its courses'
 * prices. Drafts and deleted courses are not for sale, so they cost nothing.
 */
export const COHORT_PRICE = `coalesce(c.own_price, (
  select sum(course.price) from cohort_course link
  join course on course.institution_id = link.institution_id and course.id = link.course_id
  where link.institution_id = c.institution_id and link.cohort_id = c.id
    and course.status = 'published' and course.deleted_at is null), 0)`;
