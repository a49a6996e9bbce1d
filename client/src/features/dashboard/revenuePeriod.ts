import { useListAddress } from '#lib/useListAddress';
import type { RevenueQueryVariables } from './Revenue.generated.ts';

/** Months that the panel can show, with the steps in which it shows them. */
export const PERIODS = {
  'this-month': { range: 'THIS_MONTH', by: 'DAY' },
  'last-month': { range: 'LAST_MONTH', by: 'DAY' },
  'three-months': { range: 'LAST_THREE_MONTHS', by: 'WEEK' },
  'twelve-months': { range: null, by: 'MONTH' },
} as const satisfies Record<string, Pick<RevenueQueryVariables, 'range' | 'by'>>;

export type Period = keyof typeof PERIODS;

/** Length of a step of a period. */
export type Step = (typeof PERIODS)[Period]['by'];

const DEFAULT: Period = 'this-month';

/** Where the last choice is kept on the device. */
const KEPT = 'revenue-period';

const isPeriod = (value: string | null): value is Period => value !== null && Object.hasOwn(PERIODS, value);

/** The chosen period: that of the address, or else the last choice on this device. A choice changes both. */
export function useRevenuePeriod(): { period: Period; choose: (period: string) => void } {
  const { filters, narrow } = useListAddress('revenue');
  const kept = localStorage.getItem(KEPT);
  const period = [filters.revenue, kept].find(isPeriod) ?? DEFAULT;
  const choose = (next: string) => {
    localStorage.setItem(KEPT, next);
    narrow({ revenue: next });
  };
  return { period, choose };
}
