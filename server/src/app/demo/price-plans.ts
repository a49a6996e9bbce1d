import type { EntityManager } from '@mikro-orm/postgresql';
import type { Cohort } from '#modules/cohort/cohort.entity';
import type { Institution } from '#modules/institution/institution.entity';
import { PricePlan } from '#modules/price-plan/price-plan.entity';

/** The two plans of the product documents (document 2, section 2.10). */
const PLANS = [
  {
    name: 'Full Course',
    description: 'Everything, with a teacher at your side.',
    price: 999_00,
    features: ['All lessons and materials', 'Feedback on your own project'],
  },
  {
    name: 'Basic Access',
    description: 'Learn on your own with the same lessons.',
    price: 499_00,
    features: ['All lessons and materials'],
    includesLive: false,
    includesGrading: false,
    includesCertificate: false,
  },
];

/** Seeds the plans of a cohort. */
export const seedPlans = (em: EntityManager, institution: Institution, cohort: Cohort): PricePlan[] =>
  PLANS.map((plan, position) =>
    em.create(PricePlan, { institution, cohort, position, takenCount: 0, ...plan } as never),
  );
