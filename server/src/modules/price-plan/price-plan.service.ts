import type { EntityManager } from '@mikro-orm/postgresql';
import { announceCohort } from '#modules/cohort/cohort.events';
import { Cohort } from '#modules/cohort/cohort.entity';
import { loadCohortForUpdate } from '#modules/cohort/load-cohort.service';
import { promoteWaiting } from '#modules/enrollment/waitlist.service';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { assertCurrent, type FieldProblem, Invalid } from '#kernel/errors';
import { PricePlan } from './price-plan.entity.ts';
import type { PricePlanInput, SetPricePlansInput } from './price-plan.input.ts';

/**
 * Replaces the plans that a cohort offers. Enrollments keep the plans and prices that they have, and added seats go to
 * those who wait for them.
 * @throws NotFound, Forbidden, Invalid for an unknown plan and for fewer seats than are taken, StaleVersion
 */
export async function setPricePlans(
  context: Context,
  { id, version, plans }: SetPricePlansInput,
): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { cohort, viewer } = await loadCohortForUpdate(em, context.viewer, id, 'edit');
    assertCurrent('cohort', cohort.version, version);
    const offered = await offeredPlans(em, cohort);
    assertPossible(offered, plans);
    const kept = new Set(plans.map((plan) => plan.id));
    for (const plan of offered.values()) if (!kept.has(plan.id)) plan.retiredAt = new Date();
    plans.forEach((input, position) => {
      const known = input.id ? offered.get(input.id) : undefined;
      const columns = { ...columnsOf(input), position };
      if (known) Object.assign(known, columns);
      else
        em.create(PricePlan, {
          institution: cohort.institution,
          cohort: referTo(em, Cohort, cohort.institution.id, cohort.id),
          ...columns,
        });
    });
    cohort.version += 1;
    const { institutionId } = viewer;
    const transaction = { em, context, afterCommit };
    await publish(
      { type: 'cohort.updated', institutionId, ids: [cohort.id], changes: ['plans'] },
      transaction,
    );
    await promoteWaiting(transaction, cohort);
    afterCommit(() => announceCohort(context, cohort));
  });
}

async function offeredPlans(em: EntityManager, cohort: Cohort): Promise<Map<string, PricePlan>> {
  const plans = await em.find(PricePlan, {
    cohort: [cohort.institution.id, cohort.id] as never,
    retiredAt: null,
  });
  return new Map(plans.map((plan) => [plan.id, plan]));
}

function assertPossible(offered: ReadonlyMap<string, PricePlan>, plans: readonly PricePlanInput[]): void {
  const given = new Set<string>();
  const problems = plans.flatMap(({ id, seats }, at): FieldProblem[] => {
    if (!id) return [];
    const plan = offered.get(id);
    if (!plan || given.has(id))
      return [{ field: `plans.${at}.id`, message: 'This plan is no longer offered. Load the plans again.' }];
    given.add(id);
    if (seats == null || seats >= plan.takenCount) return [];
    return [{ field: `plans.${at}.seats`, message: tooFewSeats(plan.takenCount) }];
  });
  if (problems.length > 0) throw Invalid(problems);
}

const tooFewSeats = (taken: number): string =>
  taken === 1
    ? '1 seat is taken, so you need at least 1.'
    : `${taken} seats are taken, so you need at least ${taken}.`;

const columnsOf = (input: PricePlanInput) => ({
  name: input.name,
  description: input.description ?? '',
  price: input.price.amount,
  features: input.features ?? [],
  seats: input.seats ?? null,
  includesLive: input.includesLive,
  includesGrading: input.includesGrading,
  includesCertificate: input.includesCertificate,
});

/** Counts seats that are taken or held with a plan of a locked cohort. */
export async function countPlanSeats(
  em: EntityManager,
  institutionId: string,
  planId: string | null | undefined,
  difference: number,
): Promise<void> {
  if (!planId) return;
  await em.execute(
    'update price_plan set taken_count = taken_count + ? where institution_id = ? and id = ?',
    [difference, institutionId, planId],
  );
}
