import type { EntityManager } from '@mikro-orm/postgresql';
import { hasMoreStudents, lockStudentLimit } from '#modules/billing/student-limit.service';
import { hasRunningSubscription } from '#modules/subscription/running-subscription.service';
import { SUBSCRIPTION_MESSAGES } from '#modules/subscription/subscription.rules';
import { enterInstitution } from '#platform/database/enter-institution';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { authorize } from '#kernel/authorize';
import { Conflict, Forbidden, Invalid, NotFound } from '#kernel/errors';
import { parseOrThrow } from '#kernel/validation';
import { localTimeOf } from '#kernel/zone.rules';
import { Institution } from './institution.entity.ts';
import { institutionPolicy } from './institution.policy.ts';
import { setPlanRules } from './institution.rules.ts';
import { Plan } from './plan.enums.ts';
import { costsLess, PLAN_MESSAGES, PLAN_TERMS } from './plan.rules.ts';

/**
 * Sets the plan of an institution, for the platform's staff, and notifies its owner. A smaller plan keeps the students that
 * there are. Features that the new plan lacks end immediately.
 * @param given.until last day of the plan in the time zone of the institution, YYYY-MM-DD. Null for a plan without an end.
 * @throws Forbidden, NotFound; Invalid for a day that is over and for one of Free; Conflict if the institution pays for its
 * plan by subscription
 */
export async function setInstitutionPlan(
  context: Context,
  institutionId: string,
  plan: Plan,
  given: { until?: string | null } = {},
): Promise<void> {
  if (!institutionPolicy.setPlan(context.viewer)) throw Forbidden();
  const { until = null } = parseOrThrow(setPlanRules, given);
  if (until && plan === Plan.FREE) throw WrongEnd(PLAN_MESSAGES.endless);
  await changePlan(context, institutionId, plan, {
    subscribed: SUBSCRIPTION_MESSAGES.staff,
    untilOf({ timeZone }) {
      if (until && until < localTimeOf(new Date(), timeZone).date) throw WrongEnd(PLAN_MESSAGES.over);
      return until;
    },
  });
}

const WrongEnd = (message: string) => Invalid([{ field: 'until', message }]);

/**
 * Changes the plan of the viewer's institution to a smaller one that includes all its students, for its owner. Features that
 * the new plan lacks end immediately. The last day of the larger plan is that of the smaller one, too. Idempotent.
 * @throws Forbidden unless the viewer is the owner; Invalid with the field `plan`; Conflict with a subscription
 */
export async function changeInstitutionPlan(context: Context, plan: Plan): Promise<void> {
  authorize(context.viewer, institutionPolicy.changePlan);
  await changePlan(context, context.viewer.institutionId, plan, {
    subscribed: SUBSCRIPTION_MESSAGES.owner,
    untilOf: ({ planUntil }) => (plan === Plan.FREE ? null : (planUntil ?? null)),
    async assertPossible(em, institution) {
      const present: Plan = institution.plan;
      if (!costsLess(PLAN_TERMS[plan], PLAN_TERMS[present])) throw NotPossible(PLAN_MESSAGES.notSmaller);
      await assertRoomFor(em, institution.id, plan);
    },
  });
}

/**
 * Asserts that a plan includes all students of an institution. Lock its student limit first.
 * @throws Invalid with the field `plan`
 */
export async function assertRoomFor(em: EntityManager, institutionId: string, plan: Plan): Promise<void> {
  const { students } = PLAN_TERMS[plan];
  if (students !== null && (await hasMoreStudents(em, institutionId, students)))
    throw NotPossible(PLAN_MESSAGES.tooSmall(students));
}

/** Error for a plan that the owner cannot choose. */
export const NotPossible = (message: string) => Invalid([{ field: 'plan', message }]);

/**
 * Changes the plan behind the lock of `lockStudentLimit`, so that nobody joins between the assertion and the change. The plan of
 * a running subscription stays as it is paid.
 */
async function changePlan(
  context: Context,
  institutionId: string,
  plan: Plan,
  { subscribed, untilOf, assertPossible }: Terms,
): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    await lockStudentLimit(em, institutionId);
    const institution = await em.findOne(Institution, institutionId);
    if (!institution) throw NotFound('Institution');
    await enterInstitution(em, institutionId);
    const until = untilOf(institution);
    if (institution.plan !== plan || until !== (institution.planUntil ?? null)) {
      if (await hasRunningSubscription(em, institutionId)) throw Conflict(subscribed);
    }
    if (institution.plan !== plan) await assertPossible?.(em, institution);
    await applyPlan({ em, context, afterCommit }, institutionId, plan, { until, endsRequest: true });
  });
}

interface Terms {
  /** Message for an institution that pays for its plan by subscription. */
  subscribed: string;
  /** Returns the last day of the plan. Null for a plan without an end. */
  untilOf: (institution: Institution) => string | null;
  assertPossible?: (em: EntityManager, institution: Institution) => Promise<void>;
}

/**
 * Gives the transaction's institution a plan, which ends a request for another one. Call it behind the lock of
 * `lockStudentLimit`. A plan that it has already is left alone but for its last day, and its request only ends with
 * `endsRequest`.
 */
export async function applyPlan(
  transaction: Transaction,
  institutionId: string,
  plan: Plan,
  { until = null, endsRequest = false }: { until?: string | null; endsRequest?: boolean } = {},
): Promise<void> {
  const { em, context, afterCommit } = transaction;
  const { bus, apiTokens } = context.services;
  const institution = await em.findOneOrFail(Institution, institutionId, { refresh: true });
  const isOther = institution.plan !== plan;
  const hasOtherEnd = (institution.planUntil ?? null) !== until;
  if (!isOther && !hasOtherEnd && !endsRequest) return;
  institution.plan = plan;
  institution.planUntil = until;
  if (isOther || endsRequest) institution.requestedPlan = null;
  if (!isOther) return afterCommit(() => bus.publish('billingChanged', { institutionId }));
  await publish({ type: 'institution.plan_changed', institutionId, ids: [institutionId] }, transaction);
  afterCommit(() => {
    apiTokens.forgetInstitution(institutionId);
    return bus.publish('institutionChanged', { institutionId });
  });
}
