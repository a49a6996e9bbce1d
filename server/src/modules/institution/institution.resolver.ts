import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { limitAddress, OF_ADDRESS } from '#modules/account/account.limits';
import { VIEWER } from '#modules/account/viewer.resolver';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { Role } from '#kernel/role';
import { contains } from '#platform/read/search';
import { connection, one } from '#platform/read/source';
import { Institution } from './institution.entity.ts';
import { approveInstitution, rejectInstitution } from './approval.service.ts';
import { createInstitution } from './create-institution.service.ts';
import { InstitutionConnection, InstitutionsArguments, narrowed } from './institution.connection.ts';
import {
  CreateInstitutionInput,
  RejectInstitutionInput,
  SuspendInstitutionInput,
  UpdateInstitutionInput,
} from './institution.input.ts';
import {
  CreateInstitutionPayload,
  InstitutionPayload,
  SetInstitutionPlanPayload,
} from './institution.payload.ts';
import { institutionPolicy } from './institution.policy.ts';
import { isAvailable, missingInstitution } from './institution.service.ts';
import { INSTITUTION } from './institution.sources.ts';
import { Plan } from './plan.enums.ts';
import { requestInstitutionPlan } from './request-plan.service.ts';
import { changeInstitutionPlan, setInstitutionPlan } from './set-plan.service.ts';
import { reopenInstitution, suspendInstitution } from './suspend-institution.service.ts';
import { updateInstitution } from './update-institution.service.ts';

/** Source: the institution with the given `namespace`. */
const BY_NAMESPACE = one(
  Institution,
  (institution, { namespace }) => sql`${institution.namespace} = ${namespace}`,
);

/** Source: institutions of the reader; with `all` every institution, including suspended ones. */
const INSTITUTIONS = connection(Institution, {
  where: (institution, { all, search, ...given }, reader) => [
    ...(all
      ? []
      : [
          sql`${institution.id} in (select m.institution_id from membership m where m.account_id = ${reader.accountId} and m.status = 'active')`,
        ]),
    search && contains(sql`${institution.name} || ' ' || ${institution.namespace}`, search),
    ...narrowed(institution, given, reader),
  ],
  order: { by: ['name'] },
});

