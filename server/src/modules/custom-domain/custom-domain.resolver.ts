import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { Role } from '#kernel/role';
import { Institution } from '#modules/institution/institution.entity';
import { InstitutionPayload } from '#modules/institution/institution.payload';
import { INSTITUTION } from '#modules/institution/institution.sources';
import type { Context } from '#platform/request/context';
import { checkCustomDomain } from './check-custom-domain.service.ts';
import { customDomainChanges } from './custom-domain.feed.ts';
import { SetCustomDomainInput } from './custom-domain.input.ts';
import { removeCustomDomain, setCustomDomain } from './set-custom-domain.service.ts';

@Resolver()
export class CustomDomainResolver {
  @Authorized(Role.ADMIN)
  @Mutation(() => InstitutionPayload, {
    description:
      "Sets the custom domain of the viewer's institution, which replaces a former one. It serves the institution once both records are found. Fails with PLAN_REQUIRED when the plan does not include one, and with INVALID for hosts of the platform, hosts outside of public DNS and hosts that another institution uses. Idempotent.",
  })
  async setCustomDomain(
    @Arg('input', () => SetCustomDomainInput) { host }: SetCustomDomainInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await setCustomDomain(context, host);
    return context.reads.payload(info, { institution: INSTITUTION }, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => InstitutionPayload, {
    description:
      "Checks the records of the custom domain of the viewer's institution now. Scheduled checks take place as well. Fails with NOT_FOUND without a custom domain.",
  })
  async checkCustomDomain(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<object> {
    const id = await checkCustomDomain(context);
    return context.reads.payload(info, { institution: INSTITUTION }, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => InstitutionPayload, {
    description:
      "Removes the custom domain of the viewer's institution. Sessions that were opened there end. Idempotent.",
  })
  async removeCustomDomain(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<object> {
    const id = await removeCustomDomain(context);
    return context.reads.payload(info, { institution: INSTITUTION }, { id });
  }

  @Authorized(Role.ADMIN)
  @Subscription(() => Institution, {
    subscribe: ({ context, info }) => customDomainChanges(context as Context, info, null),
    description: "Sends the viewer's institution after each change and each check of its custom domain.",
  })
  customDomainChanged(@Root() institution: object): object {
    return institution;
  }
}
