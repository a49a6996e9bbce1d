import { defineJob } from '#platform/jobs/job';
import type { Shared } from '#platform/jobs/queue';

/** Removes the bytes of a deleted file from the storage. Idempotent. */
export const REMOVE_FILE_BYTES = defineJob({
  name: 'remove-file-bytes',
  run: ({ storage }, { key }: { key: string } & Shared) => storage.remove(key),
});
