import { Field, InputType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { checkoutRules } from './checkout.rules.ts';
import { Experience, PaymentMethod } from './order.enums.ts';

@Rules(checkoutRules)
@InputType({ description: 'Enrollment form of a student.' })
export class CheckoutInput {
  @Field(() => ID, { description: 'ID of the cohort.' })
  cohortId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of a plan that the cohort offers. Without one its first plan applies, if it has plans.',
  })
  planId?: string | null;

  @Field(() => String, { description: 'First name, 1 to 200 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name, 1 to 200 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'Email address for the receipt.' })
  email!: string;

  @Field(() => String, { description: 'Phone number, at most 40 characters.' })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'Company, at most 200 characters.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'Role in the company, at most 200 characters.' })
  jobRole?: string | null;

  @Field(() => Experience, { description: 'Experience in the subject.' })
  experience!: Experience;

  @Field(() => PaymentMethod, { nullable: true, description: 'Way to pay. Ignored when the seat is free.' })
  method?: PaymentMethod | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Code of a coupon that lowers the price. When it cannot be used, the checkout fails with INVALID in this field, whatever the reason.',
  })
  couponCode?: string | null;

  @Field(() => Boolean, { description: 'Whether the student accepts the terms. Must be true.' })
  acceptTerms!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to join the waitlist when no seat is free, instead of failing with COHORT_FULL.',
  })
  waitlistIfFull!: boolean;
}
