import { type EntityClass, type EntityManager, LockMode, type Ref } from '@mikro-orm/postgresql';
import { assertMember } from '#kernel/authorize';
import { Forbidden, NotFound } from '#kernel/errors';
import type { FoundNoun } from '#kernel/nouns';
import { isInstructor, type MemberViewer, type Viewer } from '#kernel/viewer';
import { CohortInstructor } from './cohort-parts.entity.ts';
import { Cohort } from './cohort.entity.ts';
import { type CohortOwnership, cohortPolicy } from './cohort.policy.ts';

function ownershipOf(cohort: Cohort): CohortOwnership {
  return { institutionId: cohort.institution.id, createdById: cohort.createdBy.id };
}

type Act = 'edit' | 'delete' | 'manageInstructors' | 'manageResources' | 'manageSessions';

/**
 * Loads a cohort, or one of its parts, for update and locks the cohort's row. `what` is named in the error.
 * @throws NotFound when the viewer cannot read it, Forbidden when the policy does not allow `act`
 */
export async function loadCohortForUpdate(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  act: Act,
  what: FoundNoun = 'Cohort',
): Promise<{ cohort: Cohort; viewer: MemberViewer }> {
  return loadCohort(em, viewer, id, { act, lockMode: LockMode.PESSIMISTIC_WRITE, what });
}

interface PartOfCohort {
  id: string;
  cohort: Ref<Cohort>;
}

/**
 * Loads a part of a cohort for update and locks the cohort's row. The part is read again with the lock, because it may have
 * been changed or removed in the meantime. `what` is named in the error.
 * @throws NotFound, Forbidden when the policy does not allow `act`
 */
export async function loadPartForUpdate<Part extends PartOfCohort>(
  em: EntityManager,
  viewer: Viewer,
  type: EntityClass<Part>,
  { id, act, what }: { id: string; act: Act; what: FoundNoun },
): Promise<{ cohort: Cohort; part: Part }> {
  assertMember(viewer, () => NotFound(what));
  const find = (refresh: boolean) => em.findOne(type, { id } as never, { refresh }) as Promise<Part | null>;
  const found = await find(false);
  if (!found) throw NotFound(what);
  const { cohort } = await loadCohortForUpdate(em, viewer, found.cohort.id, act, what);
  const part = await find(true);
  if (!part) throw NotFound(what);
  return { cohort, part };
}

/** Loads a cohort that the viewer may edit, or for another act, without locking it. @throws NotFound, Forbidden */
export async function loadManagedCohort(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  act: Act = 'edit',
): Promise<{ cohort: Cohort; viewer: MemberViewer }> {
  return loadCohort(em, viewer, id, { act });
}

interface Wanted {
  act: Act;
  lockMode?: LockMode;
  what?: FoundNoun;
}

async function loadCohort(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  { act, lockMode, what = 'Cohort' }: Wanted,
): Promise<{ cohort: Cohort; viewer: MemberViewer }> {
  assertMember(viewer, () => NotFound(what));
  const cohort = await em.findOne(Cohort, { id, deletedAt: null }, { ...(lockMode && { lockMode }) });
  if (!cohort) throw NotFound(what);
  const isForTeachers = act === 'manageResources' || act === 'manageSessions';
  const isTaught = isForTeachers && (await teaches(em, cohort, viewer));
  if (!cohortPolicy[act](viewer, { ...ownershipOf(cohort), isTaught }))
    throw cohort.publishedAt ? Forbidden() : NotFound(what);
  return { cohort, viewer };
}

/** Returns whether the viewer is one of the instructors of a cohort, and still has that role. */
async function teaches(
  em: EntityManager,
  { institution, id }: Cohort,
  viewer: MemberViewer,
): Promise<boolean> {
  const count = await em.count(CohortInstructor, {
    cohort: [institution.id, id] as never,
    member: [institution.id, viewer.membershipId] as never,
  });
  return count > 0 && isInstructor(viewer);
}
