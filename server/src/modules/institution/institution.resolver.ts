import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { limitAddress, OF_ADDRESS } from '#modules/account/limits';
import { VIEWER } from '#modules/account/viewer.resolver';
import type { Context } from '#platform/request/context';
import { UUID } from '#kernel/scalars';
import { Role } from '#kernel/role';
import { contains } from '#platform/read/search';
import { connection, one } from '#platform/read/source';
import { Institution } from './institution.entity.ts';
import { createInstitution } from './create-institution.service.ts';
import { InstitutionConnection, InstitutionsArguments } from './institution.connection.ts';
import {
  CreateInstitutionInput,
  SuspendInstitutionInput,
  UpdateInstitutionInput,
} from './institution.input.ts';
import {
  CreateInstitutionPayload,
  InstitutionPayload,
  SetInstitutionPlanPayload,
} from './institution.payload.ts';
import { institutionPolicy } from './institution.policy.ts';
import { isAvailable, UnknownInstitution } from './institution.service.ts';
import { Plan } from './plan.ts';
import { setInstitutionPlan } from './set-plan.service.ts';
import { reopenInstitution, suspendInstitution } from './suspend-institution.service.ts';
import { updateInstitution } from './update-institution.service.ts';

/** The institution with the given `namespace`. */
const BY_NAMESPACE = one(
  Institution,
  (institution, { namespace }) => sql`${institution.namespace} = ${namespace}`,
);

/** The institution with the given `id`. */
const INSTITUTION = one(Institution, (institution, { id }) => sql`${institution.id} = ${id}`);

/** Those that the reader is a member of; with `all` every one, suspended ones too. */
const INSTITUTIONS = connection(Institution, {
  where: (institution, { all, search }, { accountId }) => [
    ...(all
      ? []
      : [
          sql`${institution.id} in (select m.institution_id from membership m where m.account_id = ${accountId} and m.status = 'active')`,
        ]),
    search && contains(sql`${institution.name} || ' ' || ${institution.namespace}`, search),
  ],
  order: { by: ['name'] },
});

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

  @Authorized()
  @Query(() => InstitutionConnection, {
    description: "Those that the viewer is a member of; all of them for the platform's own staff. By name.",
  })
  institutions(
    @Args(() => InstitutionsArguments) args: InstitutionsArguments,
    @Ctx() { reads, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, INSTITUTIONS, { ...(args as object), all: institutionPolicy.seeAll(viewer) });
  }

  @Authorized()
  @Query(() => Institution, {
    nullable: true,
    description: "The viewer's: that of the session or of the API token; null where it has none.",
  })
  institution(
    @Ctx() { reads, viewer: { institutionId } }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> | null {
    return institutionId === null ? null : reads.get(info, INSTITUTION, { id: institutionId });
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

  @Authorized()
  @Mutation(() => CreateInstitutionPayload, {
    description: 'The viewer becomes its owner; `switchInstitution` leads there.',
  })
  async createInstitution(
    @Arg('input', () => CreateInstitutionInput) input: CreateInstitutionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await createInstitution(context, input);
    return context.reads.payload(info, { institution: INSTITUTION, viewer: VIEWER }, { id });
  }

  @Authorized()
  @Mutation(() => SetInstitutionPlanPayload, { description: "For the platform's own staff." })
  async setInstitutionPlan(
    @Arg('institutionId', () => UUID, { description: 'Of the institution.' }) institutionId: string,
    @Arg('plan', () => Plan, { description: 'What it pays for from now on.' }) plan: Plan,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await setInstitutionPlan(context, institutionId, plan);
    return context.reads.payload(info, { institution: INSTITUTION }, { id: institutionId }, { plan });
  }

  @Authorized()
  @Mutation(() => InstitutionPayload, {
    description:
      'Suspends an institution. For super admins. Its members, API tokens and webhooks are stopped, outsiders no longer see it, and its owner gets a mail with the reason. Its data are kept. Suspending a suspended institution changes nothing.',
  })
  async suspendInstitution(
    @Arg('input', () => SuspendInstitutionInput) input: SuspendInstitutionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await suspendInstitution(context, input);
    return context.reads.payload(info, { institution: INSTITUTION }, { id: input.institutionId });
  }

  @Authorized()
  @Mutation(() => InstitutionPayload, {
    description:
      'Reopens a suspended institution. For super admins. Sessions that have not expired, API tokens and waiting webhook deliveries continue, and the owner gets a mail. Reopening an open institution changes nothing.',
  })
  async reopenInstitution(
    @Arg('institutionId', () => UUID, { description: 'ID of the institution.' }) institutionId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await reopenInstitution(context, institutionId);
    return context.reads.payload(info, { institution: INSTITUTION }, { id: institutionId });
  }
}
