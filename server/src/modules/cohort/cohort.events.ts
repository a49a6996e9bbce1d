import type { Context } from '#platform/request/context';

/** Who may know that a cohort was deleted: nobody can read the row any more to find out. */
export interface DeletedCohort {
  /** Everybody could see it. */
  isPublic: boolean;
  /** Its creator where it was a draft, which only they and admins could see; null where it was published. */
  draftOf: string | null;
  /** Accounts that saw it because of their seat only. */
  bySeat: string[];
}

/** Accounts named in one message: the bus carries at most 8 kB. */
const MAX_ACCOUNTS = 100;

interface CohortKey {
  id: string;
  institution: { id: string };
}

/** Tells every instance that a cohort changed. Nobody waits for it: subscribers read the cohort's own rows. */
export function announceCohort(context: Context, cohort: CohortKey): void {
  send(context, cohort);
}

/** Tells every instance that a cohort was deleted, and who may know. */
export function announceDeletedCohort(context: Context, cohort: CohortKey, deleted: DeletedCohort): void {
  let rest = deleted.bySeat;
  do {
    send(context, cohort, { ...deleted, bySeat: rest.slice(0, MAX_ACCOUNTS) });
    rest = rest.slice(MAX_ACCOUNTS);
  } while (rest.length > 0);
}

function send({ services: { bus, log } }: Context, cohort: CohortKey, deleted?: DeletedCohort): void {
  bus
    .publish('cohortChanged', {
      institutionId: cohort.institution.id,
      cohortId: cohort.id,
      ...(deleted && { deleted }),
    })
    .catch((error: unknown) => log.warn({ err: error }, 'a change of a cohort was not announced'));
}
