import { ArgsType, Field } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { AnalyticsRange } from './analytics.enums.ts';

@ArgsType()
export class AtRiskArguments {
  @Field(() => ID, {
    nullable: true,
    description: 'Covers only this cohort. Without one that the viewer teaches or manages, nothing is found.',
  })
  cohortId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Covers only cohorts with this course. Learners and submissions are those of the course.',
  })
  courseId?: string | null;
}

@ArgsType()
export class AnalyticsArguments extends AtRiskArguments {
  @Field(() => AnalyticsRange, {
    defaultValue: AnalyticsRange.LAST_30_DAYS,
    description: 'Period of the figures.',
  })
  range!: AnalyticsRange;
}
