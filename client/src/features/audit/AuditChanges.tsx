import { Text } from '@mantine/core';
import { texts } from '#texts/en';
import classes from './audit.module.css';
import { formatAuditValue, formatColumn, type Names, type Values } from './formatAuditValue.ts';

const t = texts.auditLog;

/** Table of the changed fields with the old value, struck through, and the new one. */
export function AuditChanges({ before, after, names }: { before: Values; after: Values; names: Names }) {
  const fields = Object.keys({ ...before, ...after }).toSorted();
  if (fields.length === 0) {
    return (
      <Text size="xs" c="dimmed">
        {t.noValues}
      </Text>
    );
  }
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          {before && <th scope="col">{t.before}</th>}
          {after && <th scope="col">{t.after}</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{formatColumn(field)}</th>
            {before && (
              <td data-side={t.before}>
                <del>{formatAuditValue(before[field], names)}</del>
              </td>
            )}
            {after && (
              <td data-side={t.after}>
                <ins>{formatAuditValue(after[field], names)}</ins>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
