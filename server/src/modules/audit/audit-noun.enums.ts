import { declaredEnum } from '#kernel/declared-enum';
import { auditedTables } from '#platform/database/audited';

const { values, add } = declaredEnum('AuditNoun', 'Kind of row in the audit log.');

/** Audited tables by their names in the API. */
export const AuditNoun = values;

/** Collects the tables whose changes the log records. */
export function collectNouns(): void {
  for (const table of auditedTables()) add(table.toUpperCase(), table, `Row of the table \`${table}\`.`);
}
