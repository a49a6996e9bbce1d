import type { TriggerDef } from '@mikro-orm/core';
import { SECRET_COLUMNS } from './secret-columns.ts';

/** Audit settings of a table; columns by their names in the database. */
export interface Audited {
  /**
   * Columns that follow from other changes, for example counters. They are left out, and changes of them
   * alone create no entry.
   */
  quiet?: string[];
}

/** Left out: the entry contains them itself. */
const OF_THE_ENTRY = ['institution_id', 'id', 'created_at'];

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

function triggerOf(tableName: string, { on, when, write, quiet = [] }: AuditTrigger): TriggerDef {
  const name = `${tableName}_audit_${on.join('_')}`;
  const condition = when ? ` when (${when})` : '';
  const leftOut = [...OF_THE_ENTRY, ...quiet].join();
  // The log records that these changed, without their values.
  const secrets = (SECRET_COLUMNS[tableName] ?? []).join();
  return {
    name,
    timing: 'after',
    events: on,
    forEach: 'row',
    expression: `create trigger ${name} after ${on.join(' or ')} on "${tableName}" for each row${condition} execute function ${write}('{${leftOut}}', '{${secrets}}', '${tableName}')`,
  };
}

/**
 * Returns the triggers that record all changes of a tenant table in the audit log (audit/audit-functions.sql.ts);
 * `npm run migration` adds them to the migration. Why triggers: decision 0018.
 */
export function auditTriggers(tableName: string, audited: Audited): TriggerDef[] {
  const { quiet = [] } = audited;
  // Changes of nothing, or of counters alone, do not even call the function.
  const when =
    quiet.length > 0
      ? `to_jsonb(old) - '{${quiet.join()}}'::text[] is distinct from to_jsonb(new) - '{${quiet.join()}}'::text[]`
      : 'old.* is distinct from new.*';
  return [
    triggerOf(tableName, { ...audited, on: ['insert', 'delete'], write: 'audit_row' }),
    triggerOf(tableName, { ...audited, on: ['update'], when, write: 'audit_row' }),
  ];
}
