import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';

/**
 * Evicts an object, and the lists that may contain it, once the component that shows it is unmounted: earlier, the
 * component would refetch the object.
 * @param object cache ID, such as 'Cohort:1'.
 * @returns a function to call once the object is deleted.
 */
export function useEvictOnUnmount(object: string, ...lists: readonly string[]): () => void {
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
