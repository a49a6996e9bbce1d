import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { onConnected } from '#lib/connections';
import {
  GradebookActivitiesDocument,
  GradebookChangesDocument,
  GradebookCourseDocument,
  GradebookExtensionsDocument,
  GradebookStudentsDocument,
  type GradebookCourseQuery,
} from './GradebookPage.generated.ts';
import {
  keyOf,
  type Activity,
  type Extensions,
  type Student,
  type Work,
  type Works,
} from './gradebookTypes.ts';

export interface GradebookFilters {
  cohortId: string | null;
  search: string | null;
  needsGrading: boolean;
}

interface Loaded {
  course: NonNullable<GradebookCourseQuery['course']>;
  activities: readonly Activity[];
  students: readonly Student[];
  works: Works;
  extensions: Extensions;
  /** Whether further students are still being read. */
  isPartial: boolean;
}

/** Activities whose work one page of students has: what a query may cost. */
const CHUNK = 50;

/**
 * Reads the gradebook page by page and follows changes of its submissions. It stays out of the cache: normalizing tens of
 * thousands of cells would take seconds.
 */
export function useGradebook(courseId: string, { cohortId, search, needsGrading }: GradebookFilters) {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<Loaded>();
  const [error, setError] = useState<unknown>();
  const [round, setRound] = useState(0);
  const key = JSON.stringify([courseId, cohortId, search, needsGrading]);
  const [known, setKnown] = useState(key);
  const retry = () => setRound((last) => last + 1);

  useEffect(() => {
    const reading = new AbortController();
    const onPage = (state: Loaded) => {
      setError(undefined);
      // A second reading after a reconnect replaces the rows only when it is complete.
      setLoaded((last) => (state.isPartial && last && round > 0 ? last : state));
      setKnown(JSON.stringify([courseId, cohortId, search, needsGrading]));
    };
    const filters = { cohortId, search, needsGrading };
    readAll(readGradebook(client, courseId, filters), reading.signal, onPage).catch((failure: unknown) => {
      if (!reading.signal.aborted) setError(failure);
    });
    return () => reading.abort();
  }, [client, courseId, cohortId, search, needsGrading, round]);

  useEffect(() => onConnected(() => setRound((last) => last + 1)), []);

  /** Shows work in its cell. */
  const put = (studentId: string, work: Work) =>
    setLoaded(
      (last) => last && { ...last, works: { ...last.works, [keyOf(studentId, work.activityId)]: work } },
    );

  /** Removes the column of a deleted activity. */
  const remove = (activityId: string) =>
    setLoaded(
      (last) => last && { ...last, activities: last.activities.filter(({ id }) => id !== activityId) },
    );

  useSubscription(GradebookChangesDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { activityId, submission } = data.submissionChanged;
      if (submission) put(submission.student.id, submission);
      else remove(activityId);
    },
  });

  useSubscription(GradebookActivitiesDocument, {
    ignoreResults: true,
    onData: () =>
      void readExtensions(client, courseId).then(
        (extensions) => setLoaded((last) => last && { ...last, extensions }),
        () => null, // the next change or reconnect reads them
      ),
  });

  return { loaded, error: loaded ? undefined : error, isStale: known !== key, retry, put };
}

/** Calls back with each state until the reader has left. */
async function readAll(states: AsyncIterable<Loaded>, left: AbortSignal, onState: (state: Loaded) => void) {
  for await (const state of states) {
    if (left.aborted) return;
    onState(state);
  }
}

async function* readGradebook(
  client: ApolloClient,
  courseId: string,
  filters: GradebookFilters,
): AsyncGenerator<Loaded> {
  const first = await readCourse(client, courseId, 1);
  const activities: Activity[] = [...first.activities.nodes];
  for (let page = 2; page <= first.activities.pageCount; page++)
    activities.push(...(await readCourse(client, courseId, page)).activities.nodes);
  const extensions = await readExtensions(client, courseId);
  const students: Student[] = [];
  const works: Record<string, Work> = {};
  for (let after: string | null = null; ;) {
    const page = await readStudents(client, activities, { courseId, ...filters, after }, works);
    students.push(...page.students);
    const isPartial = page.next !== null;
    yield { course: first, activities, students: [...students], works: { ...works }, extensions, isPartial };
    if (!page.next) return;
    after = page.next;
  }
}

async function readCourse(client: ApolloClient, courseId: string, page: number) {
  const { data } = await client.query({
    query: GradebookCourseDocument,
    variables: { courseId, page },
    fetchPolicy: 'no-cache',
  });
  return data!.course!;
}

/** Reads all extensions in a course, which are few. */
async function readExtensions(client: ApolloClient, courseId: string): Promise<Extensions> {
  const extensions: Record<string, string> = {};
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data } = await client.query({
      query: GradebookExtensionsDocument,
      variables: { courseId, page },
      fetchPolicy: 'no-cache',
    });
    for (const { studentId, activityId, dueAt } of data!.extensions.nodes)
      extensions[keyOf(studentId, activityId)] = dueAt;
    pages = data!.extensions.pageCount;
  }
  return extensions;
}

/** Reads a page of students, and adds their work for all activities. */
async function readStudents(
  client: ApolloClient,
  activities: readonly Activity[],
  variables: GradebookFilters & { courseId: string; after: string | null },
  works: Record<string, Work>,
): Promise<{ students: Student[]; next: string | null }> {
  let students: Student[] = [];
  let next: string | null = null;
  for (let start = 0; start === 0 || start < activities.length; start += CHUNK) {
    const activityIds = activities.slice(start, start + CHUNK).map(({ id }) => id);
    const { data } = await client.query({
      query: GradebookStudentsDocument,
      variables: { ...variables, activityIds },
      fetchPolicy: 'no-cache',
    });
    const { nodes, pageInfo } = data!.gradebook;
    students = nodes.map(({ id, displayName }) => ({ id, displayName }));
    for (const { id, submissions } of nodes)
      for (const work of submissions.nodes) works[keyOf(id, work.activityId)] = work;
    next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  }
  return { students, next };
}
