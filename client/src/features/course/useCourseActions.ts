import type { CourseStatus } from '#texts/enums.generated';
import { useApolloClient } from '@apollo/client/react';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { actOnLatest } from '#lib/actOnLatest';
import { notify } from '#lib/toasts';
import {
  ArchiveCourseDocument,
  DeleteCourseDocument,
  LatestCourseDocument,
  PublishCourseDocument,
  RestoreCourseDocument,
  UnpublishCourseDocument,
} from './useCourseActions.generated.ts';

const t = texts.courseActions;

const documents = {
  publish: PublishCourseDocument,
  unpublish: UnpublishCourseDocument,
  archive: ArchiveCourseDocument,
  restore: RestoreCourseDocument,
};

export type CourseAction = keyof typeof documents;

interface ActionableCourse {
  id: string;
  status: CourseStatus;
  version: number;
}

/** Returns the actions that undo an action. A restored course is a draft, so a published one takes two steps. */
function undoActionsOf(action: CourseAction, { status }: ActionableCourse): CourseAction[] {
  if (action === 'publish') return ['unpublish'];
  if (action === 'unpublish') return ['publish'];
  if (action === 'restore') return ['archive'];
  return status === 'PUBLISHED' ? ['restore', 'publish'] : ['restore'];
}

/** Changes the status of a course, with a toast that offers Undo, or deletes it. Shows failures in a toast. */
export function useCourseActions(course: ActionableCourse) {
  const client = useApolloClient();
  const { id, version } = course;

  const mutate = async (action: CourseAction) => {
    await client.mutate({ mutation: documents[action], variables: { id } });
    // Evicted, because only the server knows which lists contain the course.
    for (const fieldName of ['courses', 'myCourses']) client.cache.evict({ fieldName });
  };

  const fail = (error: unknown) => notify.error(readError(error).message || t.failed);

  const undo = async (steps: CourseAction[]) => {
    try {
      for (const step of steps) await mutate(step);
      notify.success(t.done[steps.at(-1)!]);
    } catch (error) {
      fail(error);
    }
  };

  return {
    run: async (action: CourseAction) => {
      try {
        await mutate(action);
        const steps = undoActionsOf(action, course);
        notify.success(t.done[action], { label: texts.common.undo, run: () => void undo(steps) });
      } catch (error) {
        fail(error);
      }
    },
    /** Throws after the toast, so that the dialog stays open. A course that someone else changed is read again. */
    remove: async () => {
      try {
        await actOnLatest(
          () => client.mutate({ mutation: DeleteCourseDocument, variables: { id, version } }),
          {
            reload: () =>
              client.query({ query: LatestCourseDocument, variables: { id }, fetchPolicy: 'network-only' }),
          },
        );
        notify.success(t.deleted);
      } catch (error) {
        fail(error);
        throw error;
      }
    },
  };
}
