import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import type { Context } from '#platform/request/context';
import { AccountExport } from './account-export.entity.ts';
import { cancelAccountExport, startAccountExport } from './account-export.service.ts';
import { AccountExportPayload } from './export.payload.ts';
import { EXPORT_MESSAGES } from './export.rules.ts';
import { ACCOUNT_EXPORT_BY_ID, LATEST_ACCOUNT_EXPORT } from './export.sources.ts';

@Resolver()
export class AccountExportResolver {
  @Authorized()
  @Query(() => AccountExport, {
    nullable: true,
    description: "Latest export of the viewer's account. Null without one.",
  })
  latestAccountExport(@Ctx() { reads }: Context, @Info() info: GraphQLResolveInfo): Promise<object | null> {
    return reads.get(info, LATEST_ACCOUNT_EXPORT, {});
  }

  @Authorized()
  @Query(() => AccountExport, {
    nullable: true,
    description: "An export of the viewer's account by ID. Its archive is at `/exports/personal/{id}`.",
  })
  async accountExport(
    @Arg('id', () => ID, { description: 'ID of the export.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const found = await reads.get(info, ACCOUNT_EXPORT_BY_ID, { id });
    if (!found) throw NotFound('Export');
    return found;
  }

  @Authorized()
  @Mutation(() => AccountExportPayload, {
    description: `Starts an export of everything that the platform holds about the viewer, in all institutions: a ZIP archive with lines of JSON and the uploaded files, without passwords and other secrets. The viewer gets an e-mail when it is ready. Fails with CONFLICT while one is unfinished, and with TOO_MANY_REQUESTS after several in 24 hours. ${EXPORT_MESSAGES.tooMany}`,
  })
  async startAccountExport(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<object> {
    const id = await startAccountExport(context);
    return context.reads.payload(info, { export: ACCOUNT_EXPORT_BY_ID }, { id });
  }

  @Authorized()
  @Mutation(() => AccountExportPayload, {
    description:
      "Stops an export of the viewer's account. Idempotent. Fails with CONFLICT when it has ended.",
  })
  async cancelAccountExport(
    @Arg('id', () => ID, { description: 'ID of the export.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await cancelAccountExport(context, id);
    return context.reads.payload(info, { export: ACCOUNT_EXPORT_BY_ID }, { id });
  }
}
