import type { Context } from '#platform/request/context';
import { Forbidden, NotFound } from '#kernel/errors';
import { Institution } from './institution.entity.ts';
import type { Plan } from './plan.enums.ts';

/**
 * Sets the plan of an institution. Features that the new plan lacks end immediately.
 * @throws NotFound
 */
export async function setInstitutionPlan(
  { viewer, services, transaction }: Context,
  institutionId: string,
  plan: Plan,
): Promise<void> {
  if (!viewer.isSuperAdmin) throw Forbidden();
  await transaction(async (em, afterCommit) => {
    const institution = await em.findOne(Institution, institutionId);
    if (!institution) throw NotFound('Institution');
    institution.plan = plan;
    afterCommit(() => {
      services.apiTokens.forgetInstitution(institutionId);
      return services.bus.publish('institutionChanged', { institutionId });
    });
  });
}
