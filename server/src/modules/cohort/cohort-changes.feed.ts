import { NIL_UUID } from '#kernel/nil-uuid';
import { Role } from '#kernel/role';
import { effectiveRole, type Viewer } from '#kernel/viewer';
import { topicFeed } from '#platform/live/topic-feed';
import { insideThenOutside } from '#platform/read/anywhere';
import type { DeletedCohort } from './cohort.events.ts';
import { COHORT } from './cohort.resolver.ts';

interface Event {
  id: string;
  isDeleted: boolean;
}

/**
 * Feed of changed cohorts: of the given ones or, with null, of the session's institution, or of all public ones. Each is
 * read with the follower's current permissions: unreadable ones are skipped, and an ended session closes its socket.
 */
export const cohortChanges = topicFeed<'cohortChanged', Event, readonly string[] | null>({
  topic: 'cohortChanged',
  read: (context, info, { id, isDeleted }) => {
    if (isDeleted) return Promise.resolve({ cohortId: id, cohort: null });
    return insideThenOutside(context, ({ reads }) =>
      reads.payloadWith('cohort', info, { cohort: COHORT }, { id }, { cohortId: id }),
    );
  },
  sample: { id: NIL_UUID, isDeleted: false },
  eventOf: ({ cohortId, deleted }) => ({ id: cohortId, isDeleted: Boolean(deleted) }),
  concerns: ({ cohortId, institutionId, deleted }, viewer, wanted) => {
    const own = viewer.institutionId;
    const isWanted = wanted ? wanted.includes(cohortId) : !own || own === institutionId;
    return isWanted && (!deleted || couldSee(viewer, institutionId, deleted));
  },
});

/**
 * Returns whether a viewer could read a cohort before its deletion. Other changes are read with the viewer's
 * own permissions.
 */
function couldSee(
  viewer: Viewer,
  institutionId: string,
  { isPublic, draftOf, bySeat }: DeletedCohort,
): boolean {
  if (isPublic || (viewer.accountId && bySeat.includes(viewer.accountId))) return true;
  const role = effectiveRole(viewer);
  if (viewer.institutionId !== institutionId || role === 'seat') return false;
  if (!draftOf || role === Role.ADMIN) return true;
  return role === Role.INSTRUCTOR && viewer.membershipId === draftOf;
}
