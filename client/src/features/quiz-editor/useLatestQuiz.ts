import { useApolloClient } from '@apollo/client/react';
import {
  QuizEditor_QuizFragmentDoc,
  QuizEditorDocument,
  type QuizEditor_QuizFragment,
} from './QuizEditorPage.generated.ts';

/**
 * Returns a function that reads the latest quiz of a lesson from the cache, also one that someone else added to it. It returns
 * the given quiz while the cache does not have all fields.
 */
export function useLatestQuiz(
  lessonId: string,
  quiz: QuizEditor_QuizFragment | null,
): () => QuizEditor_QuizFragment | null {
  const { cache } = useApolloClient();
  return () => {
    const stored = cache.readQuery({ query: QuizEditorDocument, variables: { lessonId } })?.lesson?.quiz;
    const id = stored?.id ?? quiz?.id;
    if (!id) return null;
    const from = {
      id: `Quiz:${id}`,
      fragment: QuizEditor_QuizFragmentDoc,
      fragmentName: 'QuizEditor_quiz',
    };
    return cache.readFragment(from) ?? quiz;
  };
}