@Resolver()
export class InstitutionResolver {
  @Query(() => Institution, {
    nullable: true,
    description:
      "Institution of the host's first label. Null on the root host. Fails with NOT_FOUND when there is no such institution, and with FORBIDDEN when its owner closed it.",
  })
  async hostInstitution(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<object | null> {
    const { hostNamespace } = context.transport;
    if (!hostNamespace) return null;
    const institution = await context.reads.get(info, BY_NAMESPACE, { namespace: hostNamespace });
    if (!institution) throw await missingInstitution(context, hostNamespace);
    return institution;
  }

  @Authorized()
  @Query(() => InstitutionConnection, {
    description: 'Institutions of the viewer by name. Super admins get all institutions.',
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
    description: 'Institution of the session or of the API token. Null when it has none.',
  })
  institution(
    @Ctx() { reads, viewer: { institutionId } }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> | null {
    return institutionId === null ? null : reads.get(info, INSTITUTION, { id: institutionId });
  }

  @Query(() => Boolean, { description: 'Whether the namespace is free.' })
  async isNamespaceAvailable(
    @Arg('namespace', () => String, { description: 'First label of a host name, case-insensitive.' })
    namespace: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await limitAddress(context, OF_ADDRESS.availability);
    return isAvailable(context, namespace.trim().toLowerCase());
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => InstitutionPayload, { description: "Updates the settings of the viewer's institution." })
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
    description:
      'Creates an institution. The viewer becomes its owner; call `switchInstitution` to enter it.',
  })
  async createInstitution(
    @Arg('input', () => CreateInstitutionInput) input: CreateInstitutionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await createInstitution(context, input);
    return context.reads.payload(info, { institution: INSTITUTION, viewer: VIEWER }, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => InstitutionPayload, {
    description:
      "Changes the plan of the viewer's institution to a smaller one. Fails with FORBIDDEN unless the viewer is the owner, and with INVALID when the plan does not cost less or includes fewer students than there are. Features that the new plan lacks end immediately. Idempotent.",
  })
  async changeInstitutionPlan(
    @Arg('plan', () => Plan, { description: 'New plan.' }) plan: Plan,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await changeInstitutionPlan(context, plan);
    return context.reads.payload(info, { institution: INSTITUTION }, { id: context.viewer.institutionId });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => InstitutionPayload, {
    description:
      "Keeps the plan that the owner of the viewer's institution chose as its `requestedPlan`, until the platform's staff sets a plan. One that costs no more than the present plan withdraws the request. Fails with FORBIDDEN unless the viewer is the owner. Idempotent.",
  })
  async requestInstitutionPlan(
    @Arg('plan', () => Plan, { description: 'Chosen plan.' }) plan: Plan,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await requestInstitutionPlan(context, plan);
    return context.reads.payload(info, { institution: INSTITUTION }, { id: context.viewer.institutionId });
  }

  @Authorized()
  @Mutation(() => SetInstitutionPlanPayload, {
    description:
      'Sets the plan of an institution and notifies its owner. Requires a super admin. Ends the request for another plan, also with the present plan. A smaller plan keeps the students that there are. With `until` the plan is FREE from the next day on, of which the owner is notified again. Fails with INVALID for a day that is over.',
  })
  async setInstitutionPlan(
    @Arg('id', () => ID, { description: 'ID of the institution.' }) institutionId: string,
    @Arg('plan', () => Plan, { description: 'New plan.' }) plan: Plan,
    @Arg('until', () => String, {
      nullable: true,
      description:
        'Last day of the plan in the time zone of the institution, as YYYY-MM-DD. Absent or null for a plan without an end.',
    })
    until: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await setInstitutionPlan(context, institutionId, plan, { until });
    return context.reads.payload(info, { institution: INSTITUTION }, { id: institutionId }, { plan });
  }

  @Authorized()
  @Mutation(() => InstitutionPayload, {
    description:
      'Suspends an institution. Requires a super admin. Its members, API tokens and webhooks are blocked, outsiders no longer see it, and its owner receives the reason by e-mail. Its data is kept. Idempotent.',
  })
  async suspendInstitution(
    @Arg('input', () => SuspendInstitutionInput) input: SuspendInstitutionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await suspendInstitution(context, input);
    return context.reads.payload(info, { institution: INSTITUTION }, { id: input.id });
  }

  @Authorized()
  @Mutation(() => InstitutionPayload, {
    description:
      'Reopens a suspended institution. Requires a super admin. Unexpired sessions, API tokens and pending webhook deliveries continue, and the owner is notified by e-mail. Idempotent.',
  })
  async reopenInstitution(
    @Arg('id', () => ID, { description: 'ID of the institution.' }) institutionId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await reopenInstitution(context, institutionId);
    return context.reads.payload(info, { institution: INSTITUTION }, { id: institutionId });
  }

  @Authorized()
  @Mutation(() => InstitutionPayload, {
    description:
      'Opens an institution with the status PENDING or REJECTED: it becomes public, and people can join. Requires a super admin. Its owner is notified by e-mail. Idempotent.',
  })
  async approveInstitution(
    @Arg('id', () => ID, { description: 'ID of the institution.' }) institutionId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await approveInstitution(context, institutionId);
    return context.reads.payload(info, { institution: INSTITUTION }, { id: institutionId });
  }

  @Authorized()
  @Mutation(() => InstitutionPayload, {
    description:
      'Decides against an institution with the status PENDING, whose owner receives the reason by e-mail. Requires a super admin. It can be approved later. Fails with CONFLICT when the institution is open.',
  })
  async rejectInstitution(
    @Arg('input', () => RejectInstitutionInput) input: RejectInstitutionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await rejectInstitution(context, input);
    return context.reads.payload(info, { institution: INSTITUTION }, { id: input.id });
  }
}
