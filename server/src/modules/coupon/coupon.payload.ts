import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Money } from '#platform/money/money';
import { Coupon } from './coupon.entity.ts';

@ObjectType({ description: 'Payload of `createCoupon` and `updateCoupon`.' })
export class CouponPayload {
  @Field(() => Coupon, { description: 'The coupon after the mutation.' })
  coupon!: Coupon;
}

@ObjectType({ description: 'Payload of `deleteCoupon`.' })
export class DeleteCouponPayload {
  @Field(() => ID, { description: 'ID of the deleted coupon.' })
  id!: string;
}

@ObjectType({ description: 'Price of a seat with a code.' })
export class CouponOffer {
  @Field(() => String, { description: 'Code as the institution writes it.' })
  code!: string;

  @Field(() => Money, { description: 'Price without the code.' })
  price!: Money;

  @Field(() => Money, { description: 'Amount that the code takes off.' })
  discount!: Money;

  @Field(() => Money, { description: 'Amount to pay.' })
  amount!: Money;
}

@ObjectType({ description: 'An event of `couponChanged`.' })
export class CouponChange {
  @Field(() => ID, { description: 'ID of the coupon.' })
  couponId!: string;

  @Field(() => Coupon, {
    nullable: true,
    description: 'The coupon after the change. Null when it was deleted.',
  })
  coupon!: Coupon | null;
}
