import { useSearchParams } from 'react-router-dom';

/**
 * Search, filters and page of a list, kept in the address, so that a reload, a bookmark and Back find them again.
 * @param names of the filters, e.g. 'search', 'status'; each is null when it is not set.
 */
export function useListAddress<Name extends string>(...names: readonly Name[]) {
  type Filters = Record<Name, string | null>;
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name)])) as Filters;

  /** Sets or, by null, removes filters; what is sought anew begins at page 1. */
  const narrow = (change: Partial<Filters>) =>
    setParams(changed(params, { page: null, ...change }), { replace: true });
  const goTo = (page: number) => setParams(changed(params, { page: String(page) }));

  return {
    filters,
    isNarrowed: names.some((name) => filters[name] !== null),
    narrow,
    /** Removes every filter. */
    clear: () => narrow(Object.fromEntries(names.map((name) => [name, null])) as Filters),
    /** Counted from 1. */
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
