import { PUBLIC_COHORTS } from '#modules/cohort/cohort-publicness.sql';
import { publicnessFunctions } from '#platform/database/publicness';
import type { Module } from '#platform/module/module';
import { PricePlan } from './price-plan.entity.ts';
import { PricePlansOfCohort } from './price-plan.fields.ts';
import { PricePlanResolver } from './price-plan.resolver.ts';

export const pricePlanModule: Module = {
  name: 'price-plan',
  entities: [PricePlan],
  nodes: [{ type: PricePlan, scope: 'cohorts:read', within: 'cohort' }],
  triggerFunctions: [publicnessFunctions('price_plan', PUBLIC_COHORTS)],
  fields: [PricePlansOfCohort],
  resolvers: [PricePlanResolver],
  tokenAccess: { setPricePlans: ['cohorts:write'] },
};
