import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { EnrollPayload } from '#modules/enrollment/enrollment.payload';
import { readEnrollPayload } from '#modules/enrollment/enrollment.sources';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import { Order } from './order.entity.ts';
import { Role } from '#kernel/role';
import { withoutInstitution } from '#kernel/viewer';
import { readAnywhere } from '#platform/read/anywhere';
import { paymentProvider } from '#platform/payments/payment-provider';
import type { Context } from '#platform/request/context';
import { cancelOrder, markOrderPaid, refundOrder } from './change-order.service.ts';
import { CheckoutInput } from './checkout.input.ts';
import { checkout } from './checkout.service.ts';
import { OrderConnection, OrdersArguments } from './order.connection.ts';
import { PaymentProviderName } from './order.enums.ts';
import { OrderPayload } from './order.payload.ts';
import { openPaymentPage } from './pay-order.service.ts';
import { ORDER, ORDERS } from './order.sources.ts';

@Resolver()
export class OrderResolver {
  @Authorized()
  @Query(() => PaymentProviderName, { description: 'Provider that takes payments for seats.' })
  paymentProvider(@Ctx() { services }: Context): PaymentProviderName {
    return paymentProvider(services.config).name as PaymentProviderName;
  }

  @Authorized()
  @Query(() => Order, {
    description:
      'An order by ID: an own one in any institution, and any of the institution for its admins. Fails with NOT_FOUND when the viewer cannot read it.',
  })
  async order(
    @Arg('id', () => ID, { description: 'ID of the order.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const order = await readAnywhere(context, info, ORDER, { id });
    if (!order) throw NotFound('Order');
    return order;
  }

  @Authorized()
  @Query(() => OrderConnection, {
    description:
      "Orders of the session's institution, newest first: all for admins, otherwise the viewer's own. Without an institution the viewer's own in all.",
  })
  orders(
    @Args(() => OrdersArguments) args: OrdersArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, ORDERS, { ...(args as object) });
  }

  @Authorized()
  @Mutation(() => EnrollPayload, {
    description:
      'Enrolls the viewer in a cohort with a plan and the answers of the enrollment form, as `enroll` does. A seat with a price is held by an order until the payment arrives. Idempotent: a current enrollment is kept, and gets the answers.',
  })
  async checkout(
    @Arg('input', () => CheckoutInput) input: CheckoutInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return readEnrollPayload(context, info, await checkout(context, input));
  }

  @Authorized()
  @Mutation(() => OrderPayload, {
    description:
      'Opens the page of the provider on which the viewer pays an own order: `paymentUrl`. Idempotent. Fails with CONFLICT unless the payment is awaited, and where the institution takes payments itself.',
  })
  async payOrder(
    @Arg('id', () => ID, { description: 'ID of the order.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await openPaymentPage(context, id);
    return context.as(withoutInstitution(context.viewer)).reads.payload(info, { order: ORDER }, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => OrderPayload, {
    description:
      'Marks an order as paid: the student gets the held seat and is notified, and the receipt gets its number. Idempotent. Fails with CONFLICT unless the payment is awaited.',
  })
  async markOrderPaid(
    @Arg('id', () => ID, { description: 'ID of the order.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await markOrderPaid(context, id);
    return context.reads.payload(info, { order: ORDER }, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => OrderPayload, {
    description:
      'Cancels an order whose payment is awaited, with its enrollment. The student is notified, and the first of the waitlist gets the seat. Idempotent. Fails with CONFLICT when it is paid.',
  })
  async cancelOrder(
    @Arg('id', () => ID, { description: 'ID of the order.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await cancelOrder(context, id);
    return context.reads.payload(info, { order: ORDER }, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => OrderPayload, {
    description:
      'Refunds a paid order and cancels its enrollment, unless the cohort is completed. The student is notified. Idempotent. Fails with CONFLICT unless it is paid.',
  })
  async refundOrder(
    @Arg('id', () => ID, { description: 'ID of the order.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await refundOrder(context, id);
    return context.reads.payload(info, { order: ORDER }, { id });
  }
}
