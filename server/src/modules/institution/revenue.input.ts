import { ArgsType, Field } from 'type-graphql';
import { Rules } from '#kernel/validation';
import { RevenuePeriod, RevenueRange } from './revenue.enums.ts';
import { revenueRules } from './revenue.rules.ts';

@Rules(revenueRules)
@ArgsType()
export class RevenueArguments {
  @Field(() => RevenuePeriod, { description: 'Length of the periods.' })
  by!: RevenuePeriod;

  @Field(() => RevenueRange, {
    nullable: true,
    description:
      'Months to sum instead of a fixed number of periods. The first period starts with them, if they start within it.',
  })
  range?: RevenueRange | null;

  @Field(() => String, {
    defaultValue: 'UTC',
    description: 'Time zone in which days, weeks and months start, as an IANA name.',
  })
  timeZone!: string;
}
