import { ArgsType, Field } from 'type-graphql';
import { Rules } from '#kernel/validation';
import { RevenuePeriod } from './revenue.enums.ts';
import { revenueRules } from './revenue.rules.ts';

@Rules(revenueRules)
@ArgsType()
export class RevenueArguments {
  @Field(() => RevenuePeriod, { description: 'Length of the periods.' })
  by!: RevenuePeriod;

  @Field(() => String, {
    defaultValue: 'UTC',
    description: 'Time zone in which days, weeks and months start, as an IANA name.',
  })
  timeZone!: string;
}
