import { defineJob } from '#platform/jobs/job';
import { createJobContext } from '#platform/request/job-context';
import { type Due, forEachDue } from '#platform/jobs/due';
import type { Services } from '#platform/request/services';
import { removeFiles } from './file.service.ts';

/** Hours for which a file may stay unused. */
const UNUSED_HOURS = 24;

/** Files deleted per transaction. */
const AT_ONCE = 500;

const UNUSED_FILES: Due = {
  name: 'unused_files',
  query: `select to_json(true) where exists (
    select from public.file where institution_id = tenant and holder_id is null and created_at < moment)`,
};

// Skips files that a concurrent request has locked in order to use them.
const UNUSED = `
  select id from file
  where institution_id = ? and holder_id is null and created_at < now() - make_interval(hours => ?)
  order by created_at limit ? for update skip locked`;

/** Deletes unused files, including those of interrupted uploads, one institution at a time. */
export const removeUnusedFiles = (services: Services): Promise<void> =>
  forEachDue(services, UNUSED_FILES, ({ id }) => removeUnusedOf(services, id), `-${UNUSED_HOURS} hours`);

async function removeUnusedOf(services: Services, institutionId: string): Promise<void> {
  const { transaction } = createJobContext(services, institutionId, 'remove-unused-files');
  let count: number;
  do {
    count = await transaction(async (em) => {
      const rows = await em.execute<{ id: string }[]>(UNUSED, [institutionId, UNUSED_HOURS, AT_ONCE]);
      await removeFiles(
        em,
        institutionId,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
  } while (count === AT_ONCE);
}

/** Deletes unused files. */
export const REMOVE_UNUSED_FILES = defineJob({
  name: 'remove-unused-files',
  schedule: '11 * * * *',
  due: UNUSED_FILES,
  run: removeUnusedFiles,
});
