import { aCohort, aPricePlan } from '#tests/support/factories';
import { CANARY, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  idOf: { setPricePlans: 'plannedCohortId', 'setPricePlans.plans': 'keptPlanId' },
  own: async (app, { admin, cohort }) => {
    const planned = await aCohort(app, { by: admin });
    return {
      planId: (await aPricePlan(app, { cohort })).id,
      plannedCohortId: planned.id,
      keptPlanId: (await aPricePlan(app, { cohort: planned })).id,
    };
  },
  targets: async (app, { cohort }) => ({
    seen: { plan: (await aPricePlan(app, { cohort, name: CANARY, description: CANARY })).id },
  }),
};
