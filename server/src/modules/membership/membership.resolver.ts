import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import type { Reader, Row, Sql } from '#platform/read/declarations';
import { matchesSearch } from '#platform/read/search';
import { connection } from '#platform/read/source';
import { changeMemberRole } from './change-role.service.ts';
import { isWhole } from '#platform/read/paging';
import { ALL, storedCount, storedCountOf } from '#platform/stored-count/stored-count';
import { MemberConnection, MembersArguments, searchedTextOf } from './membership.connection.ts';
import { Membership } from './membership.entity.ts';
import { MemberPayload } from './membership.payload.ts';
import { MembershipStatus } from './membership-status.enums.ts';
import { isColleagueOrStudent, isStudentIn } from './membership.visibility.ts';
import { leaveInstitution } from './leave.service.ts';
import { removeMember, restoreMember } from './remove-member.service.ts';
import { transferOwnership } from './transfer-ownership.service.ts';
import { Role } from '#kernel/role';
import { MEMBER } from './membership.sources.ts';

/** Returns the condition for listed members: colleagues and students of their cohorts for instructors, all for admins. */
const seenBy = (member: Row<Membership>, reader: Reader): Sql | undefined =>
  reader.role === Role.ADMIN ? undefined : isColleagueOrStudent(member, reader);

const MEMBERS = connection(Membership, {
  where: (member, given, reader) => [
    given['role'] && sql`${member.role} = ${given['role']}`,
    sql`${member.status} = ${given['status'] ?? sql.lit(MembershipStatus.ACTIVE)}`,
    given['cohortId'] && isStudentIn(member, reader, given['cohortId']),
    matchesSearch(searchedTextOf(member), given),
    seenBy(member, reader),
  ],
  order: { by: ['lastName'] },
  count: (given, reader) => {
    if (reader.role !== Role.ADMIN || !isWhole(given, 'role')) return undefined;
    return given.role
      ? storedCountOf(reader.institutionId, 'members', sql`array[${given.role}::text]`)
      : storedCount(reader.institutionId, ALL.members);
  },
});

@Resolver()
export class MembershipResolver {
  @Authorized()
  @Query(() => Membership, {
    nullable: true,
    description: 'A member of the institution by ID. Fails with NOT_FOUND when the viewer cannot read it.',
  })
  async member(
    @Arg('id', () => ID, { description: 'ID of the membership.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const member = await reads.get(info, MEMBER, { memberId: id });
    if (!member) throw NotFound('Member');
    return member;
  }

  @Authorized(...STAFF)
  @Query(() => MemberConnection, {
    description:
      'Members of the institution by last name: all for admins; colleagues and their own students for instructors.',
  })
  members(
    @Args(() => MembersArguments) args: MembersArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, MEMBERS, { ...(args as object) });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => MemberPayload, {
    description:
      'Removes a member from the institution: ends sessions and API tokens, frees seats, keeps the history. Idempotent. Only `restoreMember` gives access again. Fails with FORBIDDEN for the owner and for the viewer itself.',
  })
  async removeMember(
    @Arg('id', () => ID, { description: 'ID of the membership.' }) memberId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await removeMember(context, memberId);
    return context.reads.payload(info, { member: MEMBER }, { memberId });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => MemberPayload, {
    description:
      'Restores the access of a removed member with the same role. Idempotent. Freed seats are not restored.',
  })
  async restoreMember(
    @Arg('id', () => ID, { description: 'ID of the membership.' }) memberId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await restoreMember(context, memberId);
    return context.reads.payload(info, { member: MEMBER }, { memberId });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => MemberPayload, {
    description:
      'Changes the role of a member. Takes effect immediately, also for open sessions. Idempotent. Fails with FORBIDDEN for the owner and for the viewer itself, and with CONFLICT for a removed member.',
  })
  async changeMemberRole(
    @Arg('id', () => ID, { description: 'ID of the membership.' }) memberId: string,
    @Arg('role', () => Role, { description: 'New role.' }) role: Role,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await changeMemberRole(context, memberId, role);
    return context.reads.payload(info, { member: MEMBER }, { memberId });
  }

  @Authorized()
  @Mutation(() => MemberPayload, {
    description:
      'Ends the membership of the viewer: frees seats, ends sessions and API tokens there, keeps the history. Idempotent. Only an admin restores it. Fails with NOT_FOUND for other members, and with CONFLICT for the owner and the last admin.',
  })
  async leaveInstitution(
    @Arg('id', () => ID, { description: 'ID of the membership of the viewer.' }) memberId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await leaveInstitution(context, memberId);
    return context.reads.payload(info, { member: MEMBER }, { memberId });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => MemberPayload, {
    description:
      'Makes another member the owner of the institution. The former owner becomes an admin. Fails with FORBIDDEN unless the viewer is the owner, and with CONFLICT for a removed member.',
  })
  async transferOwnership(
    @Arg('id', () => ID, { description: 'ID of the membership of the new owner.' }) memberId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await transferOwnership(context, memberId);
    return context.reads.payload(info, { member: MEMBER }, { memberId });
  }
}
