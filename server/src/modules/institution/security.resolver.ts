import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { plainAddress } from '#kernel/address-range.rules';
import { Role } from '#kernel/role';
import { ID } from '#kernel/scalars';
import type { Context } from '#platform/request/context';
import { UpdateInstitutionSecurityInput } from './institution.input.ts';
import { InstitutionPayload } from './institution.payload.ts';
import { INSTITUTION } from './institution.sources.ts';
import { removeAllowedAddresses, updateInstitutionSecurity } from './update-security.service.ts';

@Resolver()
export class SecurityResolver {
  @Authorized(Role.ADMIN)
  @Query(() => String, {
    description:
      'IP address from which the server gets the call. `allowedAddresses` must contain it to be saved.',
  })
  clientAddress(@Ctx() { transport }: Context): string {
    return plainAddress(transport.address);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => InstitutionPayload, {
    description:
      "Changes the security rules of the viewer's institution. They apply to open sessions and API tokens at once. Fails with INVALID when a rule would lock out the viewer.",
  })
  async updateInstitutionSecurity(
    @Arg('input', () => UpdateInstitutionSecurityInput) input: UpdateInstitutionSecurityInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await updateInstitutionSecurity(context, input);
    return context.reads.payload(info, { institution: INSTITUTION }, { id });
  }

  @Authorized()
  @Mutation(() => InstitutionPayload, {
    description:
      'Empties the list of allowed addresses of an institution whose admins locked themselves out. Requires a super admin. Idempotent.',
  })
  async removeAllowedAddresses(
    @Arg('id', () => ID, { description: 'ID of the institution.' }) institutionId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await removeAllowedAddresses(context, institutionId);
    return context.reads.payload(info, { institution: INSTITUTION }, { id: institutionId });
  }
}
