import { ArgsType, Args, Authorized, Field, Resolver, Root, Subscription } from 'type-graphql';
import * as z from 'zod/mini';
import { VISITORS_TOO } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { parseOrThrow } from '#kernel/validation';
import { cohortChanges } from './cohort-changes.feed.ts';
import { CohortChange } from './cohort.payload.ts';

/** Maximum number of cohorts in one subscription. */
const MAX_IDS = 100;

const rules = z.object({
  ids: z.nullish(z.array(z.uuid()).check(z.maxLength(MAX_IDS, `List up to ${MAX_IDS} cohorts.`))),
});

@ArgsType()
class CohortChangedArguments {
  @Field(() => [ID], {
    nullable: true,
    description: `IDs of the cohorts to follow, at most ${MAX_IDS}. Null follows all cohorts that the viewer can read.`,
  })
  ids?: string[] | null;
}

@Resolver()
export class CohortChangesResolver {
  @Authorized(VISITORS_TOO)
  @Subscription(() => CohortChange, {
    subscribe: ({ args, context, info }) =>
      cohortChanges(context as Context, info, parseOrThrow(rules, args).ids ?? null),
    description:
      'Sends an event when a cohort that the viewer can read changes (seats, waitlist, texts) or is deleted. IDs of other cohorts are ignored.',
  })
  cohortChanged(
    @Args(() => CohortChangedArguments) _: CohortChangedArguments,
    @Root() change: object,
  ): object {
    return change;
  }
}
