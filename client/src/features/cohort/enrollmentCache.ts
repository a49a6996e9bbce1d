import type { ApolloCache, Reference } from '@apollo/client';
import type { EnrollmentStatus } from './Enrollment.generated.ts';

/** A person's new place in a cohort, as the lists of the cache need to know it. */
export interface Place {
  viewerId: string;
  cohortId: string;
  enrollmentId: string;
  status: EnrollmentStatus;
  courseIds: readonly string[];
}

/** A connection as the cache holds it. */
interface StoredList {
  nodes?: readonly Reference[];
  totalCount?: number;
  pageCount?: number;
}

/** What tells one stored list of a field from another (app/cache.ts). */
interface ListArguments {
  status?: EnrollmentStatus[] | null;
  search?: string | null;
  first?: number | null;
  page?: number | null;
}

const live: readonly EnrollmentStatus[] = ['ACTIVE', 'PENDING', 'WAITLISTED', 'COMPLETED'];
const withSeat: readonly EnrollmentStatus[] = ['ACTIVE', 'COMPLETED'];

/**
 * Brings the viewer's lists of enrollments (dashboard) and of courses (My Courses) up to date. A mutation's payload cannot:
 * it does not know which pages and filters of them the cache holds. Doing it twice, for the optimistic and for the real
 * answer, is doing it once.
 */
export function updateLists(cache: ApolloCache, place: Place): void {
  updateCourses(cache, place); // first: it looks at the enrollments as they were
  updateEnrollments(cache, place);
}

function updateEnrollments(cache: ApolloCache, place: Place): void {
  const changed: Reference = { __ref: `Enrollment:${place.enrollmentId}` };
  cache.modify<Record<string, StoredList>>({
    id: `Viewer:${place.viewerId}`,
    fields: {
      enrollments(stored: StoredList | Reference, { storeFieldName, readField }) {
        const args = argumentsOf(storeFieldName);
        // The place that this one takes over: itself, or the temporary one of the optimistic answer.
        const isFormer = (ref: Reference) =>
          ref.__ref === changed.__ref ||
          (readField<Reference>('cohort', ref)?.__ref === `Cohort:${place.cohortId}` &&
            live.includes(readField<EnrollmentStatus>('status', ref) ?? 'CANCELLED'));
        return withNodes(stored as StoredList, args, (nodes) => {
          const position = nodes.findIndex(isFormer);
          const others = nodes.filter((ref) => !isFormer(ref));
          const belongs = !args.status || args.status.includes(place.status);
          if (!belongs || (position < 0 && !isFirstPage(args))) return others;
          return others.toSpliced(Math.max(position, 0), 0, changed);
        });
      },
    },
  });
}

function updateCourses(cache: ApolloCache, place: Place): void {
  const refs = place.courseIds.map((id): Reference => ({ __ref: `Course:${id}` }));
  const elsewhere = coursesOfOtherPlaces(cache, place);
  cache.modify<Record<string, StoredList>>({
    fields: {
      myCourses(stored: StoredList | Reference, { storeFieldName }) {
        const args = argumentsOf(storeFieldName);
        return withNodes(stored as StoredList, args, (nodes) => {
          if (!withSeat.includes(place.status)) {
            return nodes.filter((ref) => !holds(refs, ref) || elsewhere.has(ref.__ref));
          }
          if (!isFirstPage(args) || args.search) return nodes;
          return [...refs.filter((ref) => !holds(nodes, ref)), ...nodes];
        });
      },
    },
  });
}

/** Courses that the viewer keeps through another cohort, as far as the cache knows. */
function coursesOfOtherPlaces(cache: ApolloCache, { viewerId, cohortId }: Place): Set<string> {
  const kept = new Set<string>();
  cache.modify<Record<string, StoredList>>({
    id: `Viewer:${viewerId}`,
    fields: {
      enrollments(stored: StoredList | Reference, { readField }) {
        for (const ref of (stored as StoredList).nodes ?? []) {
          const cohort = readField<Reference>('cohort', ref);
          const hasSeat = withSeat.includes(readField<EnrollmentStatus>('status', ref) ?? 'CANCELLED');
          if (!cohort || !hasSeat || cohort.__ref === `Cohort:${cohortId}`) continue;
          for (const course of readField<readonly Reference[]>('courses', cohort) ?? [])
            kept.add(course.__ref);
        }
        return stored;
      },
    },
  });
  return kept;
}

/** The list with other nodes: cut to its page's size, its counts moved by as much as the nodes were. */
function withNodes(
  stored: StoredList,
  { first }: ListArguments,
  change: (nodes: readonly Reference[]) => readonly Reference[],
): StoredList {
  const before = stored.nodes ?? [];
  const after = change(before);
  const totalCount = (stored.totalCount ?? before.length) + after.length - before.length;
  return {
    ...stored,
    nodes: first ? after.slice(0, first) : after,
    ...(stored.totalCount !== undefined && { totalCount }),
    ...(stored.pageCount !== undefined && first && { pageCount: Math.ceil(totalCount / first) }),
  };
}

const isFirstPage = ({ page }: ListArguments) => page == null || page === 1;

const holds = (list: readonly Reference[], { __ref }: Reference) => list.some((ref) => ref.__ref === __ref);

/** `enrollments:{"status":["ACTIVE"],"first":6}` -> its arguments. */
function argumentsOf(storeFieldName: string): ListArguments {
  const start = storeFieldName.indexOf('{');
  return start < 0 ? {} : (JSON.parse(storeFieldName.slice(start)) as ListArguments);
}
