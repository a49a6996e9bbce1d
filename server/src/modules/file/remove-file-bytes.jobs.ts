import { defineJob } from '#platform/jobs/job';
import type { Shared } from '#platform/jobs/queue';
import { createJobContext } from '#platform/request/job-context';
import { fileIdOf } from '#platform/storage/storage';

const NAME = 'remove-file-bytes';

/** Removes the bytes of a deleted file from the storage, unless a copy of the file shares them. Idempotent. */
export const REMOVE_FILE_BYTES = defineJob({
  name: NAME,
  run: async (services, { key, share }: { key: string } & Shared) => {
    const id = fileIdOf(key);
    const { transaction } = createJobContext(services, share, NAME);
    const users = await transaction((em) =>
      em.execute<unknown[]>(
        'select from file where institution_id = ? and (id = ? or bytes_of = ?) limit 1',
        [share, id, id],
      ),
    );
    if (users.length === 0) await services.storage.remove(key);
  },
});
