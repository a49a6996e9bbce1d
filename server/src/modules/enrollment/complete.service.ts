import { defineJob } from '#platform/jobs/job';
import { LockMode } from '@mikro-orm/postgresql';
import { announceCohort } from '#modules/cohort/cohort.events';
import { Cohort } from '#modules/cohort/cohort.entity';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { createJobContext } from '#platform/request/job-context';
import { type Due, forEachDue, inTurn } from '#platform/jobs/due';
import type { Services } from '#platform/request/services';

/** Enrollments completed per transaction: few enough to keep the cohort's lock short. */
const AT_ONCE = 500;

const ENDED_COHORTS: Due = {
  name: 'ended_cohorts',
  query: `select json_agg(c.id order by c.end_date, c.id) from public.cohort c
    where c.institution_id = tenant and c.end_date < moment and c.deleted_at is null and exists (
      select from public.enrollment e
      where e.institution_id = tenant and e.cohort_id = c.id and e.status = 'active')`,
};

/**
 * Completes the enrollments of ended cohorts, one institution at a time under row level security. Safe to run
 * repeatedly, concurrently and to interrupt: completed enrollments stay completed, the others are found
 * again.
 */
export const completeEnrollments = (services: Services): Promise<void> =>
  forEachDue(services, ENDED_COHORTS, ({ id, due: ended }) => {
    const context = createJobContext(services, id, 'complete-enrollments');
    return inTurn(services.log, ENDED_COHORTS, ended as string[], async (cohortId) => {
      while ((await completeSome(context, id, cohortId)) === AT_ONCE);
    });
  });

/** Completes enrollments of a cohort under its row lock. Returns their number. */
function completeSome(context: Context, institutionId: string, cohortId: string): Promise<number> {
  return context.transaction(async (em, afterCommit) => {
    const cohort = await em.findOne(
      Cohort,
      { id: cohortId, deletedAt: null, endDate: { $lt: new Date() } },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!cohort) return 0; // postponed or deleted in the meantime
    const completed = await em.execute<{ id: string }[]>(COMPLETE, [
      institutionId,
      cohortId,
      AT_ONCE,
      institutionId,
    ]);
    const ids = completed.map(({ id }) => id);
    await publish({ type: 'enrollment.completed', institutionId, ids }, { em, context, afterCommit });
    if (ids.length > 0) afterCommit(() => announceCohort(context, cohort));
    return ids.length;
  });
}

const COMPLETE = `
  with seat as (
    select id from enrollment
    where institution_id = ? and cohort_id = ? and status = 'active' order by enrolled_at, id limit ?)
  update enrollment e set status = 'completed' from seat
  where e.institution_id = ? and e.id = seat.id returning e.id`;

/** Completes the enrollments of cohorts that have ended. */
export const COMPLETE_ENROLLMENTS = defineJob({
  name: 'complete-enrollments',
  schedule: '*/5 * * * *',
  due: ENDED_COHORTS,
  run: completeEnrollments,
});
