import { locale } from './en/locale.ts';

const format = new Intl.NumberFormat(locale.tag, {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

/** Formats a whole number of dollars: '$49'. */
export const formatDollars = (dollars: number): string => format.format(dollars);
