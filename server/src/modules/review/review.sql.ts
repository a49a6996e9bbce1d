import { sql } from 'kysely';
import { seats, type OfCourse } from '#modules/enrollment/seat.visibility';
import type { Sql } from '#platform/read/declarations';
import { PROGRESS_FOR_REVIEW, RATINGS_SHOWN_FROM } from './review.rules.ts';

const shown = ({ institution, course }: OfCourse): Sql =>
  sql`from review r where r.institution_id = ${institution} and r.course_id = ${course} and r.hidden_at is null`;

/** SQL of the number of reviews of a course that everyone sees. */
export const reviewCount = (course: OfCourse): Sql => sql`(select count(*)::int ${shown(course)})`;

/** SQL of the average rating of a course with one decimal. Null below the number of reviews from which it is shown. */
export const averageRating = (course: OfCourse): Sql =>
  sql`(select case when count(*) >= ${sql.lit(RATINGS_SHOWN_FROM)} then round(avg(r.rating), 1)::float end ${shown(course)})`;

/** SQL of the number of reviews of a course with each rating, from one star to five. */
export const ratingCounts = (course: OfCourse): Sql =>
  sql`(select array_agg((select count(*)::int ${shown(course)} and r.rating = stars.n) order by stars.n) from generate_series(1, 5) stars(n))`;

/** SQL: whether a member has a seat in a cohort of a course and completed enough of its lessons to review it. */
export const mayReview = (of: OfCourse, membershipId: unknown): Sql =>
  sql`(exists (select 1 from ${seats(of)} and e.membership_id = ${membershipId}) and (
    select count(d.id) * 100 >= count(*) * ${sql.lit(PROGRESS_FOR_REVIEW)} from lesson l
    left join lesson_completion d on d.institution_id = ${of.institution} and d.lesson_id = l.id and d.membership_id = ${membershipId}
    where l.institution_id = ${of.institution} and l.course_id = ${of.course}))`;
