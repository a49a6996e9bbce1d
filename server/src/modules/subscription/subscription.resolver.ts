import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { INSTITUTION } from '#modules/institution/institution.sources';
import { Plan } from '#modules/institution/plan.enums';
import type { Context } from '#platform/request/context';
import { Role } from '#kernel/role';
import {
  cancelSubscription,
  changeSubscription,
  openBillingPortal,
  refreshSubscription,
  resumeSubscription,
} from './manage-subscription.service.ts';
import { startSubscription } from './start-subscription.service.ts';
import {
  OpenBillingPortalPayload,
  PlanSubscriptionPayload,
  StartSubscriptionPayload,
} from './subscription.payload.ts';

const OWNER =
  'Fails with FORBIDDEN unless the viewer is the owner, and with CONFLICT where plans are not sold';

const read = (
  { reads, viewer }: Context,
  info: GraphQLResolveInfo,
  more: Record<string, unknown> = {},
): Promise<object> => reads.payload(info, { institution: INSTITUTION }, { id: viewer.institutionId }, more);

@Resolver()
export class SubscriptionResolver {
  @Authorized(Role.ADMIN)
  @Mutation(() => StartSubscriptionPayload, {
    description: `Begins a subscription of the viewer's institution to STARTER or PROFESSIONAL, which the owner pays at \`paymentUrl\`. Idempotent: a subscription that is not paid yet keeps its page, and that to another plan is given up. ${OWNER}, when there is a subscription, or when the plan is by agreement; fails with INVALID when the plan includes fewer students than there are.`,
  })
  async startSubscription(
    @Arg('plan', () => Plan, { description: 'Plan to pay for: STARTER or PROFESSIONAL.' }) plan: Plan,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const paymentUrl = await startSubscription(context, plan);
    return read(context, info, { paymentUrl });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => PlanSubscriptionPayload, {
    description: `Asks the provider about the open subscription and applies what it says, for example after a payment. Idempotent. ${OWNER}.`,
  })
  async refreshSubscription(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<object> {
    await refreshSubscription(context);
    return read(context, info);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => PlanSubscriptionPayload, {
    description: `Changes the plan of the subscription: a larger one at once, with the rest of the period charged, a smaller one from the next period. The present plan withdraws a smaller one. Idempotent. ${OWNER}, without a paid subscription, or when the payment is declined; fails with INVALID when the plan includes fewer students than there are.`,
  })
  async changeSubscription(
    @Arg('plan', () => Plan, { description: 'New plan: STARTER or PROFESSIONAL.' }) plan: Plan,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await changeSubscription(context, plan);
    return read(context, info);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => PlanSubscriptionPayload, {
    description: `Lets the subscription end with its period, after which the institution is on FREE. Idempotent. ${OWNER}, or without a paid subscription.`,
  })
  async cancelSubscription(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<object> {
    await cancelSubscription(context);
    return read(context, info);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => PlanSubscriptionPayload, {
    description: `Lets a cancelled subscription go on, before its period ends. Idempotent. ${OWNER}, or without a paid subscription.`,
  })
  async resumeSubscription(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<object> {
    await resumeSubscription(context);
    return read(context, info);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => OpenBillingPortalPayload, {
    description: `Opens the page of the provider on which the owner keeps cards and pays open invoices. ${OWNER}, or without a paid subscription.`,
  })
  async openBillingPortal(@Ctx() context: Context): Promise<OpenBillingPortalPayload> {
    return { url: await openBillingPortal(context) };
  }
}
