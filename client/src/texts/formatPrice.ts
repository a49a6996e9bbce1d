import { texts } from '#texts/en';
import { formatMoney, type Money } from '#texts/formatting';

/** Formats the price of a course or cohort: 'Free' or '$49.00'. */
export const formatPrice = (price: Money): string =>
  price.amount === 0 ? texts.common.free : formatMoney(price);
