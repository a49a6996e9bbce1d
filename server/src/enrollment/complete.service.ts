import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { announceCohort } from '../cohort/cohort.events.ts';
import { Cohort } from '../cohort/cohort.entity.ts';
import { publish } from '../domain-event/publish.ts';
import type { Context } from '../graphql/context.ts';
import { contextOfJob } from '../graphql/job-context.ts';
import { Institution } from '../institution/institution.entity.ts';
import type { Services } from '../services.ts';

/** Enrollments that one transaction completes: few enough that nobody waits for the cohort's lock. */
const AT_ONCE = 500;

/**
 * Completes the seats of cohorts that have ended, institution by institution: row level security holds here too. It may
 * run twice, also at once, and end at any point: what is complete stays so, the rest is found again.
 */
export async function completeEnrollments(services: Services): Promise<void> {
  const institutions = await services.orm.em.fork().find(Institution, {}, { fields: ['id'] });
  for (const { id } of institutions) {
    const context = contextOfJob(services, id, 'complete-enrollments');
    const ended = await context.transaction((em) => endedCohorts(em, id));
    for (const cohortId of ended) while ((await completeSome(context, id, cohortId)) === AT_ONCE);
  }
}

async function endedCohorts(em: EntityManager, institutionId: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select c.id from cohort c
     where c.institution_id = ? and c.end_date < now() and c.deleted_at is null and exists (
       select from enrollment e where e.institution_id = c.institution_id and e.cohort_id = c.id and e.status = 'active')
     order by c.end_date, c.id`,
    [institutionId],
  );
  return rows.map(({ id }) => id);
}

/** Gives how many; the cohort's row is locked, as for everybody who changes who is in it. */
function completeSome(context: Context, institutionId: string, cohortId: string): Promise<number> {
  return context.transaction(async (em, afterCommit) => {
    const cohort = await em.findOne(
      Cohort,
      { id: cohortId, deletedAt: null, endDate: { $lt: new Date() } },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!cohort) return 0; // put off or deleted meanwhile
    const completed = await em.execute<{ id: string }[]>(COMPLETE, [institutionId, cohortId, AT_ONCE]);
    const ids = completed.map(({ id }) => id);
    await publish({ type: 'enrollment.completed', institutionId, ids }, { em, context, afterCommit });
    if (ids.length > 0) afterCommit(() => announceCohort(context, cohort));
    return ids.length;
  });
}

const COMPLETE = `
  with seat as (
    select institution_id, id from enrollment
    where institution_id = ? and cohort_id = ? and status = 'active' order by enrolled_at, id limit ?)
  update enrollment e set status = 'completed', updated_at = now() from seat
  where e.institution_id = seat.institution_id and e.id = seat.id returning e.id`;
