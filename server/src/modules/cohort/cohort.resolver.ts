import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { COURSE } from '#modules/course/course.resolver';
import { STAFF, VISITORS_TOO } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { UUID } from '#kernel/scalars';
import { offered } from '#modules/institution/offered';
import { countOfVisible } from '#platform/stored-count/stored-count';
import { readAnywhere } from '#platform/read/anywhere';
import { isWhole } from '#platform/read/paging';
import { connection, one } from '#platform/read/source';
import { addCohortInstructor, removeCohortInstructor } from './cohort-instructor.service.ts';
import { CohortConnection, CohortsArguments, cohortsNarrowing, isListed } from './cohort.connection.ts';
import { Cohort } from './cohort.entity.ts';
import { CreateCohortInput, UpdateCohortInput } from './cohort.input.ts';
import { CohortPayload, DeleteCohortPayload, QuickCreatePayload } from './cohort.payload.ts';
import { createCohort, updateCohort } from './cohort.service.ts';
import { deleteCohort } from './delete-cohort.service.ts';
import { QuickCreateInput } from './quick-create.input.ts';
import { quickCreate } from './quick-create.service.ts';

/** The cohort with the given `id`. */
export const COHORT = one(Cohort, (cohort, { id }) => sql`${cohort.id} = ${id}`);

const CREATED_COHORT = one(Cohort, (cohort, { cohortId }) => sql`${cohort.id} = ${cohortId}`);

const COHORTS = connection(Cohort, {
  where: (cohort, given, reader) => [
    offered(cohort, given, reader),
    isListed(cohort, reader),
    ...cohortsNarrowing(cohort, given, reader),
  ],
  order: { by: ['startDate'], descending: true },
  count: (given, reader) =>
    isWhole(given)
      ? countOfVisible(
          'cohorts',
          reader,
          sql`
          select from cohort c where c.institution_id = ${reader.institutionId} and c.created_by_id = ${reader.membershipId}
            and c.published_at is null and c.deleted_at is null`,
        )
      : undefined,
});

@Resolver()
export class CohortResolver {
  @Authorized(VISITORS_TOO)
  @Query(() => Cohort, { nullable: true, description: 'NOT_FOUND unless the viewer may see it.' })
  async cohort(
    @Arg('id', () => UUID, { description: 'Of the cohort.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const cohort = await readAnywhere(context, info, COHORT, { id });
    if (!cohort) throw NotFound('Cohort');
    return cohort;
  }

  @Authorized(VISITORS_TOO)
  @Query(() => CohortConnection, {
    description:
      "Cohorts of the session's institution; without one those that are offered to everybody and have not ended, on an institution's host by that institution. The latest start first.",
  })
  cohorts(
    @Args(() => CohortsArguments) args: CohortsArguments,
    @Ctx() { reads, transport }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, COHORTS, { ...(args as object), hostNamespace: transport.hostNamespace });
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, { description: 'Published at once; the viewer teaches it.' })
  async createCohort(
    @Arg('input', () => CreateCohortInput) input: CreateCohortInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await createCohort(context, input);
    return context.reads.payload(info, { cohort: COHORT }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, { description: 'Who waits gets the seats that are added.' })
  async updateCohort(
    @Arg('input', () => UpdateCohortInput) input: UpdateCohortInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await updateCohort(context, input);
    return context.reads.payload(info, { cohort: COHORT }, { id: input.id });
  }

  @Authorized(...STAFF)
  @Mutation(() => DeleteCohortPayload, { description: 'Its students lose access and are told by mail.' })
  async deleteCohort(
    @Arg('id', () => UUID, { description: 'Of the cohort.' }) id: string,
    @Ctx() context: Context,
  ): Promise<DeleteCohortPayload> {
    await deleteCohort(context, id);
    return { id };
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, { description: 'Who teaches it already stays as they are.' })
  async addCohortInstructor(
    @Arg('cohortId', () => UUID, { description: 'Of the cohort.' }) cohortId: string,
    @Arg('memberId', () => UUID, { description: 'Of the member.' }) memberId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await addCohortInstructor(context, cohortId, memberId);
    return context.reads.payload(info, { cohort: COHORT }, { id: cohortId });
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, { description: 'Takes a member out of those who teach a cohort.' })
  async removeCohortInstructor(
    @Arg('cohortId', () => UUID, { description: 'Of the cohort.' }) cohortId: string,
    @Arg('memberId', () => UUID, { description: 'Of the member.' }) memberId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await removeCohortInstructor(context, cohortId, memberId);
    return context.reads.payload(info, { cohort: COHORT }, { id: cohortId });
  }

  @Authorized(...STAFF)
  @Mutation(() => QuickCreatePayload, {
    description: 'Quick start: a published, public course and its first cohort, or neither.',
  })
  async quickCreate(
    @Arg('input', () => QuickCreateInput) input: QuickCreateInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const { courseId, cohortId } = await quickCreate(context, input);
    return context.reads.payload(
      info,
      { course: COURSE, cohort: CREATED_COHORT },
      { id: courseId, cohortId },
    );
  }
}
