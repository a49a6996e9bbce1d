import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { seriesOf } from '#platform/read/source';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { Institution } from './institution.entity.ts';
import { PeriodRevenue } from './revenue.fields.ts';
import { RevenueArguments } from './revenue.input.ts';
import { revenueByPeriod } from './revenue.sql.ts';

const REVENUE_BY_PERIOD = seriesOf(Institution, ({ by, range, timeZone }, reader) =>
  revenueByPeriod({ by: by!, range, timeZone: timeZone! }, reader),
);

@Resolver()
export class RevenueResolver {
  @Authorized(...STAFF)
  @Query(() => [PeriodRevenue], {
    description:
      "Revenue of the viewer's institution by day, week or month until now, oldest first; for instructors, that of their cohorts. A seat counts at the time of its enrollment.",
  })
  revenueByPeriod(
    @Args(() => RevenueArguments) args: RevenueArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, REVENUE_BY_PERIOD, { ...(args as object) });
  }
}
