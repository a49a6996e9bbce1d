import { lockStudentLimit } from '#modules/billing/student-limit.service';
import { enterInstitution } from '#platform/database/enter-institution';
import { type Due, forEachDue } from '#platform/jobs/due';
import { defineJob } from '#platform/jobs/job';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import { Plan } from './plan.enums.ts';
import { applyPlan } from './set-plan.service.ts';

const NAME = 'end-plans';

/** Institutions in whose time zone the last day of the plan is over. */
const ENDED_PLANS: Due = {
  name: 'ended_plans',
  query: `select to_json(true) from public.institution i
    where i.id = tenant and i.plan_until < (moment at time zone i.time_zone)::date`,
};

const IS_ENDED = `
  select from institution i where i.id = ? and i.plan_until < (?::timestamptz at time zone i.time_zone)::date`;

/**
 * Gives institutions the plan Free after the last day of the plan that the platform's staff set, and notifies their owners.
 * Nobody is put out. A suspended one has its turn once it is reopened.
 */
export const endPlans = (services: Services): Promise<void> =>
  forEachDue(services, ENDED_PLANS, ({ id }) => endPlan(services, id));

/** Ends a plan behind the lock of the student limit, unless the staff has given it another last day since. */
async function endPlan(services: Services, institutionId: string): Promise<void> {
  const context = createJobContext(services, institutionId, NAME);
  await context.transaction(async (em, afterCommit) => {
    await lockStudentLimit(em, institutionId);
    await enterInstitution(em, institutionId);
    const [ended] = await em.execute<object[]>(IS_ENDED, [institutionId, new Date()]);
    if (ended) await applyPlan({ em, context, afterCommit }, institutionId, Plan.FREE);
  });
}

/** Ends plans every hour, because days end at other hours in other time zones. */
export const END_PLANS = defineJob({
  name: NAME,
  schedule: '3 * * * *',
  due: ENDED_PLANS,
  run: endPlans,
});
