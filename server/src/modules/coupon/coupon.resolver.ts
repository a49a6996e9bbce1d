import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { NotFound } from '#kernel/errors';
import { Role } from '#kernel/role';
import { ID } from '#kernel/scalars';
import { IS_STALE } from '#kernel/version';
import type { Context } from '#platform/request/context';
import { COUPON, CouponConnection, COUPONS, CouponsArguments } from './coupon.connection.ts';
import { Coupon } from './coupon.entity.ts';
import { CreateCouponInput, UpdateCouponInput } from './coupon.input.ts';
import { CouponPayload, DeleteCouponPayload } from './coupon.payload.ts';
import { createCoupon, deleteCoupon, updateCoupon } from './coupon.service.ts';

@Resolver()
export class CouponResolver {
  @Authorized(Role.ADMIN)
  @Query(() => Coupon, {
    nullable: true,
    description: "A coupon by ID. Fails with NOT_FOUND when it is not of the viewer's institution.",
  })
  async coupon(
    @Arg('id', () => ID, { description: 'ID of the coupon.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const coupon = await reads.get(info, COUPON, { id });
    if (!coupon) throw NotFound('Coupon');
    return coupon;
  }

  @Authorized(Role.ADMIN)
  @Query(() => CouponConnection, { description: 'Coupons of the institution, newest first.' })
  coupons(
    @Args(() => CouponsArguments) args: CouponsArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, COUPONS, { ...(args as object) });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => CouponPayload, {
    description: 'Creates a coupon. Its code must be new in the institution, in upper or lower case.',
  })
  async createCoupon(
    @Arg('input', () => CreateCouponInput) input: CreateCouponInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await createCoupon(context, input);
    return context.reads.payload(info, { coupon: COUPON }, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => CouponPayload, {
    description: `Updates a coupon, and deactivates or activates it. Orders keep their discounts. Fails with CONFLICT when ${IS_STALE}.`,
  })
  async updateCoupon(
    @Arg('input', () => UpdateCouponInput) input: UpdateCouponInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await updateCoupon(context, input);
    return context.reads.payload(info, { coupon: COUPON }, { id: input.id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => DeleteCouponPayload, {
    description:
      'Deletes a coupon that no order ever had. Otherwise it fails with CONFLICT; deactivate it then.',
  })
  async deleteCoupon(
    @Arg('id', () => ID, { description: 'ID of the coupon.' }) id: string,
    @Ctx() context: Context,
  ): Promise<object> {
    await deleteCoupon(context, id);
    return { id };
  }
}
