import type { EntityManager } from '@mikro-orm/postgresql';
import { hasMoreStudents, lockStudentLimit } from '#modules/billing/student-limit.service';
import { enterInstitution } from '#platform/database/enter-institution';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { authorize } from '#kernel/authorize';
import { Forbidden, Invalid, NotFound } from '#kernel/errors';
import { Institution } from './institution.entity.ts';
import { institutionPolicy } from './institution.policy.ts';
import type { Plan } from './plan.enums.ts';
import { costsLess, PLAN_MESSAGES, PLAN_TERMS } from './plan.rules.ts';

/**
 * Sets the plan of an institution, for the platform's staff, and notifies its owner. A smaller plan keeps the students that
 * there are. Features that the new plan lacks end immediately.
 * @throws Forbidden, NotFound
 */
export async function setInstitutionPlan(context: Context, institutionId: string, plan: Plan): Promise<void> {
  if (!institutionPolicy.setPlan(context.viewer)) throw Forbidden();
  await changePlan(context, institutionId, plan);
}

/**
 * Changes the plan of the viewer's institution to a smaller one that includes all its students, for its owner. Features that
 * the new plan lacks end immediately. Idempotent.
 * @throws Forbidden unless the viewer is the owner; Invalid with the field `plan`
 */
export async function changeInstitutionPlan(context: Context, plan: Plan): Promise<void> {
  authorize(context.viewer, institutionPolicy.changePlan);
  await changePlan(context, context.viewer.institutionId, plan, async (em, institution) => {
    const terms = PLAN_TERMS[plan];
    const present: Plan = institution.plan;
    if (!costsLess(terms, PLAN_TERMS[present])) throw NotPossible(PLAN_MESSAGES.notSmaller);
    const { students } = terms;
    if (students !== null && (await hasMoreStudents(em, institution.id, students)))
      throw NotPossible(PLAN_MESSAGES.tooSmall(students));
  });
}

const NotPossible = (message: string) => Invalid([{ field: 'plan', message }]);

/**
 * Changes the plan behind the lock of `lockStudentLimit`, so that nobody joins between the assertion and the change. A request
 * for another plan ends.
 */
async function changePlan(
  context: Context,
  institutionId: string,
  plan: Plan,
  assertPossible?: (em: EntityManager, institution: Institution) => Promise<void>,
): Promise<void> {
  const { services, transaction } = context;
  await transaction(async (em, afterCommit) => {
    await lockStudentLimit(em, institutionId);
    const institution = await em.findOne(Institution, institutionId);
    if (!institution) throw NotFound('Institution');
    const isOther = institution.plan !== plan;
    if (isOther) await assertPossible?.(em, institution);
    institution.plan = plan;
    institution.requestedPlan = null;
    if (!isOther) {
      afterCommit(() => services.bus.publish('billingChanged', { institutionId }));
      return;
    }
    await enterInstitution(em, institutionId);
    await publish(
      { type: 'institution.plan_changed', institutionId, ids: [institutionId] },
      { em, context, afterCommit },
    );
    afterCommit(() => {
      services.apiTokens.forgetInstitution(institutionId);
      return services.bus.publish('institutionChanged', { institutionId });
    });
  });
}
