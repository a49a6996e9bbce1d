import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#platform/request/context';
import { canReadCohort } from './can-read-cohort.service.ts';
import { institutionOfPublicCohort } from './public-cohort.service.ts';
import { findSeat, type Seat } from './seat.service.ts';

interface WantedSeat {
  cohortId: string;
  /** Plan of the cohort. Without one the first applies. */
  planId?: string | null | undefined;
}

/**
 * Reads a cohort, of any institution, as a seat that the viewer could take. Nothing is locked.
 * @returns null without a cohort that the viewer can read, or with a plan that it does not offer
 */
export async function readSeat<T>(
  context: Context,
  wanted: WantedSeat,
  read: (em: EntityManager, seat: Seat) => Promise<T>,
): Promise<T | null> {
  const { viewer } = context;
  const readIn = (inside: Context, isGuest: boolean): Promise<T | null> =>
    inside.transaction(async (em) => {
      const { accountId, institutionId } = inside.viewer;
      const seat = await findSeat(em, {
        ...wanted,
        accountId: accountId!,
        institutionId: institutionId!,
      });
      return seat && !seat.isPlanGone && canReadCohort(inside, seat, isGuest) ? read(em, seat) : null;
    });
  const own = viewer.institutionId ? await readIn(context, false) : null;
  if (own !== null) return own;
  const institutionId = await institutionOfPublicCohort(context, wanted.cohortId);
  return institutionId ? readIn(context.as({ ...viewer, institutionId }), true) : null;
}
