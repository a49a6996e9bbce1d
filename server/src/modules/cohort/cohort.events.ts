import type { Context } from '#platform/request/context';

/** Tells every instance that a cohort changed. Nobody waits for it: subscribers read the cohort's own rows. */
export function announceCohort(
  { services: { bus, log } }: Context,
  cohort: { id: string; institution: { id: string } },
): void {
  bus
    .publish('cohortChanged', { institutionId: cohort.institution.id, cohortId: cohort.id })
    .catch((error: unknown) => log.warn({ err: error }, 'a change of a cohort was not announced'));
}
