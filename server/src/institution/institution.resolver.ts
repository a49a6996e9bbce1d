import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { limitAddress, OF_ADDRESS } from '../account/limits.ts';
import type { Context } from '../graphql/context.ts';
import { Role } from '../membership/role.ts';
import { one } from '../read/source.ts';
import { Institution } from './institution.entity.ts';
import { UpdateInstitutionInput } from './institution.input.ts';
import { InstitutionPayload } from './institution.payload.ts';
import { isAvailable, UnknownInstitution } from './institution.service.ts';
import { updateInstitution } from './update-institution.service.ts';

/** The institution with the given `namespace`. */
const BY_NAMESPACE = one(
  Institution,
  (institution, { namespace }) =>
    sql`${institution.namespace} = ${namespace} and ${institution.suspendedAt} is null`,
);

/** The institution with the given `id`. */
const INSTITUTION = one(Institution, (institution, { id }) => sql`${institution.id} = ${id}`);

@Resolver()
export class InstitutionResolver {
  @Query(() => Institution, {
    nullable: true,
    description:
      "The institution of the host's first label; null on the root host; NOT_FOUND when no such institution exists.",
  })
  async hostInstitution(
    @Ctx() { reads, transport: { hostNamespace } }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    if (!hostNamespace) return null;
    const institution = await reads.get(info, BY_NAMESPACE, { namespace: hostNamespace });
    if (!institution) throw UnknownInstitution(hostNamespace);
    return institution;
  }

  @Query(() => Boolean, { description: 'Whether an institution may claim the namespace.' })
  async isNamespaceAvailable(
    @Arg('namespace', () => String, { description: 'First label of a host, whatever its case.' })
    namespace: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await limitAddress(context, OF_ADDRESS.availability);
    return isAvailable(context, namespace.trim().toLowerCase());
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => InstitutionPayload, { description: "The settings of the viewer's institution." })
  async updateInstitution(
    @Arg('input', () => UpdateInstitutionInput) input: UpdateInstitutionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await updateInstitution(context, input);
    return context.reads.payload(info, { institution: INSTITUTION }, { id });
  }
}
