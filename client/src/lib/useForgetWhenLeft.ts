import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';

/**
 * Evicts an object, and the lists that may have it, from the cache once the component that shows it is gone: before, the
 * component would request the object again.
 * @param object of the cache, such as 'Cohort:1'.
 * @returns a function to call once the object is deleted.
 */
export function useForgetWhenLeft(object: string, ...lists: readonly string[]): () => void {
  const { cache } = useApolloClient();
  const isDue = useRef(false);
  const fields = lists.join(' ');
  useEffect(
    () => () => {
      if (!isDue.current) return;
      setTimeout(() => {
        cache.evict({ id: object });
        for (const fieldName of fields.split(' ')) cache.evict({ fieldName });
        cache.gc();
      });
    },
    [cache, object, fields],
  );
  return () => {
    isDue.current = true;
  };
}
