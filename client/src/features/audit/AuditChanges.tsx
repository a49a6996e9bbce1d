import { Text } from '@mantine/core';
import { texts } from '#texts/en';
import classes from './audit.module.css';

const t = texts.auditLog;

type Values = Record<string, unknown> | null;

/** Table of the changed fields with the old value, struck through, and the new one. */
export function AuditChanges({ before, after }: { before: Values; after: Values }) {
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
            <th scope="row">{field.replaceAll('_', ' ')}</th>
            {before && (
              <td data-side={t.before}>
                <del>{formatValue(before[field])}</del>
              </td>
            )}
            {after && (
              <td data-side={t.after}>
                <ins>{formatValue(after[field])}</ins>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return t.none;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}
