import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { MemberConnection } from '#modules/membership/membership.connection';
import { Membership } from '#modules/membership/membership.entity';
import { connection } from '#platform/read/source';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { AttendanceSheetArguments, sheetNarrowing } from './attendance-sheet.connection.ts';

const SHEET = connection(Membership, { where: sheetNarrowing, order: { by: ['lastName'] } });

@Resolver()
export class AttendanceSheetResolver {
  @Authorized(...STAFF)
  @Query(() => MemberConnection, {
    description:
      'Students with a seat in the cohort of a session by last name, also those whose attendance is not recorded; `attendances` has what is. Empty for a session of a cohort that the viewer does not teach.',
  })
  attendanceSheet(
    @Args(() => AttendanceSheetArguments) args: AttendanceSheetArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, SHEET, { ...(args as object) });
  }
}
