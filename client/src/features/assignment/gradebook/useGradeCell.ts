import { pointsAfter } from '@rules/activity/late-work';
import { useApolloClient } from '@apollo/client/react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { GradebookCellDocument, GradeCellDocument } from './GradebookPage.generated.ts';
import type { Activity, Student, Work } from './gradebookTypes.ts';

const t = texts.gradebook;

/**
 * Returns a function that saves points: the cell has them at once, and its former ones again when the server refuses. A
 * grade that somebody else changed, or work that was submitted again, is shown instead of being replaced.
 */
export function useGradeCell(put: (studentId: string, work: Work) => void) {
  const client = useApolloClient();

  const current = async (id: string) => {
    const { data } = await client.query({
      query: GradebookCellDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    return data!.submission!;
  };

  return async (student: Student, activity: Activity, work: Work, points: number): Promise<void> => {
    put(student.id, {
      ...work,
      givenPoints: points,
      points: pointsAfter(points, work.latePercent),
      gradedAt: work.gradedAt ?? new Date().toISOString(),
    });
    try {
      // Grading replaces the feedback as well, which the gradebook neither shows nor changes.
      const stored = work.gradedAt ? await current(work.id) : null;
      if (stored && stored.gradedAt !== work.gradedAt) {
        put(student.id, stored);
        return notify.error(t.changedMeanwhile(student.displayName, activity.title));
      }
      const { data } = await client.mutate({
        mutation: GradeCellDocument,
        variables: {
          input: {
            id: work.id,
            points,
            feedback: stored?.feedback ?? null,
            attempt: work.attempt,
            gradedAt: work.gradedAt,
          },
        },
        update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'activities' }), // to be graded, on the dashboard
      });
      put(student.id, data!.gradeSubmission!.submission);
    } catch (failure) {
      put(student.id, work);
      const { code, message } = readError(failure);
      notify.error(t.notSaved(student.displayName, activity.title, message || t.tryAgain));
      if (code === 'CONFLICT') put(student.id, await current(work.id).catch(() => work));
    }
  };
}
