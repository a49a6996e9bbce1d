import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { ObjectType } from 'type-graphql';
import { v7 as uuidv7 } from 'uuid';
import { Account } from '#modules/account/account.entity';
import { accountPolicies } from '#platform/database/tenancy';
import { Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { ExportStatus, UNFINISHED } from './export.enums.ts';
import { Export } from './export.fields.ts';

/**
 * An archive of everything that the platform holds about a person, in all institutions. Its bytes are in the storage under
 * the ID.
 */
@ObjectType({
  implements: Export,
  description:
    'An export of an account: an archive of everything that the platform holds about the viewer, in all institutions.',
})
@Readable<AccountExport>((row, { accountId }) =>
  accountId ? sql`${row.account} = ${accountId}` : sql`false`,
)
@Ordered({}, { isShort: true, changedAt: 'progressedAt' })
@Entity({
  tableName: 'account_export',
  rowLevelSecurity: true,
  policies: accountPolicies('account_export', 'account_id'),
})
@Index({ properties: ['account', 'createdAt', 'id'] })
@Index({
  name: 'account_export_unfinished_once',
  expression: `create unique index account_export_unfinished_once on account_export (account_id) where ${UNFINISHED}`,
})
export class AccountExport implements Export {
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = uuidv7();

  @ManyToOne({ entity: () => Account, ref: true, updateRule: 'no action', deleteRule: 'cascade' })
  account!: Ref<Account>;

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

  /** Counts the processes that began it. A process whose number is not the last stops. */
  @Property({ type: 'integer', default: 0 })
  attempt: number & Opt = 0;

  /** Time of the latest progress. A run without one for minutes is begun again. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  progressedAt: Date & Opt = new Date();

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}
