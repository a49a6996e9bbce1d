import { sql } from 'kysely';
import { Role } from '#kernel/role';
import { amongTaught, COHORT_C } from '#modules/cohort/cohort.visibility';
import { editorOfCourse } from '#modules/course/course.visibility';
import { seats } from '#modules/enrollment/seat.visibility';
import { fullNameText, memberNameText } from '#modules/membership/membership.sql';
import { planGrantsSql } from '#modules/price-plan/plan-grants.sql';
import type { ReadArguments, Reader, Sql } from '#platform/read/declarations';
import { MAX_PREVIEWED } from './certificate-rule.rules.ts';
import { meets, standingOf } from './standing.sql.ts';

/**
 * Returns SQL of a JSON object with the students of a course without a certificate, and which of them meet requirements. For
 * admins all, for instructors who edit the course those of the cohorts that they teach.
 */
export function previewOf(
  { courseId, minProgress, minGrade, minAttendance }: ReadArguments,
  reader: Reader,
): Sql {
  const institution = reader.institutionId!;
  const of = { institution, course: sql`${courseId}::uuid` };
  const nothing = sql`null::int`;
  const required = {
    minProgress: minProgress ?? nothing,
    minGrade: minGrade ?? nothing,
    minAttendance: minAttendance ?? nothing,
  };
  const { progress, grade, attendance } = standingOf(of);
  const isShown =
    reader.role === Role.ADMIN
      ? sql`true`
      : sql`(${amongTaught(reader, COHORT_C)} and ${editorOfCourse(of, reader)} = ${reader.membershipId})`;
  return sql`(
    with seated as materialized (
      select distinct on (e.membership_id) e.membership_id, c.title, ${meets(of, required)} as is_qualified,
        ${progress} as progress, ${grade} as grade, ${attendance} as attendance
      from ${seats(of)} and ${isShown} and ${planGrantsSql('certificate', institution)}
        and not exists (select from certificate k where k.institution_id = ${institution} and k.course_id = ${of.course}
          and k.membership_id = e.membership_id and k.status <> 'pending')
      order by e.membership_id, is_qualified desc, (e.status = 'active') desc, e.enrolled_at desc, e.id
    ), shown as (
      select s.*, s.is_qualified and ${sql.raw(fullNameText('m'))} <> '' as qualifies, ${sql.raw(memberNameText('m'))} as name
      from seated s join membership m on m.institution_id = ${institution} and m.id = s.membership_id and m.status = 'active'
    )
    select jsonb_build_object(
      'qualifiedCount', (select count(*) from shown f where f.qualifies), 'totalCount', (select count(*) from shown),
      'candidates', (select coalesce(jsonb_agg(jsonb_build_object('studentId', f.membership_id, 'name', f.name, 'cohortTitle', f.title,
          'isQualified', f.qualifies, 'progress', f.progress, 'grade', f.grade, 'attendance', f.attendance)
          order by f.qualifies desc, f.progress desc, f.grade desc, f.name, f.membership_id), '[]')
        from (select * from shown f order by f.qualifies desc, f.progress desc, f.grade desc, f.name, f.membership_id limit ${sql.lit(MAX_PREVIEWED)}) f)))`;
}
