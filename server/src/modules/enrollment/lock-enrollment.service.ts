import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { NotFound } from '#kernel/errors';
import { Enrollment } from './enrollment.entity.ts';

/**
 * Returns an enrollment after locking its cohort's row: all changes of places lock the cohort first.
 * @param assertAllowed throws when the viewer may not change the enrollment; called before locking
 * @throws NotFound
 */
export async function lockEnrollment(
  em: EntityManager,
  id: string,
  assertAllowed: (enrollment: Enrollment) => void | Promise<void>,
): Promise<{ cohort: Cohort; enrollment: Enrollment }> {
  const known = await em.findOne(Enrollment, { id }, { disableIdentityMap: true });
  if (!known) throw NotFound('Enrollment');
  await assertAllowed(known);
  const cohort = await em.findOne(Cohort, { id: known.cohort.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!cohort) throw NotFound('Enrollment');
  const enrollment = await em.findOneOrFail(Enrollment, { id }, { refresh: true });
  return { cohort, enrollment };
}
