import { isUuid } from '#lib/ids';
import { useListAddress } from '#lib/useListAddress';
import type { AnalyticsQueryVariables } from './Analytics.generated.ts';

/** Periods of the screen by their names in the address. */
export const RANGES = {
  '7-days': 'LAST_7_DAYS',
  '30-days': 'LAST_30_DAYS',
  '3-months': 'LAST_3_MONTHS',
  year: 'LAST_YEAR',
} as const satisfies Record<string, AnalyticsQueryVariables['range']>;

export type Period = keyof typeof RANGES;

const DEFAULT: Period = '30-days';

/** Where the last choice is kept on the device. */
const KEPT = 'analytics-period';

const isPeriod = (value: string | null): value is Period => value !== null && Object.hasOwn(RANGES, value);

const idOf = (value: string | null): string | null => (value !== null && isUuid(value) ? value : null);

/** Period and filters of the screen: those of the address; the period otherwise as it was last chosen on this device. */
export function useAnalyticsAddress() {
  const { filters, narrow } = useListAddress('period', 'cohort', 'course');
  const period = [filters.period, localStorage.getItem(KEPT)].find(isPeriod) ?? DEFAULT;
  return {
    period,
    cohortId: idOf(filters.cohort),
    courseId: idOf(filters.course),
    narrow,
    choosePeriod: (next: string) => {
      localStorage.setItem(KEPT, next);
      narrow({ period: next });
    },
  };
}
