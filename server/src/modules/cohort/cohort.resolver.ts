import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { COURSE } from '#modules/course/course.resolver';
import { STAFF, VISITORS_TOO } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import { IS_STALE } from '#kernel/version';
import { runEach } from '#platform/bulk/run-each';
import { offered } from '#modules/institution/offered.visibility';
import { countOfVisible } from '#platform/stored-count/stored-count';
import { readAnywhere } from '#platform/read/anywhere';
import { isWhole } from '#platform/read/paging';
import { byId, connection } from '#platform/read/source';
import { addCohortInstructor, removeCohortInstructor } from './cohort-instructor.service.ts';
import {
  COHORT_ENTRIES,
  CohortConnection,
  CohortsArguments,
  cohortsNarrowing,
  isListed,
} from './cohort.connection.ts';
import { Cohort } from './cohort.entity.ts';
import { CreateCohortInput, UpdateCohortInput } from './cohort.input.ts';
import { CohortPayload, CohortsPayload, DeleteCohortPayload, QuickCreatePayload } from './cohort.payload.ts';
import { createCohort } from './cohort.service.ts';
import { deleteCohort } from './delete-cohort.service.ts';
import { QuickCreateInput } from './quick-create.input.ts';
import { quickCreate } from './quick-create.service.ts';
import { updateCohort } from './update-cohort.service.ts';

/** Source: the cohort with the given `id`. */
export const COHORT = byId(Cohort);

const CREATED_COHORT = byId(Cohort, ['cohortId']);

const COHORTS = connection(Cohort, {
  where: (cohort, given, reader) => [
    offered(cohort, given, reader),
    isListed(cohort, reader),
    ...cohortsNarrowing(cohort, given, reader),
  ],
  order: { by: ['startDate'], descending: true },
  entries: COHORT_ENTRIES,
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
  @Query(() => Cohort, {
    nullable: true,
    description: 'A cohort by ID. Fails with NOT_FOUND when the viewer cannot read it.',
  })
  async cohort(
    @Arg('id', () => ID, { description: 'ID of the cohort.' }) id: string,
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
      "Cohorts of the session's institution, latest start first. Without an institution: public cohorts that have not ended, on an institution's host only its own.",
  })
  cohorts(
    @Args(() => CohortsArguments) args: CohortsArguments,
    @Ctx() { reads, transport }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, COHORTS, { ...(args as object), hostNamespace: transport.hostNamespace });
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, {
    description: 'Creates and publishes a cohort. The viewer becomes its instructor.',
  })
  async createCohort(
    @Arg('input', () => CreateCohortInput) input: CreateCohortInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await createCohort(context, input);
    return context.reads.payload(info, { cohort: COHORT }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, {
    description: `Updates a cohort. Added seats go to the waitlist first. Fails with CONFLICT when ${IS_STALE}.`,
  })
  async updateCohort(
    @Arg('input', () => UpdateCohortInput) input: UpdateCohortInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await updateCohort(context, input);
    return context.reads.payload(info, { cohort: COHORT }, { id: input.id });
  }

  @Authorized(...STAFF)
  @Mutation(() => DeleteCohortPayload, {
    description: 'Deletes a cohort. Its students lose access and are notified by e-mail.',
  })
  async deleteCohort(
    @Arg('id', () => ID, { description: 'ID of the cohort.' }) id: string,
    @Ctx() context: Context,
  ): Promise<DeleteCohortPayload> {
    await deleteCohort(context, id);
    return { id };
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, { description: 'Adds a member to the instructors of a cohort. Idempotent.' })
  async addCohortInstructor(
    @Arg('cohortId', () => ID, { description: 'ID of the cohort.' }) cohortId: string,
    @Arg('memberId', () => ID, { description: 'ID of the membership.' }) memberId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await addCohortInstructor(context, cohortId, memberId);
    return context.reads.payload(info, { cohort: COHORT }, { id: cohortId });
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, { description: 'Removes a member from the instructors of a cohort.' })
  async removeCohortInstructor(
    @Arg('cohortId', () => ID, { description: 'ID of the cohort.' }) cohortId: string,
    @Arg('memberId', () => ID, { description: 'ID of the membership.' }) memberId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await removeCohortInstructor(context, cohortId, memberId);
    return context.reads.payload(info, { cohort: COHORT }, { id: cohortId });
  }

  @Authorized(...STAFF)
  @Mutation(() => QuickCreatePayload, {
    description: 'Creates a published public course and its first cohort in one transaction.',
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

  @Authorized(...STAFF)
  @Mutation(() => CohortsPayload, {
    description:
      'Creates up to 100 cohorts, each as by `createCohort` and in a transaction of its own. An item that fails has an error in its result and does not affect the others.',
  })
  createCohorts(
    @Arg('items', () => [CreateCohortInput], {
      description: 'Input of `createCohort` for each cohort, at most 100.',
    })
    items: CreateCohortInput[],
    @Ctx() context: Context,
  ): Promise<object> {
    return runEach(context, items, {
      type: CreateCohortInput,
      reads: { cohort: COHORT },
      change: createCohort,
    });
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortsPayload, {
    description:
      'Updates up to 100 cohorts, each as by `updateCohort` and in a transaction of its own. An item that fails has an error in its result and does not affect the others.',
  })
  updateCohorts(
    @Arg('items', () => [UpdateCohortInput], {
      description: 'Input of `updateCohort` for each cohort, at most 100.',
    })
    items: UpdateCohortInput[],
    @Ctx() context: Context,
  ): Promise<object> {
    return runEach(context, items, {
      type: UpdateCohortInput,
      reads: { cohort: COHORT },
      change: async (of, item) => {
        await updateCohort(of, item);
        return item.id;
      },
    });
  }
}
