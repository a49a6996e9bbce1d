import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { CohortPayload } from '#modules/cohort/cohort.payload';
import { COHORT } from '#modules/cohort/cohort.resolver';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { SetPricePlansInput } from './price-plan.input.ts';
import { setPricePlans } from './price-plan.service.ts';

@Resolver()
export class PricePlanResolver {
  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, {
    description:
      'Replaces the plans that a cohort offers. Requires permission to edit the cohort. Students keep the plans that they have, and added seats go to those who wait for them. Fails with CONFLICT when `version` is not the current one.',
  })
  async setPricePlans(
    @Arg('input', () => SetPricePlansInput) input: SetPricePlansInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await setPricePlans(context, input);
    return context.reads.payload(info, { cohort: COHORT }, { id: input.id });
  }
}
