import { sql } from 'kysely';
import { Int, ObjectType } from 'type-graphql';
import { Role } from '#kernel/role';
import { Money } from '#platform/money/money';
import { Computed, type Reader, type Sql } from '#platform/read/declarations';
import { ALL, storedCount, storedSum } from '#platform/stored-count/stored-count';
import { countedCohorts, enrollmentsIn, revenue, seatsTaken } from './seats-taken.sql.ts';

/** Weeks that the figures by week cover. */
const WEEKS = 12;

const FIRST_WEEK = sql`now() - ${sql.lit(WEEKS)} * interval '7 days'`;

/** Returns SQL of the times at which the counted seats were taken, within the weeks covered. */
const enrollmentsSince = (reader: Reader) =>
  sql`select e.enrolled_at as at ${seatsTaken(reader)} and e.enrolled_at > ${FIRST_WEEK}`;

/** Returns SQL of the times at which the counted students came, within the weeks covered. */
const studentsSince = (reader: Reader) =>
  reader.role === Role.ADMIN
    ? sql`select m.created_at as at from membership m where m.institution_id = ${reader.institutionId} and m.role = 'student' and m.created_at > ${FIRST_WEEK}`
    : sql`select min(e.enrolled_at) as at ${seatsTaken(reader)} group by e.membership_id having min(e.enrolled_at) > ${FIRST_WEEK}`;

/** Returns SQL of the number of times in each week covered, as an array, oldest week first. */
const byWeek = (times: Sql) =>
  sql`(select array_agg(coalesce(n, 0)::int order by ago desc) from generate_series(0, ${sql.lit(WEEKS - 1)}) ago
    left join (select least(greatest(floor(extract(epoch from now() - at) / 604800), 0), ${sql.lit(WEEKS - 1)})::int as ago, count(*) as n from (${times}) t group by 1) w using (ago))`;

@ObjectType({
  description: 'Counts of an institution, for its staff. Instructors get the counts of what they teach.',
})
export class InstitutionFigures {
  @Computed<InstitutionFigures>(
    () => Int,
    (_row, reader) =>
      reader.role === Role.ADMIN
        ? storedCount(reader.institutionId, ['members.student'])
        : sql`(select count(distinct e.membership_id)::int ${seatsTaken(reader)})`,
    { description: 'Number of students of the institution; for instructors, of their cohorts.' },
  )
  studentCount!: number;

  @Computed<InstitutionFigures>(
    () => Int,
    (_row, reader) => {
      if (reader.role === Role.ADMIN) return storedCount(reader.institutionId, ALL.courses);
      return sql`(select count(*)::int from course c where c.institution_id = ${reader.institutionId} and c.deleted_at is null and c.owner_id = ${reader.membershipId})`;
    },
    { description: 'Number of courses of the institution; for instructors, of their own.' },
  )
  courseCount!: number;

  @Computed<InstitutionFigures>(
    () => Int,
    (_row, reader) =>
      reader.role === Role.ADMIN
        ? storedCount(reader.institutionId, ALL.cohorts)
        : sql`(select count(*)::int from (${countedCohorts(reader)}) c)`,
    { description: 'Number of cohorts of the institution; for instructors, of their own.' },
  )
  cohortCount!: number;

  @Computed<InstitutionFigures>(
    () => Int,
    (_row, reader) =>
      reader.role === Role.ADMIN
        ? storedCount(reader.institutionId, ['enrollments.active'])
        : sql`(select count(*)::int ${enrollmentsIn(reader, sql`e.status = 'active'`)})`,
    {
      description:
        'Number of enrollments with the status ACTIVE; for instructors, in their cohorts. Completed enrollments are not included.',
    },
  )
  activeEnrollmentCount!: number;

  @Computed<InstitutionFigures>(
    () => Money,
    (_row, reader) =>
      reader.role === Role.ADMIN
        ? storedSum(reader.institutionId, ['revenue'])
        : sql`(select ${revenue} ${seatsTaken(reader)})`,
    { description: 'Sum of the prices of the seats taken.' },
  )
  revenue!: number;

  @Computed<InstitutionFigures>(() => [Int], (_row, reader) => byWeek(enrollmentsSince(reader)), {
    description: `Number of seats taken in each of the last ${WEEKS} weeks of seven days, oldest first; for instructors, in their cohorts. The last week ends now.`,
  })
  weeklyEnrollments!: number[];

  @Computed<InstitutionFigures>(() => [Int], (_row, reader) => byWeek(studentsSince(reader)), {
    description: `Number of students who came in each of the last ${WEEKS} weeks of seven days, oldest first; for instructors, to their cohorts. The last week ends now.`,
  })
  weeklyStudents!: number[];
}
