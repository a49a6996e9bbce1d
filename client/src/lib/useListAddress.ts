import { useSearchParams } from 'react-router-dom';

/**
 * Keeps search, filters and page of a list in the URL, so that reload, bookmarks and Back restore them.
 * @param names names of the filters, such as 'search', 'status'; each is null when it is not set.
 */
export function useListAddress<Name extends string>(...names: readonly Name[]) {
  type Filters = Record<Name, string | null>;
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name)])) as Filters;

  /** Sets filters, or removes them with null, and returns to page 1. */
  const narrow = (change: Partial<Filters>) =>
    setParams(changed(params, { page: null, ...change }), { replace: true });
  const goTo = (page: number) => setParams(changed(params, { page: String(page) }));

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
