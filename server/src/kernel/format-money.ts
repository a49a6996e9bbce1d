import { formatsOf } from './format-date.ts';
import type { Language } from './language.rules.ts';
import { decimalOf } from './money.rules.ts';

const format = (language: Language, currency: string, currencyDisplay: 'narrowSymbol' | 'code') =>
  new Intl.NumberFormat(formatsOf(language), { style: 'currency', currency, currencyDisplay });

/** Formats an amount of dollars, in cents, in a language: '$1,250.00'. */
export const formatMoney = (amount: number, language: Language): string =>
  format(language, 'USD', 'narrowSymbol').format(decimalOf(amount) as Intl.StringNumericLiteral);

/** Formats an amount in cents with the code of its currency, as documents need it: 'USD 1,250.00'. */
export const formatAmount = (amount: number, currency: string, language: Language): string =>
  format(language, currency, 'code').format(decimalOf(amount) as Intl.StringNumericLiteral);
