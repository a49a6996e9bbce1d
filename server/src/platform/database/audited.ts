import type { TriggerDef } from '@mikro-orm/core';
import { rowTrigger } from './row-trigger.ts';
import { SECRET_COLUMNS } from './secret-columns.ts';

/** Audit settings of a table; columns by their names in the database. */
export interface Audited {
  /**
   * Columns that follow from other changes, for example counters. They are left out, and changes of them
   * alone create no entry and do not move `updated_at`.
   */
  quiet?: string[];
  /**
   * All other columns but those of every table. For a table whose quiet columns change most: an update of these alone then does not
   * even evaluate the conditions of its triggers, which compare whole rows.
   */
  others?: string[];
}

/** Left out: the entry contains them itself. */
const OF_THE_ENTRY = ['institution_id', 'id', 'created_at', 'updated_at'];

/** Returns the columns that entries leave out, as an array literal of PostgreSQL. */
export const leftOut = (quiet: readonly string[] = []): string => `{${[...OF_THE_ENTRY, ...quiet].join()}}`;

const tables = new Set<string>();

/** Returns the tables whose changes the audit log records, sorted by name. Complete once all entities are loaded. */
export const auditedTables = (): string[] => [...tables].toSorted();

interface AuditTrigger extends Audited {
  on: ('insert' | 'update' | 'delete')[];
  /** Condition on `old` and `new`. */
  when?: string;
  /** Function that writes the entries. */
  write: string;
}

/** Adds a table to `auditedTables`. */
export const markAudited = (tableName: string): void => void tables.add(tableName);

/** Returns a trigger of a global table, which needs its own function, and marks the table as audited. */
export function auditTrigger(tableName: string, trigger: AuditTrigger): TriggerDef {
  markAudited(tableName);
  return triggerOf(tableName, trigger);
}

function triggerOf(tableName: string, { on, when, write, quiet = [], others }: AuditTrigger): TriggerDef {
  // The log records that these changed, without their values.
  const secrets = (SECRET_COLUMNS[tableName] ?? []).join();
  return rowTrigger({
    name: `${tableName}_audit_${on.join('_')}`,
    table: tableName,
    timing: 'after',
    events: on,
    columns: triggeringColumns(others),
    when,
    call: `${write}('${leftOut(quiet)}', '{${secrets}}', '${tableName}')`,
  });
}

/** Returns the columns that a trigger is limited to, with those that every table has; undefined for no limit. */
export const triggeringColumns = (others?: readonly string[]): string[] | undefined =>
  others && [...OF_THE_ENTRY, ...others];

/** Returns the condition of a trigger that something else than the `quiet` columns changed. */
export function hasChanged(quiet: readonly string[] = []): string {
  const loud = (row: string) => `to_jsonb(${row}) - '{${quiet.join()}}'::text[]`;
  return quiet.length > 0 ? `${loud('old')} is distinct from ${loud('new')}` : 'old.* is distinct from new.*';
}

/**
 * Returns the triggers that record all changes of a tenant table in the audit log (audit/audit-functions.sql.ts);
 * `npm run migration` adds them to the migration. Why triggers: decision 0018.
 */
export function auditTriggers(tableName: string, audited: Audited): TriggerDef[] {
  return [
    triggerOf(tableName, { quiet: audited.quiet ?? [], on: ['insert', 'delete'], write: 'audit_row' }),
    // Changes of nothing, or of counters alone, do not even call the function.
    triggerOf(tableName, { ...audited, on: ['update'], when: hasChanged(audited.quiet), write: 'audit_row' }),
  ];
}
