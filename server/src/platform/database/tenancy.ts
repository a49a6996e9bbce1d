import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import type { PolicyDef } from '@mikro-orm/core';
import { type CountedTable, countTriggers } from './counted.ts';
import { IS_PUBLIC, type PublishedTable, publicnessTrigger } from './publicness.ts';
import { NOT_SUSPENDED } from './visitor-settings.ts';
import { type Audited, auditTriggers } from './audited.ts';

/**
 * Transaction-local settings: account and institution, which the policies read, are set by every read and every
 * transaction of the app; the others, for the audit log, by those that write (author.ts).
 */
export const SETTINGS = {
  account: 'app.account',
  institution: 'app.institution',
  token: 'app.token',
  request: 'app.request',
  operation: 'app.operation',
} as const;

/** The role of statements inside an institution: it owns nothing and cannot bypass row level security. */
export const APP_ROLE = 'lyceum_app';

/**
 * The role of reads outside an institution, by visitors and in the marketplace: it sees what is public and what is the
 * account's own, and writes nothing. With a role for each, a tenant's read is a plain equality, which indexes serve,
 * instead of "mine or public".
 */
export const PUBLIC_ROLE = 'lyceum_public';

// `nullif` because a transaction-local setting reads as '' after its first use.
const setting = (name: string) => `nullif(current_setting('${name}', true), '')::uuid`;

/**
 * A condition that the planner looks for no index of: of "the tenant's or one's own" it would take an index each, rather
 * than the one that has a list in its order, and sort all of the tenant's rows.
 */
const unindexed = (condition: string) => `case when ${condition} then true else false end`;

/**
 * Policies of a table of accounts, which belongs to no institution: the app's role, which signs people in, uses all
 * rows, and a role that answers visitors reads those of the account in the transaction's settings.
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
  /** The table's name: snake case, singular. */
  tableName: string;
  /** SQL over the table's columns: rows that everybody may read, such as a published public course. */
  publicWhen?: string;
  /** Its rows are as public as the row of this table to which they belong: the column `is_public` has a copy. */
  publicWith?: PublishedTable;
  /** Column with the account that a row is about: it may read the row outside the institution. */
  ownedBy?: string;
  /** SQL over the table's columns that does as `ownedBy` where no column has the account. */
  ownedWhen?: string;
  /** The account reads its own rows from inside other institutions too, and while the institution is suspended. */
  ownedEverywhere?: boolean;
  /** Rows that may be read from outside stay readable while the institution is suspended. */
  outlivesSuspension?: boolean;
  /** What the audit log leaves out of it; false: all, for a reason that stands in tests/platform/database/catalogue.ts. */
  audit?: Audited | false;
  /** How its rows count. The module declares the function of the triggers (`countFunction`). */
  counts?: CountedTable;
}

/**
 * An entity whose rows belong to one institution: row level security is forced, and only the institution named by
 * the transaction's settings may be read or written; `publicWhen` and `ownedBy` open named rows for reading, unless the
 * institution is suspended. Its changes are written into the audit log.
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
  counts,
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
  const triggers = [
    ...(audit ? auditTriggers(tableName, publicWith ? { quiet: [IS_PUBLIC] } : audit) : []),
    ...(publicWith ? [publicnessTrigger(tableName, publicWith)] : []),
    ...(counts ? countTriggers(tableName, counts) : []),
  ];
  return Entity({ tableName, rowLevelSecurity: 'force', policies, triggers }) as ClassDecorator;
}

/**
 * A relation inside the institution: its foreign key is `(institution_id, column)`, so that no row can point into
 * another tenant, whatever the code above does.
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
