import { lockStudentLimit } from '#modules/billing/student-limit.service';
import type { Context } from '#platform/request/context';
import { authorize } from '#kernel/authorize';
import { Institution } from './institution.entity.ts';
import { institutionPolicy } from './institution.policy.ts';
import { Plan } from './plan.enums.ts';
import { costsLess, PLAN_TERMS } from './plan.rules.ts';

/** Returns the chosen plan if it has to be confirmed, because it costs more than the present one; otherwise null. */
export const planToConfirm = (chosen: Plan | null | undefined, present: Plan = Plan.FREE): Plan | null =>
  chosen && costsLess(PLAN_TERMS[present], PLAN_TERMS[chosen]) ? chosen : null;

/**
 * Keeps the plan that the owner of the viewer's institution chose, until the platform's staff sets a plan. A plan that costs no
 * more than the present one withdraws an earlier choice.
 * @throws Forbidden unless the viewer is the owner
 */
export async function requestInstitutionPlan(
  { viewer, services, transaction }: Context,
  plan: Plan,
): Promise<void> {
  authorize(viewer, institutionPolicy.changePlan);
  const { institutionId } = viewer;
  await transaction(async (em, afterCommit) => {
    await lockStudentLimit(em, institutionId); // a plan that staff sets at the same time is before or after it
    const institution = await em.findOneOrFail(Institution, institutionId);
    institution.requestedPlan = planToConfirm(plan, institution.plan);
    afterCommit(() => services.bus.publish('billingChanged', { institutionId }));
  });
}
