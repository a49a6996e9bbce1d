import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Keeps search, filters and page of a list in the URL, so that reload, bookmarks and Back restore them.
 * @param names names of the filters, such as 'search', 'status'; each is null when it is not set.
 */
export function useListAddress<Name extends string>(...names: readonly Name[]) {
  type Filters = Record<Name, string | null>;
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name)])) as Filters;

  // The URL changes before the screen renders it: a second change in between builds on the first one.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (values: Record<string, string | null | undefined>, replace: boolean) => {
    latest.current = changed(latest.current, values);
    setParams(latest.current, { replace });
  };

  /** Sets filters, or removes them with null, and returns to page 1. */
  const narrow = (values: Partial<Filters>) => change({ page: null, ...values }, true);
  const goTo = (page: number) => change({ page: String(page) }, false);

  return {
    filters,
    isNarrowed: names.some((name) => filters[name] !== null),
    narrow,
    /** Removes all filters. */
    clear: () => narrow(Object.fromEntries(names.map((name) => [name, null])) as Filters),
    /** Starts at 1. */
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    goTo,
  };
}

function changed(
  params: URLSearchParams,
  change: Record<string, string | null | undefined>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value == null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
