import { DAY } from '#kernel/duration.rules';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InstitutionType } from '#modules/institution/institution-type.enums';
import { Institution } from '#modules/institution/institution.entity';
import { Plan } from '#modules/institution/plan.enums';
import { DEMO_DETAILS } from './institutions.ts';

/** Days since the institution was created. */
const DAYS = 2;

/** Creates an institution that awaits the approval of the platform's staff. It has an owner and categories, and nothing else. */
export function createPending(em: EntityManager): Institution {
  return em.create(Institution, {
    name: 'Harbor Language School',
    namespace: 'harbor',
    type: InstitutionType.SCHOOL,
    ...DEMO_DETAILS.harbor,
    plan: Plan.FREE,
    requestedPlan: Plan.STARTER,
    pendingSince: new Date(Date.now() - DAYS * DAY),
    pendingMailedAt: new Date(),
  });
}
