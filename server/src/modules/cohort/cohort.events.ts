import type { Context } from '#platform/request/context';
import { announce } from '#platform/pubsub/announce';

/** Readers of a deleted cohort, recorded because the row can no longer be read. */
export interface DeletedCohort {
  /** Whether everyone could read it. */
  isPublic: boolean;
  /** Creator of a draft, which only the creator and admins could read. Null for a published cohort. */
  draftOf: string | null;
  /** Accounts that could read it only because of their seat. */
  bySeat: string[];
}

/** Maximum number of accounts in one message: the bus carries at most 8 kB. */
const MAX_ACCOUNTS = 100;

interface CohortKey {
  id: string;
  institution: { id: string };
}

/** Publishes a change of a cohort to every instance without waiting. Subscribers read the cohort's own rows. */
export function announceCohort(context: Context, cohort: CohortKey): void {
  send(context, cohort);
}

/** Publishes the deletion of a cohort to every instance, with its readers. */
export function announceDeletedCohort(context: Context, cohort: CohortKey, deleted: DeletedCohort): void {
  let rest = deleted.bySeat;
  do {
    send(context, cohort, { ...deleted, bySeat: rest.slice(0, MAX_ACCOUNTS) });
    rest = rest.slice(MAX_ACCOUNTS);
  } while (rest.length > 0);
}

const send = ({ services }: Context, cohort: CohortKey, deleted?: DeletedCohort): void =>
  announce(services, 'cohortChanged', {
    institutionId: cohort.institution.id,
    cohortId: cohort.id,
    ...(deleted && { deleted }),
  });
