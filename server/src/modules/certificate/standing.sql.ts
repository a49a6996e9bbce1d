import { sql } from 'kysely';
import type { OfCourse } from '#modules/enrollment/seat.visibility';
import { isDoneIn } from '#modules/lesson/completion.sql';
import type { Sql } from '#platform/read/declarations';

/** Requirements of a rule, in percent. Null requires nothing. */
export interface Requirements {
  minProgress: number | null;
  minGrade: number | null;
  minAttendance: number | null;
}

/** Standing of a student, as SQL of whole percents. */
type Standing = Record<'progress' | 'grade' | 'attendance', Sql>;

/**
 * Returns SQL of what the student of the enrollment `e` reached in a course. It is rounded down, so that 100 % is
 * everything. Work that is not graded and sessions to come count as not reached, so that what was reached once is
 * not lost by what follows.
 */
export function standingOf({ institution, course }: OfCourse): Standing {
  const share = (part: Sql, whole: Sql, from: Sql) =>
    sql`(select least(100, coalesce(floor(100.0 * ${part} / nullif(${whole}, 0)), 0)) from ${from})::int`;
  return {
    progress: share(
      sql`count(*) filter (where ${isDoneIn(institution, sql`e.id`)})`,
      sql`count(*)`,
      sql`lesson l where l.institution_id = ${institution} and l.course_id = ${course}`,
    ),
    grade: share(
      sql`sum(coalesce(w.points, 0))`,
      sql`sum(a.points)`,
      sql`activity a
        left join submission w on w.institution_id = ${institution} and w.activity_id = a.id and w.student_id = e.membership_id
        where a.institution_id = ${institution} and a.course_id = ${course} and a.deleted_at is null`,
    ),
    attendance: share(
      sql`count(*) filter (where exists (select from attendance t
        where t.institution_id = ${institution} and t.session_id = s.id and t.membership_id = e.membership_id and t.is_present))`,
      sql`count(*)`,
      sql`cohort_session s where s.institution_id = ${institution} and s.cohort_id = e.cohort_id and s.cancelled_at is null`,
    ),
  };
}

/** Returns SQL: whether the student of the enrollment `e` meets requirements. Without any, the enrollment must be completed. */
export function meets(of: OfCourse, required: Record<keyof Requirements, Sql>): Sql {
  const { minProgress, minGrade, minAttendance } = required;
  const standing = standingOf(of);
  const reaches = (minimum: Sql, reached: Sql) =>
    sql`case when ${minimum}::int is null then true else ${reached} >= ${minimum}::int end`;
  return sql`(${reaches(minProgress, standing.progress)} and ${reaches(minGrade, standing.grade)}
    and ${reaches(minAttendance, standing.attendance)}
    and (coalesce(${minProgress}::int, ${minGrade}::int, ${minAttendance}::int) is not null or e.status = 'completed'))`;
}
