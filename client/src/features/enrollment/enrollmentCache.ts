import type { ApolloCache, Reference } from '@apollo/client';
import { includesRef, modifyLists, type CachedList } from '#lib/cachedLists';
import type { EnrollmentStatus } from './Enrollment.generated.ts';

/** New enrollment of the viewer, with the fields that the cached lists need. */
export interface Place {
  viewerId: string;
  cohortId: string;
  enrollmentId: string;
  status: EnrollmentStatus;
  courseIds: readonly string[];
}

interface ListArguments {
  status: EnrollmentStatus[] | null;
  search: string | null;
  first: number | null;
  page: number | null;
}

const CURRENT: readonly EnrollmentStatus[] = ['ACTIVE', 'PENDING', 'WAITLISTED', 'COMPLETED'];
const WITH_SEAT: readonly EnrollmentStatus[] = ['ACTIVE', 'COMPLETED'];

/**
 * Updates the viewer's lists of enrollments (dashboard) and of courses (My Courses). A mutation's payload cannot: it does
 * not know which pages and filters the cache has. Idempotent, because it runs for the optimistic and the real response.
 */
export function updateLists(cache: ApolloCache, place: Place): void {
  updateCourses(cache, place); // first: it reads the enrollments from before the change
  updateEnrollments(cache, place);
}

function updateEnrollments(cache: ApolloCache, place: Place): void {
  const changed: Reference = { __ref: `Enrollment:${place.enrollmentId}` };
  modifyLists<ListArguments>(
    cache,
    'enrollments',
    (list, { args, readField }) => {
      // The enrollment that this one replaces: itself, or the temporary one of the optimistic response.
      const isFormer = (ref: Reference) =>
        ref.__ref === changed.__ref ||
        (readField<Reference>('cohort', ref)?.__ref === `Cohort:${place.cohortId}` &&
          CURRENT.includes(readField<EnrollmentStatus>('status', ref) ?? 'CANCELLED'));
      return withNodes(list, args, (nodes) => {
        const position = nodes.findIndex(isFormer);
        const others = nodes.filter((ref) => !isFormer(ref));
        const belongs = !args.status || args.status.includes(place.status);
        if (!belongs || (position < 0 && !isFirstPage(args))) return others;
        return others.toSpliced(Math.max(position, 0), 0, changed);
      });
    },
    `Viewer:${place.viewerId}`,
  );
}

function updateCourses(cache: ApolloCache, place: Place): void {
  const refs = place.courseIds.map((id): Reference => ({ __ref: `Course:${id}` }));
  const elsewhere = coursesOfOtherPlaces(cache, place);
  modifyLists<ListArguments>(cache, 'myCourses', (list, { args }) =>
    withNodes(list, args, (nodes) => {
      if (!WITH_SEAT.includes(place.status)) {
        return nodes.filter((ref) => !includesRef(refs, ref) || elsewhere.has(ref.__ref));
      }
      if (!isFirstPage(args) || args.search) return nodes;
      return [...refs.filter((ref) => !includesRef(nodes, ref)), ...nodes];
    }),
  );
}

/** Courses that the viewer keeps through another cohort, as far as the cache knows. */
function coursesOfOtherPlaces(cache: ApolloCache, { viewerId, cohortId }: Place): Set<string> {
  const kept = new Set<string>();
  modifyLists(
    cache,
    'enrollments',
    (list, { readField }) => {
      for (const ref of list.nodes ?? []) {
        const cohort = readField<Reference>('cohort', ref);
        const hasSeat = WITH_SEAT.includes(readField<EnrollmentStatus>('status', ref) ?? 'CANCELLED');
        if (!cohort || !hasSeat || cohort.__ref === `Cohort:${cohortId}`) continue;
        for (const course of readField<readonly Reference[]>('courses', cohort) ?? []) kept.add(course.__ref);
      }
      return list;
    },
    `Viewer:${viewerId}`,
  );
  return kept;
}

/** Returns the list with other nodes: cut to the page's size, its counts changed by the difference. */
function withNodes(
  list: CachedList,
  { first }: Partial<ListArguments>,
  change: (nodes: readonly Reference[]) => readonly Reference[],
): CachedList {
  const before = list.nodes ?? [];
  const after = change(before);
  const totalCount = (list.totalCount ?? before.length) + after.length - before.length;
  return {
    ...list,
    nodes: first ? after.slice(0, first) : after,
    ...(list.totalCount !== undefined && { totalCount }),
    ...(list.pageCount !== undefined && first && { pageCount: Math.ceil(totalCount / first) }),
  };
}

const isFirstPage = ({ page }: Partial<ListArguments>) => page == null || page === 1;
