import { locale } from './en/locale.ts';

const exact = new Intl.NumberFormat(locale.tag, { useGrouping: false, maximumSignificantDigits: 21 });
const percents = new Intl.NumberFormat(locale.tag, { style: 'percent' });

/** Formats a number as people type it, with all its digits and without groups: '0.5', '1989'. */
export const formatExact = (value: number): string => exact.format(`${value}`);

/** Formats a whole number of percent: '25%'. */
export const formatPercent = (percent: number): string => percents.format(percent / 100);
