import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import type { PolicyDef } from '@mikro-orm/core';

/** Transaction-local settings that the policies read; set by every read and every transaction of the app. */
export const SETTINGS = { account: 'app.account', institution: 'app.institution' } as const;

/** The role that the app's statements run under: it owns nothing and cannot bypass row level security. */
export const APP_ROLE = 'lyceum_app';

// The sub-select is evaluated once for a statement, a bare function call once for a row; `nullif` because a
// transaction-local setting reads as '' after its first use.
const setting = (name: string) => `(select nullif(current_setting('${name}', true), '')::uuid)`;

export const CURRENT_ACCOUNT = setting(SETTINGS.account);
export const CURRENT_INSTITUTION = setting(SETTINGS.institution);

interface TenantTableOptions {
  /** The table's name: snake case, singular. */
  tableName: string;
  /** SQL over the table's columns: rows that any tenant may read, such as a published public course. */
  publicWhen?: string;
  /** Column with the account that a row is about: it may read the row from every tenant. */
  ownedBy?: string;
}

/**
 * An entity whose rows belong to one institution: row level security is forced, and only the institution named by
 * the transaction's settings may be read or written; `publicWhen` and `ownedBy` open named rows for reading.
 */
export function TenantTable({ tableName, publicWhen, ownedBy }: TenantTableOptions): ClassDecorator {
  const ofTenant = `institution_id = ${CURRENT_INSTITUTION}`;
  const policies: PolicyDef[] = [{ name: `${tableName}_tenant`, using: ofTenant, check: ofTenant }];
  if (publicWhen) policies.push({ name: `${tableName}_public`, command: 'select', using: publicWhen });
  if (ownedBy) {
    const own = `${ownedBy} = ${CURRENT_ACCOUNT}`;
    policies.push({ name: `${tableName}_own`, command: 'select', using: own });
  }
  return Entity({ tableName, rowLevelSecurity: 'force', policies }) as ClassDecorator;
}

/**
 * A relation inside the institution: its foreign key is `(institution_id, column)`, so that no row can point into
 * another tenant, whatever the code above does.
 */
export function BelongsTo<T extends object>(
  entity: () => abstract new (...args: never[]) => T,
  column: string,
  options: { nullable?: boolean } = {},
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
