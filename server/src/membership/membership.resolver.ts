import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Args, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { COHORT_C, taughtBy } from '../cohort/cohort.visibility.ts';
import { STAFF } from '../graphql/authorization.ts';
import type { Context } from '../graphql/context.ts';
import { contains, type Reader, type Row, type Sql } from '../read/declarations.ts';
import { connection } from '../read/source.ts';
import { MemberConnection, MembersArguments } from './membership.connection.ts';
import { Membership } from './membership.entity.ts';
import { Role } from './role.ts';

/** An instructor sees colleagues, and the students of the cohorts it teaches; an admin sees everybody. */
function seenBy(member: Row<Membership>, reader: Reader): Sql | undefined {
  if (reader.role === Role.ADMIN) return undefined;
  return sql`(${member.role} <> 'student' or exists (
    select 1 from enrollment e join cohort c on c.institution_id = e.institution_id and c.id = e.cohort_id
    where e.institution_id = ${member.institution} and e.membership_id = ${member.id}
      and e.status in ('pending', 'active', 'waitlisted', 'completed') and c.deleted_at is null
      and ${taughtBy(reader, COHORT_C)}))`;
}

const MEMBERS = connection(Membership, {
  where: (member, { role, search }, reader) => [
    sql`${member.institution} = ${reader.institutionId}`,
    role && sql`${member.role} = ${role}`,
    search &&
      contains(
        sql`${member.firstName} || ' ' || ${member.lastName} || ' ' || ${member.contactEmail}`,
        search,
      ),
    seenBy(member, reader),
  ],
  order: { by: ['lastName'] },
});

@Resolver()
export class MembershipResolver {
  @Authorized(...STAFF)
  @Query(() => MemberConnection, {
    description:
      'People of the institution by last name: everybody for admins, colleagues and their own students for instructors.',
  })
  members(
    @Args(() => MembersArguments) args: MembersArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, MEMBERS, { ...(args as object) });
  }
}
