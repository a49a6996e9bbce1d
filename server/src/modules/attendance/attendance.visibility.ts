import { sql } from 'kysely';
import { COHORT_C, taughtBy } from '#modules/cohort/cohort.visibility';
import { Role } from '#kernel/role';
import { existsForRow, type Reader, type Sql } from '#platform/read/declarations';

/** Columns of an attendance that decide who can read it. */
interface ShownColumns {
  institution: Sql;
  session: Sql;
  member: Sql;
}

/** Returns the condition for attendances that the reader can see: own ones, those of taught cohorts, for admins all. */
export function visibleAttendance(reader: Reader, { institution, session, member }: ShownColumns): Sql {
  if (!reader.membershipId) return sql`false`;
  const ofCohort = (condition: Sql) =>
    existsForRow(
      reader,
      sql`cohort_session s join cohort c on c.institution_id = s.institution_id and c.id = s.cohort_id
        where s.institution_id = ${institution} and s.id = ${session} and c.deleted_at is null and ${condition}`,
    );
  if (reader.role === Role.ADMIN) return ofCohort(sql`true`);
  const own = sql`${member} = ${reader.membershipId}`;
  if (reader.role !== Role.INSTRUCTOR) return ofCohort(own);
  return ofCohort(sql`(${own} or ${taughtBy(reader, { ...COHORT_C, institution })})`);
}
