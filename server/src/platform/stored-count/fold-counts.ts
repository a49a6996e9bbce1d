import { v7 as uuidv7 } from 'uuid';
import { idOf } from '#platform/database/identities';
import { defineJob } from '#platform/jobs/job';
import { createJobContext } from '#platform/request/job-context';
import { type Due, forEachDue } from '#platform/jobs/due';
import type { Services } from '#platform/request/services';

/** Number of rows of an institution from which they are folded. Reading a count scans all rows with its name. */
const MAX_ROWS = 100;

const UNFOLDED_COUNTS: Due = {
  name: 'unfolded_counts',
  query: `select to_json(true) from public.stored_count where institution_id = tenant offset ${MAX_ROWS} limit 1`,
};

/**
 * Replaces the rows of each count by one row with their sum. Readers see the same sum before and after. Rows that are added
 * in the meantime stay. Concurrent runs wait for each other, and the second finds nothing to do.
 */
export const foldCounts = (services: Services): Promise<void> =>
  forEachDue(services, UNFOLDED_COUNTS, ({ id }) =>
    services.runWrites(createJobContext(services, id, 'fold-counts'), [
      { name: 'fold_counts', text: FOLD, values: [id, uuidv7(), new Date()] },
    ]),
  );

const FOLD = `
  with folded as (delete from stored_count where institution_id = $1 returning name, amount)
  insert into stored_count (institution_id, id, created_at, name, amount)
  select $1, ${idOf('$2', 'name')}, $3, name, sum(amount) from folded group by name having sum(amount) <> 0`;

/** Folds the rows of stored counts on schedule. */
export const FOLD_COUNTS = defineJob({
  name: 'fold-counts',
  schedule: '* * * * *',
  due: UNFOLDED_COUNTS,
  run: foldCounts,
});
