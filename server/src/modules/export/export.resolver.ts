import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import { asOwner } from '#kernel/viewer';
import type { Context } from '#platform/request/context';
import { cancelExport } from './cancel-export.service.ts';
import { InstitutionExportPayload } from './export.payload.ts';
import { EXPORT_MESSAGES } from './export.rules.ts';
import { EXPORT, LATEST_EXPORT } from './export.sources.ts';
import { InstitutionExport } from './institution-export.entity.ts';
import { exporterOf, startExport } from './start-export.service.ts';

@Resolver()
export class ExportResolver {
  @Authorized()
  @Query(() => InstitutionExport, {
    nullable: true,
    description:
      "Latest export of the viewer's institution, also while it is closed. Null without one, and unless the viewer is the owner.",
  })
  latestInstitutionExport(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> | null {
    const owner = asOwner(context.viewer);
    return owner && context.as(owner).reads.get(info, LATEST_EXPORT, {});
  }

  @Authorized()
  @Query(() => InstitutionExport, {
    nullable: true,
    description:
      'An export by ID, for the owner of the institution. Its archive is at `/exports/archives/{id}`.',
  })
  async institutionExport(
    @Arg('id', () => ID, { description: 'ID of the export.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const owner = asOwner(context.viewer);
    const found = owner && (await context.as(owner).reads.get(info, EXPORT, { id }));
    if (!found) throw NotFound('Export');
    return found;
  }

  @Authorized()
  @Mutation(() => InstitutionExportPayload, {
    description: `Starts an export of everything in the viewer's institution, for its owner: a ZIP archive with all tables as lines of JSON and all uploaded files, without passwords and other secrets. The owner gets an e-mail when it is ready. Fails with FORBIDDEN unless the viewer is the owner, with CONFLICT while one is unfinished, and with TOO_MANY_REQUESTS after several in 24 hours. ${EXPORT_MESSAGES.tooMany}`,
  })
  async startInstitutionExport(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<object> {
    const id = await startExport(context);
    return context.as(exporterOf(context)).reads.payload(info, { export: EXPORT }, { id });
  }

  @Authorized()
  @Mutation(() => InstitutionExportPayload, {
    description: 'Stops an export. Idempotent. Fails with CONFLICT when it has ended.',
  })
  async cancelInstitutionExport(
    @Arg('id', () => ID, { description: 'ID of the export.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await cancelExport(context, id);
    return context.as(exporterOf(context)).reads.payload(info, { export: EXPORT }, { id });
  }
}
