import { sql } from 'kysely';
import { isStaff } from '#modules/membership/staff.sql';
import { existsForRow, type Reader, type Sql } from '#platform/read/declarations';

interface AvailabilityColumns {
  institution: Sql;
  member: Sql;
}

/**
 * Returns the condition for visible office hours: those of active instructors and admins, for members. Members with access by
 * seat see none.
 */
export const visibleAvailability = (reader: Reader, { institution, member }: AvailabilityColumns): Sql =>
  !reader.membershipId || reader.role === 'seat'
    ? sql`false`
    : existsForRow(
        reader,
        sql`membership m where m.institution_id = ${institution} and m.id = ${member} and m.status = 'active'
          and ${sql.raw(isStaff('m'))}`,
      );
