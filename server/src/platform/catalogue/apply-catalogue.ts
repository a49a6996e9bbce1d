import { VISITOR } from '#kernel/viewer';
import { defineJob } from '#platform/jobs/job';
import type { Services } from '#platform/request/services';
import { applyAllChanges } from './apply-changes.ts';

/** One statement for all institutions, which a cluster sends to every node. */
const CHANGED = `select json_agg(distinct change.institution_id)::text from catalogue_change change`;

/** Writes the entries of all changes, such as those of a process that ended after its commit. */
export async function applyCatalogue({
  orm,
  runStatements,
}: Pick<Services, 'orm' | 'runStatements'>): Promise<void> {
  const [json] = await runStatements(VISITOR, [{ text: CHANGED, values: [] }]);
  for (const id of JSON.parse(json ?? '[]') as string[]) await applyAllChanges(orm, id);
}

/** Keeps the catalogue on schedule where it is read. */
export const APPLY_CATALOGUE = defineJob({
  name: 'apply-catalogue',
  schedule: '* * * * *',
  isForClusters: true,
  run: applyCatalogue,
});
