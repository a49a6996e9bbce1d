import { LockMode } from '@mikro-orm/postgresql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { type Due, findDueInstitutions } from '#platform/jobs/due';
import { defineJob } from '#platform/jobs/job';
import { createJobContext } from '#platform/request/job-context';
import type { Context } from '#platform/request/context';
import type { Services } from '#platform/request/services';
import { alignOccurrences, DAYS_AHEAD } from './occurrences.service.ts';

// A day less than what is written, so that a cohort is due once a day.
const MOMENT = `${DAYS_AHEAD - 1} days`;

const OCCURRENCES_DUE: Due = {
  name: 'session_occurrences_due',
  query: `select json_agg(c.id order by c.id) from public.cohort c
    where c.institution_id = tenant and c.recurrence_rule is not null and c.deleted_at is null and c.end_date > now()
      and (c.recurrence_through is null or c.recurrence_through < least(c.end_date, moment))`,
};

/**
 * Adds the sessions of recurring schedules that come within reach, one institution at a time under row level security. Safe to
 * run repeatedly and concurrently: each cohort's row is locked.
 */
export async function addOccurrences(services: Services): Promise<void> {
  for (const { id, due } of await findDueInstitutions(services.orm.em.fork(), OCCURRENCES_DUE, MOMENT)) {
    const context = createJobContext(services, id, 'add-session-occurrences');
    for (const cohortId of due as string[])
      await addTo(context, cohortId).catch((err: unknown) =>
        services.log.warn({ err, cohortId }, 'reading the schedule of a cohort failed'),
      );
  }
}

const addTo = (context: Context, id: string): Promise<void> =>
  context.transaction(async (em, afterCommit) => {
    const cohort = await em.findOne(
      Cohort,
      { id, deletedAt: null, recurrenceRule: { $ne: null } },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (cohort) await alignOccurrences({ em, context, afterCommit }, cohort); // otherwise it changed in the meantime
  });

/** Adds the sessions of recurring schedules. Hourly, so that those of a new version are not a day late. */
export const ADD_OCCURRENCES = defineJob({
  name: 'add-session-occurrences',
  schedule: '20 * * * *',
  due: OCCURRENCES_DUE,
  run: addOccurrences,
});
