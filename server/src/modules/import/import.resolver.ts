import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { NotFound } from '#kernel/errors';
import { Role } from '#kernel/role';
import { ID } from '#kernel/scalars';
import type { Context } from '#platform/request/context';
import { cancelImport } from './cancel-import.service.ts';
import { ImportRun } from './import-run.entity.ts';
import { ImportRunConnection, ImportRunsArguments } from './import.connection.ts';
import { StartImportInput } from './import.input.ts';
import { ImportRunPayload } from './import.payload.ts';
import { IMPORT_RUN, IMPORT_RUNS } from './import.sources.ts';
import { startImport } from './start-import.service.ts';

@Resolver()
export class ImportResolver {
  @Authorized(Role.ADMIN)
  @Query(() => ImportRunConnection, { description: 'Imports of the institution, newest first.' })
  importRuns(
    @Args(() => ImportRunsArguments) args: ImportRunsArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, IMPORT_RUNS, { ...(args as object) });
  }

  @Authorized(Role.ADMIN)
  @Query(() => ImportRun, { nullable: true, description: 'An import by ID, with the lines that failed.' })
  async importRun(
    @Arg('id', () => ID, { description: 'ID of the import.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const run = await reads.get(info, IMPORT_RUN, { id });
    if (!run) throw NotFound('Import');
    return run;
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => ImportRunPayload, {
    description:
      'Starts an import of people from an uploaded CSV file, or queues it behind a running one. The first line names the columns: `email` and optionally `first name`, `last name`, `cohort` (ID or title) and `role`. Invitations are mailed in their order, as many a day as the limit allows. Fails with PLAN_REQUIRED when the plan has no imports, and with CONFLICT when five imports wait or the cohort accepts nobody.',
  })
  async startImport(
    @Arg('input', () => StartImportInput) input: StartImportInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await startImport(context, input);
    return context.reads.payload(info, { importRun: IMPORT_RUN }, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => ImportRunPayload, {
    description:
      'Stops an import. What it has done is kept. Idempotent. Fails with CONFLICT when it has ended.',
  })
  async cancelImport(
    @Arg('id', () => ID, { description: 'ID of the import.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await cancelImport(context, id);
    return context.reads.payload(info, { importRun: IMPORT_RUN }, { id });
  }
}
