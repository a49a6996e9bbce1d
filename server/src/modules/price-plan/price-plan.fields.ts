import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Cohort } from '#modules/cohort/cohort.entity';
import { FieldsOf, List } from '#platform/read/declarations';
import { MAX_PLANS } from './plan-limits.rules.ts';
import { PricePlan } from './price-plan.entity.ts';

/** Plans of a cohort. */
@FieldsOf(Cohort)
export class PricePlansOfCohort {
  @List<PricePlan, Cohort>(() => PricePlan, {
    where: (plan, cohort) => sql`${plan.cohort} = ${cohort.id} and ${plan.retiredAt} is null`,
    order: { by: ['position'] },
    description: `Plans that the cohort offers, in order, at most ${MAX_PLANS}. The first is the default. Empty when all seats cost the same and include everything.`,
  })
  plans!: PricePlan[] & Opt;
}
