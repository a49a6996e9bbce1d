/**
 * Returns SQL of the memberships that could read the work of students in a course, without admins, as an array: the
 * students, the instructors of cohorts with the course and its co-teachers. Of a draft, its owner and co-teachers only. `$1`
 * is the institution.
 * @param course alias of the course
 * @param students SQL of the memberships of the students, as one column
 */
export const readersOfWork = (course: string, students: string): string => `array(
  select reader.id from (
    ${students}
    union
    select c.created_by_id from cohort_course cc
    join cohort c on c.institution_id = $1 and c.id = cc.cohort_id and c.deleted_at is null
    where cc.institution_id = $1 and cc.course_id = ${course}.id
    union
    select ci.membership_id from cohort_course cc
    join cohort c on c.institution_id = $1 and c.id = cc.cohort_id and c.deleted_at is null
    join cohort_instructor ci on ci.institution_id = $1 and ci.cohort_id = c.id
    where cc.institution_id = $1 and cc.course_id = ${course}.id
    union
    select ct.membership_id from co_teacher ct where ct.institution_id = $1 and ct.course_id = ${course}.id
  ) reader (id)
  where ${course}.status <> 'draft' or reader.id = ${course}.owner_id or exists (
    select from co_teacher ct where ct.institution_id = $1 and ct.course_id = ${course}.id and ct.membership_id = reader.id))`;
