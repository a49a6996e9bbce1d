import { Alert } from '@mantine/core';
import { texts } from '#texts/en';
import type { Bulk } from './useBulk.ts';
import classes from './table.module.css';

/** Rows that the latest action failed for, each with the server's message. */
export function BulkFailures({ bulk: { failures } }: { bulk: Bulk }) {
  if (failures.length === 0) return null;
  return (
    <Alert role="alert" color="red" title={texts.common.bulkFailed(failures.length)}>
      <ul className={classes.failures}>
        {failures.map(({ id, name, message }) => (
          <li key={id}>
            <strong>{name}</strong>: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
