import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import type { PolicyDef, TriggerDef } from '@mikro-orm/core';
import { type CountedTable, countTriggers } from './counted.ts';
import { IS_PUBLIC, type PublishedTable, publicnessTrigger } from './publicness.ts';
import { NOT_SUSPENDED } from './visitor-settings.ts';
import { updatedAtTriggers } from './updated.ts';
import { type Audited, auditTriggers, markAudited } from './audited.ts';
import { changeTrigger } from './changes.ts';

/**
 * Transaction-local settings. Every read and transaction sets account and institution, which policies read;
 * writes also set the others: who does what, for the audit log (author.ts), and the write's identity, from which
 * triggers take time and identities (identities.ts).
 */
export const SETTINGS = {
  account: 'app.account',
  institution: 'app.institution',
  token: 'app.token',
  request: 'app.request',
  operation: 'app.operation',
  write: 'app.write',
} as const;

/** Setting with the current span, which jobs that the transaction enqueues continue. Only set with traces. */
export const TRACE_SETTING = 'app.trace';

/** Column of the institution in every tenant table, the first of its primary key. */
export const TENANT_COLUMN = 'institution_id';

/** Role of statements inside an institution. It owns nothing and cannot bypass row level security. */
export const APP_ROLE = 'lyceum_app';

/**
 * Role of reads outside an institution, by visitors and in the marketplace: it reads public rows and the
 * account's own, and writes nothing. With two roles, a tenant's read is a plain equality, which indexes
 * support, instead of "own or public".
 */
export const PUBLIC_ROLE = 'lyceum_public';

// `nullif`, because a transaction-local setting is '' after its first use.
const setting = (name: string) => `nullif(current_setting('${name}', true), '')::uuid`;

/**
 * Wraps a condition so that the planner uses no index for it: for "the tenant's or one's own" it would
 * combine two indexes instead of using the one in list order, and sort all of the tenant's rows.
 */
const unindexed = (condition: string) => `case when ${condition} then true else false end`;

/**
 * Returns the policies of a global table of accounts: the app's role, which signs people in, uses all rows; a
 * role that answers visitors reads those of the transaction's account.
 */
export const accountPolicies = (tableName: string, accountColumn: string): PolicyDef[] => [
  { name: `${tableName}_app`, roles: [APP_ROLE], using: 'true', check: 'true' },
  {
    name: `${tableName}_own`,
    roles: [PUBLIC_ROLE],
    command: 'select',
    using: `${accountColumn} = ${setting(SETTINGS.account)}`,
  },
];

interface TenantTableOptions {
  /** Name of the table: snake case, singular. */
  tableName: string;
  /** SQL condition over its columns: the row is public, for example a published public course. */
  publicWhen?: string;
  /** Table of the parent whose publicness its rows copy to the column `is_public`. */
  publicWith?: PublishedTable;
  /** Column with the account that may read the row outside the institution. */
  ownedBy?: string;
  /** SQL condition with the meaning of `ownedBy`, when no column has the account. */
  ownedWhen?: string;
  /** Whether the account also reads its own rows inside other institutions, and while the institution is suspended. */
  ownedEverywhere?: boolean;
  /** Whether rows that are readable from outside stay readable while the institution is suspended. */
  outlivesSuspension?: boolean;
  /** Columns that the audit log leaves out; false for all, with the reason in tests/platform/database/catalogue.ts. */
  audit?: Audited | false;
  /**
   * How its changes are noted for answers in memory (changes.ts). By default with those of the institution, and apart if the audit
   * log leaves the table out; false for a table whose rows are written all the time and rarely read: no answer with them is kept.
   */
  changes?: 'institution' | 'apart' | false;
  /** Contributions to counts. The module declares the function of the triggers (`countFunction`). */
  counts?: CountedTable;
  /** Whether every node of a cluster has a copy (distribution/tables.ts). Such a table has no triggers. */
  isReference?: boolean;
  /** Further triggers. Those that fill columns run before that of `updated_at`, in the order of their names. */
  triggers?: readonly TriggerDef[];
}

/**
 * Declares an entity whose rows belong to one institution: row level security is forced, and only the
 * institution of the transaction's settings can be read or written; `publicWhen` and `ownedBy` open rows for
 * reading, unless the institution is suspended. Changes are recorded in the audit log.
 */
export function TenantTable({
  tableName,
  publicWhen: publicByItself,
  publicWith,
  ownedBy,
  ownedWhen,
  ownedEverywhere,
  outlivesSuspension,
  audit = {},
  changes = audit ? 'institution' : 'apart',
  counts,
  isReference,
  triggers: moreTriggers = [],
}: TenantTableOptions): ClassDecorator {
  const publicWhen = publicWith ? IS_PUBLIC : publicByItself;
  const fromOutside = (condition: string) =>
    outlivesSuspension ? condition : `${condition} and ${NOT_SUSPENDED}`;
  const ofTenant = `institution_id = ${setting(SETTINGS.institution)}`;
  const policies: PolicyDef[] = [
    { name: `${tableName}_tenant`, roles: [APP_ROLE], using: ofTenant, check: ofTenant },
  ];
  if (publicWhen)
    policies.push({
      name: `${tableName}_public`,
      roles: [PUBLIC_ROLE],
      command: 'select',
      using: fromOutside(publicWhen),
    });
  const own = ownedWhen ?? (ownedBy && `${ownedBy} = ${setting(SETTINGS.account)}`);
  if (own)
    policies.push(
      ownedEverywhere
        ? {
            name: `${tableName}_own`,
            roles: [APP_ROLE, PUBLIC_ROLE],
            command: 'select',
            using: unindexed(own),
          }
        : { name: `${tableName}_own`, roles: [PUBLIC_ROLE], command: 'select', using: fromOutside(own) },
    );
  const audited = audit && publicWith ? { ...audit, quiet: [...(audit.quiet ?? []), IS_PUBLIC] } : audit;
  const triggers = [
    ...(isReference ? [] : updatedAtTriggers(tableName, audited || {})),
    ...(audited ? auditTriggers(tableName, audited) : []),
    ...(publicWith ? [publicnessTrigger(tableName, publicWith)] : []),
    ...(counts ? countTriggers(tableName, counts) : []),
    ...(changes && !isReference ? [changeTrigger(tableName, changes)] : []),
    ...(ownedEverywhere ? [changeTrigger(tableName, 'account')] : []),
    ...moreTriggers,
  ];
  if (audit) markAudited(tableName);
  return Entity({ tableName, rowLevelSecurity: 'force', policies, triggers }) as ClassDecorator;
}

/**
 * Declares a relation inside the institution: its foreign key is `(institution_id, column)`, so that no row
 * can refer to another tenant.
 */
export function BelongsTo(
  entity: () => abstract new (...args: never[]) => object,
  column: string,
  options: { nullable?: boolean; deleteRule?: 'no action' | 'cascade' } = {},
): PropertyDecorator {
  return ManyToOne({
    entity: entity as never,
    ref: true,
    joinColumns: ['institution_id', column],
    updateRule: 'no action',
    deleteRule: 'no action',
    ...options,
  }) as PropertyDecorator;
}
