import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { COHORT_C, taughtBy } from '#modules/cohort/cohort.visibility';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';
import { MemberList, searchedTextOf } from '#modules/membership/membership.connection';
import type { Membership } from '#modules/membership/membership.entity';
import { membersRules } from '#modules/membership/membership.rules';
import { Role } from '#kernel/role';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import type { ReadArguments, Reader, Row, Sql } from '#platform/read/declarations';
import { matchesSearch, SHORT_SEARCH } from '#platform/read/search';

@ArgsType()
@Rules(membersRules)
export class AttendanceSheetArguments extends MemberList {
  @Field(() => ID, { description: 'ID of the session.' })
  sessionId!: string;

  @Field(() => String, {
    nullable: true,
    description: `Returns only students whose name or e-mail address contains this text. ${SHORT_SEARCH}`,
  })
  search?: string;
}

/** Returns the conditions for the students of a sheet: those with a seat in the cohort of a session that the reader teaches. */
export function sheetNarrowing(
  member: Row<Membership>,
  args: ReadArguments,
  reader: Reader,
): (Sql | undefined)[] {
  const { institutionId: institution } = reader;
  if (!institution) return [sql`false`];
  const taught =
    reader.role === Role.ADMIN
      ? sql`true`
      : taughtBy(reader, { ...COHORT_C, institution: sql`${institution}` });
  return [
    sql`${member.id} in (select e.membership_id from cohort_session s
      join cohort c on c.institution_id = ${institution} and c.id = s.cohort_id and c.deleted_at is null and ${taught}
      join enrollment e on e.institution_id = ${institution} and e.cohort_id = c.id and ${sql.raw(statusHasSeat('e.status'))}
      where s.institution_id = ${institution} and s.id = ${args['sessionId']})`,
    matchesSearch(searchedTextOf(member), args),
  ];
}
