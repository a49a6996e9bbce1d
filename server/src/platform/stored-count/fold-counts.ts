import { defineJob } from '#platform/jobs/job';
import { createJobContext } from '#platform/request/job-context';
import { type Due, findDueInstitutions } from '#platform/jobs/due';
import type { Services } from '#platform/request/services';

/** Rows of an institution from which they are added up. A read of a count goes through all with its name. */
const MAX_ROWS = 100;

export const UNFOLDED_COUNTS: Due = {
  name: 'unfolded_counts',
  query: `select to_json(true) from public.stored_count where institution_id = tenant offset ${MAX_ROWS} limit 1`,
};

/**
 * Replaces the rows of each count by one with their sum. Readers see the sum before or after, which are equal; rows that
 * are added meanwhile stay. Two at once wait for each other, and the second finds nothing to do.
 */
export async function foldCounts(services: Services): Promise<void> {
  for (const { id } of await findDueInstitutions(services.orm.em.fork(), UNFOLDED_COUNTS))
    await services.runWrites(createJobContext(services, id, 'fold-counts'), [
      { name: 'fold_counts', text: FOLD, values: [id] },
    ]);
}

const FOLD = `
  with folded as (delete from stored_count where institution_id = $1 returning name, amount)
  insert into stored_count (institution_id, id, name, amount)
  select $1, uuidv7(), name, sum(amount) from folded group by name having sum(amount) <> 0`;

/** Adds up the rows of stored counts. */
export const FOLD_COUNTS = defineJob({
  name: 'fold-counts',
  schedule: '* * * * *',
  due: UNFOLDED_COUNTS,
  run: foldCounts,
});
