import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Membership } from '#modules/membership/membership.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { Role } from '#kernel/role';
import { DateTime } from '#kernel/scalars';
import { Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { ImportKind, ImportStatus } from './import.enums.ts';

/** SQL text: the import waits or runs. */
export const UNFINISHED = "status in ('queued', 'running')";

/** Columns that each step changes, which the audit log leaves out. */
const PROGRESS = [
  'bytes_read',
  'rows_done',
  'invited_count',
  'enrolled_count',
  'unchanged_count',
  'failed_count',
  'progressed_at',
];

/** An import of people from a CSV file. Its file is deleted when it ends. */
@Ordered({}, { indexed: [] })
@ObjectType({
  implements: Node,
  description: 'An import of people from a CSV file. Imports of an institution run one after the other.',
})
@Readable<ImportRun>((_, { role }) => (role === Role.ADMIN ? null : sql`false`))
@TenantTable({ tableName: 'import_run', audit: { quiet: PROGRESS } })
@Index({ properties: ['institution', 'startedBy'] })
@Index({ properties: ['institution', 'cohort'] })
@Index({
  name: 'import_run_running_once',
  expression:
    "create unique index import_run_running_once on import_run (institution_id) where status = 'running'",
})
@Index({
  name: 'import_run_unfinished',
  expression: `create index import_run_unfinished on import_run (institution_id, created_at, id) where ${UNFINISHED}`,
})
export class ImportRun extends TenantEntity {
  @Field(() => ImportKind, { description: 'Task of the import for each row.' })
  @Enum({ items: () => ImportKind, type: 'text' })
  kind!: ImportKind;

  @Field(() => ImportStatus, { description: 'Status of the import.' })
  @Enum({ items: () => ImportStatus, type: 'text', default: ImportStatus.QUEUED })
  status: ImportStatus & Opt = ImportStatus.QUEUED;

  @Field(() => Cohort, {
    nullable: true,
    description: 'Cohort of rows that name none. Null without one, and when it was deleted.',
  })
  @BelongsTo(() => Cohort, 'cohort_id', { nullable: true })
  cohort?: Ref<Cohort> | null;

  @Field(() => String, { description: 'Personal message in the invitations. Empty without one.' })
  @Property({ type: 'text', default: '' })
  message: string & Opt = '';

  @Field(() => String, { description: 'Name of the file.' })
  @Property({ type: 'text' })
  fileName!: string;

  @Field(() => Int, { description: 'Size of the file in bytes.' })
  @Property({ type: 'integer' })
  fileSize!: number;

  @Field(() => Int, { description: 'Bytes of the file whose rows are done.' })
  @Property({ type: 'integer', default: 0 })
  bytesRead: number & Opt = 0;

  @Field(() => Int, { description: 'Number of rows that are done, the header not counted.' })
  @Property({ type: 'integer', default: 0, fieldName: 'rows_done' })
  rowCount: number & Opt = 0;

  @Field(() => Int, { description: 'Number of people who were invited.' })
  @Property({ type: 'integer', default: 0 })
  invitedCount: number & Opt = 0;

  @Field(() => Int, { description: 'Number of members who got a seat or a place on the waitlist.' })
  @Property({ type: 'integer', default: 0 })
  enrolledCount: number & Opt = 0;

  @Field(() => Int, {
    description: 'Number of people who were members, enrolled or invited already, so that nothing changed.',
  })
  @Property({ type: 'integer', default: 0 })
  unchangedCount: number & Opt = 0;

  @Field(() => Int, { description: 'Number of rows that failed.' })
  @Property({ type: 'integer', default: 0 })
  failedCount: number & Opt = 0;

  @Field(() => String, {
    nullable: true,
    description: 'Why the file could not be read further. Null unless the import failed.',
  })
  @Property({ type: 'text', nullable: true })
  failure?: string | null;

  @Field(() => Membership, { description: 'Member who started the import.' })
  @BelongsTo(() => Membership, 'started_by_id')
  startedBy!: Ref<Membership>;

  @Field(() => DateTime, { nullable: true, description: 'Time of the first row. Null while queued.' })
  @Property({ type: 'timestamptz', nullable: true })
  startedAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the end. Null while queued or running.' })
  @Property({ type: 'timestamptz', nullable: true })
  finishedAt?: Date | null;

  /** Time of the latest step. A run without one for minutes is taken up again. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  progressedAt: Date & Opt = new Date();
}
