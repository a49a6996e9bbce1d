/** Props of a list or table for whether it shows the previous filter or page while the current one loads: a bar above it. */
export const staleProps = (isStale: boolean | undefined) =>
  isStale ? ({ 'data-stale': '', 'aria-busy': true } as const) : {};
