import * as z from 'zod/mini';
import { comparing } from '#kernel/comparing.rules';
import { amountOfMoney, SMALLEST_PAYMENT } from '#kernel/price.rules';
import { search } from '#kernel/text.rules';
import { optionalInstant } from '#modules/course/course.rules';
import { couponCode } from './coupon-code.rules.ts';

const MAX_USES = 1_000_000;

/** Error of the deletion of a coupon that orders have. */
export const COUPON_USED = 'Orders have this coupon. Deactivate it instead.';

export const CODE_TAKEN = 'Another coupon has this code.';
export const COHORT_GONE = 'Choose a cohort.';
export const COURSE_GONE = 'Choose a course.';

const WRONG_PERCENT = 'Enter a whole number from 1 to 100.';
export const percentOff = z.int(WRONG_PERCENT).check(z.gte(1, WRONG_PERCENT), z.lte(100, WRONG_PERCENT));

const WRONG_USES = 'Enter a whole number of uses.';
export const uses = z
  .int(WRONG_USES)
  .check(
    z.gte(1, 'Enter at least 1.'),
    z.lte(MAX_USES, `Enter at most ${MAX_USES.toLocaleString('en-US')}.`),
  );

interface Reduction {
  /** Percentage of the price, 1 to 100. */
  percentOff?: number | null | undefined;
  /** In cents. */
  amountOff?: number | null | undefined;
}

/** Values of a coupon that must fit together. */
interface Terms extends Reduction {
  validFrom?: Date | null | undefined;
  validUntil?: Date | null | undefined;
}

/** Names of the values that must fit together. */
export const TERMS = [
  'percentOff',
  'amountOff',
  'validFrom',
  'validUntil',
] as const satisfies (keyof Terms)[];

/** Returns the problems between values that are each valid. */
export function problemsOfTerms(terms: Terms): { field: keyof Terms; message: string }[] {
  const { percentOff: percent, amountOff, validFrom, validUntil } = terms;
  const problems: { field: keyof Terms; message: string }[] = [];
  if ((percent == null) === (amountOff == null))
    problems.push({
      field: amountOff == null ? 'percentOff' : 'amountOff',
      message: 'Enter a percentage or an amount.',
    });
  if (amountOff === 0) problems.push({ field: 'amountOff', message: 'Enter an amount above zero.' });
  if (validFrom && validUntil && validUntil <= validFrom)
    problems.push({ field: 'validUntil', message: 'The end must be after the start.' });
  return problems;
}

/** Returns the problem of a limit below the uses that there are. */
export const tooFewUses = (usedCount: number): string =>
  usedCount === 1
    ? '1 use is taken, so you need at least 1.'
    : `${usedCount} uses are taken, so you need at least ${usedCount}.`;

/** Rule of an object: its terms fit together. The amount is one of money. */
const fittingTerms = z.check<
  Omit<Terms, 'amountOff'> & { amountOff?: { amount: number } | null | undefined }
>(
  ({ value, issues }) => {
    for (const { field, message } of problemsOfTerms({ ...value, amountOff: value.amountOff?.amount }))
      issues.push({ code: 'custom', input: value[field], path: [field], message });
  },
  comparing(...TERMS),
);

const optional = {
  percentOff: z.nullish(percentOff),
  amountOff: z.nullish(amountOfMoney),
  validFrom: optionalInstant(),
  validUntil: optionalInstant(),
  maxUses: z.nullish(uses),
  maxUsesPerPerson: z.nullish(uses),
  cohortId: z.nullish(z.uuid(COHORT_GONE)),
  courseId: z.nullish(z.uuid(COURSE_GONE)),
};

export const createCouponRules = z
  .object({ code: couponCode, ...optional, isActive: z.nullish(z.boolean()) })
  .check(fittingTerms);

/** Absent fields keep their values; null clears the optional ones. The service checks that the terms fit together. */
export const updateCouponRules = z.object({
  id: z.uuid(),
  ...z.partial(z.object({ version: z.int(), code: couponCode, isActive: z.boolean() })).shape,
  ...optional,
});

/** Search text for a list of coupons. */
export const couponsRules = z.object({ search });

/**
 * Returns what a coupon takes off a price, in cents, never more than the price. Half a cent is rounded in favor of the
 * student. A rest too small to be paid by card is taken off, too.
 */
export function discountOf(cents: number, { percentOff: percent, amountOff }: Reduction): number {
  const discount = percent == null ? (amountOff ?? 0) : Math.floor((cents * percent + 50) / 100);
  return cents - discount < SMALLEST_PAYMENT ? cents : discount;
}
