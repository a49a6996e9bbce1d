import { defineJob } from '#platform/jobs/job';
import type { Shared } from '#platform/jobs/queue';
import { erasePerson } from './erase-person.service.ts';
import type { ErasedPerson } from './personal-tables.service.ts';

/** Erases what a person left in one institution. A failed or killed run is repeated; it deletes and replaces the same. */
export const ERASE_PERSON = defineJob({
  name: 'erase-person',
  lane: 'archives',
  run: async (
    services,
    { share, ...person }: Omit<ErasedPerson, 'institutionId'> & Shared,
    { withPgClient },
  ) => {
    if (share) await erasePerson(services, withPgClient, { institutionId: share, ...person });
  },
});
