import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { BASED_ON_VERSION } from '#kernel/version';
import { MoneyInput } from '#platform/money/money';
import { couponOfferRules } from './coupon-code.rules.ts';
import { createCouponRules, updateCouponRules } from './coupon.rules.ts';

const CODE = 'Code, 3 to 40 letters, digits and hyphens. Unique in the institution, in upper or lower case.';

/** Optional values of a coupon. */
@InputType()
class CouponTerms {
  @Field(() => Int, {
    nullable: true,
    description: 'Percentage that it takes off the price, 1 to 100. Give either this or `amountOff`.',
  })
  percentOff?: number | null;

  @Field(() => MoneyInput, {
    nullable: true,
    description: 'Amount that it takes off the price. Give either this or `percentOff`.',
  })
  amountOff?: MoneyInput | null;

  @Field(() => DateTime, { nullable: true, description: 'Time from which its code can be used.' })
  validFrom?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Time until which its code can be used.' })
  validUntil?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of orders that use it at a time, 1 to 1,000,000.',
  })
  maxUses?: number | null;

  @Field(() => Int, { nullable: true, description: 'The same for the orders of one person.' })
  maxUsesPerPerson?: number | null;

  @Field(() => ID, { nullable: true, description: 'ID of the only cohort that it is for.' })
  cohortId?: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the course whose cohorts it is for.' })
  courseId?: string | null;
}

@Rules(createCouponRules)
@InputType({ description: 'A new coupon. Without limits anybody can use its code for any cohort.' })
export class CreateCouponInput extends CouponTerms {
  @Field(() => String, { description: CODE })
  code!: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether its code can be used. Defaults to true.' })
  isActive?: boolean | null;
}

@Rules(updateCouponRules)
@InputType({
  description: 'Changes to a coupon. Absent fields keep their values; null clears the optional ones.',
})
export class UpdateCouponInput extends CouponTerms {
  @Field(() => ID, { description: 'ID of the coupon.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: BASED_ON_VERSION })
  version?: number;

  @Field(() => String, { nullable: true, description: CODE })
  code?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether its code can be used. Orders that use it keep their discount.',
  })
  isActive?: boolean;
}

@Rules(couponOfferRules)
@ArgsType()
export class CouponOfferArguments {
  @Field(() => ID, { description: 'ID of the cohort.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of a plan that the cohort offers. Without one its first plan applies, if it has plans.',
  })
  planId?: string | null;

  @Field(() => String, { description: 'Code, in upper or lower case.' })
  code!: string;
}
