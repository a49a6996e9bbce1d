import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { Role } from '#kernel/role';
import type { Context } from '#platform/request/context';
import { UpdateBrandingInput } from './branding.input.ts';
import { InstitutionPayload } from './institution.payload.ts';
import { INSTITUTION } from './institution.sources.ts';
import { updateBranding } from './update-branding.service.ts';

@Resolver()
export class BrandingResolver {
  @Authorized(Role.ADMIN)
  @Mutation(() => InstitutionPayload, {
    description:
      "Changes the logo, the icon and the color of the viewer's institution. Fails with PLAN_REQUIRED when its plan does not include branding.",
  })
  async updateBranding(
    @Arg('input', () => UpdateBrandingInput) input: UpdateBrandingInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await updateBranding(context, input);
    return context.reads.payload(info, { institution: INSTITUTION }, { id });
  }
}
