import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { cloneCohort, previewClone } from './clone-cohort.service.ts';
import {
  CloneCohortInput,
  ClonePreviewArguments,
  ShiftCohortInput,
  ShiftPreviewArguments,
} from './cohort-dates.input.ts';
import { CohortDatesPreview } from './cohort-dates.payload.ts';
import { CohortPayload } from './cohort.payload.ts';
import { COHORT } from './cohort.resolver.ts';
import { publishCohort } from './publish-cohort.service.ts';
import { previewShift, shiftCohort } from './shift-cohort.service.ts';

/** Moves of all dates of a cohort, and copies of a cohort with other dates. */
@Resolver()
export class CohortDatesResolver {
  @Authorized(...STAFF)
  @Query(() => CohortDatesPreview, {
    nullable: true,
    description:
      'Dates that `shiftCohort` would change, and the numbers of people that it would notify. Requires permission to edit the cohort.',
  })
  cohortShiftPreview(
    @Args(() => ShiftPreviewArguments) { id, days }: ShiftPreviewArguments,
    @Ctx() context: Context,
  ): Promise<CohortDatesPreview> {
    return previewShift(context, id, days);
  }

  @Authorized(...STAFF)
  @Query(() => CohortDatesPreview, {
    nullable: true,
    description:
      'Dates that the copy of `cloneCohort` would have, with those of the cohort. Requires permission to edit the cohort.',
  })
  cohortClonePreview(
    @Args(() => ClonePreviewArguments) { id, startDate }: ClonePreviewArguments,
    @Ctx() context: Context,
  ): Promise<CohortDatesPreview> {
    return previewClone(context, id, startDate);
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, {
    description:
      'Moves the start, the end, the registration deadline, the milestones and the sessions of a cohort that have not been held by a number of days. The local time of day stays. Students and teachers are notified once. Due dates of activities belong to courses and stay. Requires permission to edit the cohort. Fails with CONFLICT when `version` is not the current one, which is in `extensions.currentVersion`.',
  })
  async shiftCohort(
    @Arg('input', () => ShiftCohortInput) input: ShiftCohortInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await shiftCohort(context, input);
    return context.reads.payload(info, { cohort: COHORT }, { id: input.id });
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, {
    description:
      'Copies a cohort with its cover, price, meeting, requirements, courses, instructors, milestones and sessions as a draft that the viewer created. All dates move with the start. Students, attendance and resources are not copied. Requires permission to edit the cohort.',
  })
  async cloneCohort(
    @Arg('input', () => CloneCohortInput) input: CloneCohortInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await cloneCohort(context, input);
    return context.reads.payload(info, { cohort: COHORT }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, {
    description:
      'Publishes a draft of a cohort. Its courses must be published. Requires permission to edit the cohort. Idempotent.',
  })
  async publishCohort(
    @Arg('id', () => ID, { description: 'ID of the cohort.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await publishCohort(context, id);
    return context.reads.payload(info, { cohort: COHORT }, { id });
  }
}
