import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { NotFound } from '../graphql/errors.ts';
import { UUID } from '../graphql/scalars.ts';
import { connection, one } from '../read/source.ts';
import { CohortConnection, CohortsArguments, cohortsNarrowing } from './cohort.connection.ts';
import { Cohort } from './cohort.entity.ts';

/** The cohort with the given `id`. */
export const COHORT = one(Cohort, (cohort, { id }) => sql`${cohort.id} = ${id}`);

/** Those of the session's institution; on the root host, those on the marketplace. */
const COHORTS = connection(Cohort, {
  where: (cohort, given, { institutionId }) => [
    institutionId ? sql`${cohort.institution} = ${institutionId}` : sql`${cohort.isPublic}`,
    ...cohortsNarrowing(cohort, given),
  ],
  order: { by: ['startDate'], descending: true },
});

@Resolver()
export class CohortResolver {
  @Query(() => Cohort, { nullable: true, description: 'NOT_FOUND unless the viewer may see it.' })
  async cohort(
    @Arg('id', () => UUID) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const cohort = await reads.get(info, COHORT, { id });
    if (!cohort) throw NotFound('Cohort');
    return cohort;
  }

  @Query(() => CohortConnection, {
    description:
      "Those of the session's institution, or, without one, those offered to everybody; the latest start first.",
  })
  cohorts(
    @Args(() => CohortsArguments) args: CohortsArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, COHORTS, { ...args });
  }
}
