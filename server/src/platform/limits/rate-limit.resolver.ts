import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { DateTime } from '#kernel/scalars';
import type { Context } from '#platform/request/context';
import { costReportOf } from './cost-report.ts';

/** Cost of an operation and the state of its tightest budget. */
@ObjectType({
  description:
    'Budget of the caller in points per minute: the one with the fewest points left of those of the token, the account, the institution and the address.',
})
export class RateLimit {
  @Field(() => Int, { description: 'Points that this operation costs.' })
  cost!: number;

  @Field(() => Int, { nullable: true, description: 'Points of the budget per minute. Null without a limit.' })
  limit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Points that are left after this operation. Null without a limit.',
  })
  remaining!: number | null;

  @Field(() => DateTime, { description: 'Time when the budget is full again.' })
  resetsAt!: Date;
}

@Resolver()
export class RateLimitResolver {
  @Query(() => RateLimit, {
    nullable: true,
    description: 'Budget of the caller, and what this operation takes from it.',
  })
  rateLimit(@Ctx() context: Context): RateLimit | null {
    const report = costReportOf(context);
    if (!report) return null;
    const { requested: cost, limit, remaining, resetsAt } = report;
    return { cost, limit, remaining, resetsAt: new Date(resetsAt) };
  }
}
