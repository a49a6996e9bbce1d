import type { EventConsumer } from '#platform/domain-event/consumer';
import { applyChanges } from './apply-changes.ts';
import { cataloguedTables } from './catalogued.ts';

/**
 * Writes the entries of what an event changed, where visitors' lists read them, so that a change is in the next list of
 * the caller and of everybody else. Elsewhere the job is soon enough.
 */
export const catalogueConsumer: EventConsumer = {
  settle: async ({ orm, plans }, { type, institutionId, ids }) => {
    const [noun] = type.split('.');
    if (plans.isOnCluster && cataloguedTables().some(({ table }) => table === noun))
      await applyChanges(orm, institutionId, ids);
  },
};
