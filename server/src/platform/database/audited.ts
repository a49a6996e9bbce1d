import type { TriggerDef } from '@mikro-orm/core';
import { SECRET_COLUMNS } from './secret-columns.ts';

/** What the audit log must know of a table; columns by their names in the database. */
export interface Audited {
  /** Counters and the like, which follow from other changes: left out; a change of nothing else makes no entry. */
  quiet?: string[];
}

/** Of no interest: the entry names them itself. */
const OF_THE_ENTRY = ['institution_id', 'id', 'created_at'];

const tables = new Set<string>();

/** Returns the tables whose changes the audit log records, sorted by name. Complete once all entities are loaded. */
export const auditedTables = (): string[] => [...tables].toSorted();

interface AuditTrigger extends Audited {
  on: ('insert' | 'update' | 'delete')[];
  /** Condition on `old` and `new`. */
  when?: string;
  /** The function that writes the entries. */
  write: string;
}

/** One trigger of a table; for those of no tenant, which need a function of their own. */
export function auditTrigger(tableName: string, { on, when, write, quiet = [] }: AuditTrigger): TriggerDef {
  tables.add(tableName);
  const name = `${tableName}_audit_${on.join('_')}`;
  const condition = when ? ` when (${when})` : '';
  const leftOut = [...OF_THE_ENTRY, ...quiet].join();
  // The log says that these changed, without their values.
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
 * Triggers that write every change of a tenant table's rows into the audit log (audit/audit-functions.ts); `npm run
 * migration` puts them into the migration. Why triggers: docs/decisions.
 */
export function auditTriggers(tableName: string, audited: Audited): TriggerDef[] {
  const { quiet = [] } = audited;
  // What changes nothing, or a counter alone, does not even call the function.
  const when =
    quiet.length > 0
      ? `to_jsonb(old) - '{${quiet.join()}}'::text[] is distinct from to_jsonb(new) - '{${quiet.join()}}'::text[]`
      : 'old.* is distinct from new.*';
  return [
    auditTrigger(tableName, { ...audited, on: ['insert', 'delete'], write: 'audit_row' }),
    auditTrigger(tableName, { ...audited, on: ['update'], when, write: 'audit_row' }),
  ];
}
