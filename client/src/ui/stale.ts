/**
 * Props of a list or table for whether it shows the previous filter or page while the current one loads: a bar at its top.
 * @param place `within` a surface, which clips the bar, or `above` several cards, whose rounded corners the bar would cross.
 */
export const staleProps = (isStale: boolean | undefined, place: 'above' | 'within') =>
  isStale ? ({ 'data-stale': place, 'aria-busy': true } as const) : {};
