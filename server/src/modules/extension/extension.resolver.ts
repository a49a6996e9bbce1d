import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { IS_STALE } from '#kernel/version';
import { ACTIVITY } from '#modules/activity/activity.resolver';
import { byId, connection } from '#platform/read/source';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { ExtensionConnection, ExtensionsArguments } from './extension.connection.ts';
import { Extension } from './extension.entity.ts';
import { GrantExtensionInput } from './extension.input.ts';
import { GrantExtensionPayload, RevokeExtensionPayload } from './extension.payload.ts';
import { grantExtension, revokeExtension } from './extension.service.ts';

/** Source: the extension with the given `id`. */
const EXTENSION = byId(Extension);

const EXTENSIONS = connection(Extension, {
  where: (extension, given, reader) => [
    reader.institutionId
      ? sql`exists (select 1 from activity a where a.institution_id = ${reader.institutionId} and a.id = ${extension.activity} and a.course_id = ${given['courseId']})`
      : sql`false`,
  ],
  order: { by: ['dueAt'] },
});

@Resolver()
export class ExtensionResolver {
  @Authorized()
  @Query(() => ExtensionConnection, {
    description:
      'Extensions in a course by due date: for instructors those of the students in their cohorts, for admins all, for students their own.',
  })
  extensions(
    @Args(() => ExtensionsArguments) args: ExtensionsArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, EXTENSIONS, { ...(args as object) });
  }

  @Authorized(...STAFF)
  @Mutation(() => GrantExtensionPayload, {
    description: `Grants a student more time for an activity and notifies the student. Lateness and deductions follow the new date. Requires permission to grade the work of the student. Fails with CONFLICT when ${IS_STALE}.`,
  })
  async grantExtension(
    @Arg('input', () => GrantExtensionInput) input: GrantExtensionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await grantExtension(context, input);
    return context.reads.payload(info, { extension: EXTENSION }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => RevokeExtensionPayload, {
    description: `Takes an extension back. Lateness and deductions follow the due date of the activity again. Requires permission to grade the work of the student. Fails with CONFLICT when ${IS_STALE}.`,
  })
  async revokeExtension(
    @Arg('id', () => ID, { description: 'ID of the extension.' }) id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Version of the extension that the viewer knows.',
    })
    version: number | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const activityId = await revokeExtension(context, { id, version });
    return context.reads.payload(info, { activity: ACTIVITY }, { id: activityId }, { id });
  }
}
