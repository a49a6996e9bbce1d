import { Authorized, Resolver, Root, Subscription } from 'type-graphql';
import { Role } from '#kernel/role';
import { Institution } from '#modules/institution/institution.entity';
import type { Context } from '#platform/request/context';
import { billingChanges } from './billing-changes.feed.ts';

@Resolver()
export class BillingChangesResolver {
  @Authorized(Role.ADMIN)
  @Subscription(() => Institution, {
    subscribe: ({ context, info }) => billingChanges(context as Context, info, null),
    description:
      "Sends the viewer's institution when its plan or its requested plan changes, and when students sign up, accept an invitation, are removed or restored, or get another role. Those who enroll are in `cohortChanged`.",
  })
  billingChanged(@Root() institution: object): object {
    return institution;
  }
}
