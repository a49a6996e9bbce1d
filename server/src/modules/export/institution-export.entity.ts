import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { ObjectType } from 'type-graphql';
import { Node } from '#kernel/node';
import { Membership } from '#modules/membership/membership.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { ExportStatus, UNFINISHED } from './export.enums.ts';
import { Export } from './export.fields.ts';

/** Columns that change while an export runs, which the audit log leaves out. */
const PROGRESS = ['percent', 'progressed_at', 'attempt'];

/** An archive of everything that an institution has, for its owner. Its bytes are in the storage under the ID. */
@Ordered({}, { indexed: [] })
@ObjectType({
  implements: [Node, Export],
  description: 'An export of an institution: an archive of all its data and files, for its owner.',
})
@Readable<InstitutionExport>((_, { institutionId, membershipId }) =>
  institutionId && membershipId
    ? sql`exists (select 1 from membership m where m.institution_id = ${institutionId} and m.id = ${membershipId} and m.is_owner)`
    : sql`false`,
)
@TenantTable({ tableName: 'institution_export', audit: { quiet: PROGRESS } })
@Index({ properties: ['institution', 'startedBy'] })
@Index({ properties: ['institution', 'createdAt', 'id'] })
@Index({
  name: 'institution_export_unfinished_once',
  expression: `create unique index institution_export_unfinished_once on institution_export (institution_id) where ${UNFINISHED}`,
})
export class InstitutionExport extends TenantEntity implements Export {
  @Enum({ items: () => ExportStatus, type: 'text', default: ExportStatus.QUEUED })
  status: ExportStatus & Opt = ExportStatus.QUEUED;

  @Property({ type: 'integer', default: 0 })
  percent: number & Opt = 0;

  @Property({ type: 'integer', default: 0 })
  rowCount: number & Opt = 0;

  @Property({ type: 'integer', default: 0 })
  fileCount: number & Opt = 0;

  @Property({ type: 'double', default: 0 })
  size: number & Opt = 0;

  @Property({ type: 'text', nullable: true })
  failure?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  finishedAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  expiresAt?: Date | null;

  @BelongsTo(() => Membership, 'started_by_id')
  startedBy!: Ref<Membership>;

  /** Counts the processes that began it. A process whose number is not the last stops. */
  @Property({ type: 'integer', default: 0 })
  attempt: number & Opt = 0;

  /** Time of the latest progress. A run without one for minutes is begun again. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  progressedAt: Date & Opt = new Date();
}
