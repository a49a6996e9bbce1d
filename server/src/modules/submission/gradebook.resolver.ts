import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { MemberConnection } from '#modules/membership/membership.connection';
import { Membership } from '#modules/membership/membership.entity';
import { connection } from '#platform/read/source';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { GradebookArguments, gradebookNarrowing } from './gradebook.connection.ts';

const GRADEBOOK = connection(Membership, { where: gradebookNarrowing, order: { by: ['lastName'] } });

@Resolver()
export class GradebookResolver {
  @Authorized(...STAFF)
  @Query(() => MemberConnection, {
    description:
      'Students of a course by last name, with their work in `submissions`: for instructors those in their cohorts, for admins all. Empty for a course that the viewer does not teach.',
  })
  gradebook(
    @Args(() => GradebookArguments) args: GradebookArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, GRADEBOOK, { ...(args as object) });
  }
}
