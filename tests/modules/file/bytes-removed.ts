import { expect } from 'vitest';
import { REMOVE_FILE_BYTES } from '#modules/file/remove-file-bytes.jobs';
import type { App } from '#tests/support/app';

/** Waits until no job that removes bytes of files is left. */
export async function bytesRemoved(app: App): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await app.db.query(`select 1 from graphile_worker.jobs where task_identifier = $1`, [
        REMOVE_FILE_BYTES.name,
      ]);
      return rows.length;
    })
    .toBe(0);
}
