import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Args, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { Role } from '#kernel/role';
import { connection } from '#platform/read/source';
import { AuditEntry } from './audit-entry.entity.ts';
import { AuditEntriesArguments, AuditEntryConnection, auditNarrowing } from './audit.connection.ts';

/** Source: the audit log of the viewer's institution. */
const ENTRIES = connection(AuditEntry, {
  where: (entry, args, { institutionId }) => [
    institutionId ? undefined : sql`false`,
    ...auditNarrowing(entry, args),
  ],
  order: { by: [], descending: true }, // by ID, which starts with the time
});

@Resolver()
export class AuditResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AuditEntryConnection, {
    description:
      "Audit log of the viewer's institution, newest first. Requires the role ADMIN. Entries are deleted after the retention period.",
  })
  auditEntries(
    @Args(() => AuditEntriesArguments) args: AuditEntriesArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, ENTRIES, { ...(args as object) });
  }
}
