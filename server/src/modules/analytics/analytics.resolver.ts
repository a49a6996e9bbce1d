import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Institution } from '#modules/institution/institution.entity';
import { objectFrom, seriesOf } from '#platform/read/source';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { Analytics } from './analytics.fields.ts';
import { AnalyticsArguments, AtRiskArguments } from './analytics.input.ts';
import { IDLE_DAYS, MAX_AT_RISK, MISSED_DEADLINES } from './analytics.rules.ts';
import { analyticsOf } from './analytics.sql.ts';
import { StudentAtRisk } from './at-risk.fields.ts';
import { studentsAtRiskOf } from './at-risk.sql.ts';

const ANALYTICS = objectFrom(Institution, analyticsOf);
const AT_RISK = seriesOf(Institution, studentsAtRiskOf);

@Resolver()
export class AnalyticsResolver {
  @Authorized(...STAFF)
  @Query(() => Analytics, {
    description:
      "Figures of a period and of the one before. Admins get those of the institution, instructors those of the cohorts that they created or teach. Each event counts on the day on which it happened, in the institution's time zone: a later cancellation or refund changes the figures of its own day only.",
  })
  analytics(
    @Args(() => AnalyticsArguments) args: AnalyticsArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, ANALYTICS, { ...(args as object) });
  }

  @Authorized(...STAFF)
  @Query(() => [StudentAtRisk], {
    description: `Students with an active seat in a running cohort who did nothing for ${IDLE_DAYS} days or missed ${MISSED_DEADLINES} deadlines, the longest idle first. At most ${MAX_AT_RISK}. Instructors get those of the cohorts that they created or teach.`,
  })
  studentsAtRisk(
    @Args(() => AtRiskArguments) args: AtRiskArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, AT_RISK, { ...(args as object) });
  }
}
