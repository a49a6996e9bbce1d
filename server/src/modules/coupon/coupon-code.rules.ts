/** Rules of codes, which the enrollment form loads without those of coupons. */
import * as z from 'zod/mini';

const MIN_CODE_LENGTH = 3;
const MAX_CODE_LENGTH = 40;

/** Error of a code that cannot be used. One for all reasons, so that nobody finds out which codes exist. */
export const CODE_REFUSED =
  'This code is unknown, expired, used up or not for this cohort. Check it, or go on without it.';

/** Error of a code for a seat that was ordered before without it. */
export const ALREADY_ORDERED = 'You’ve already ordered this seat. Cancel the order to use a code.';

/** Error of a code for a place for which nothing is paid now. */
export const NOTHING_TO_PAY = 'You pay nothing now. Go on without the code.';

/** Code as staff choose it. Upper and lower case are equal. */
export const couponCode = z
  .string('Enter a code.')
  .check(
    z.trim(),
    z.minLength(MIN_CODE_LENGTH, `Use at least ${MIN_CODE_LENGTH} characters.`),
    z.maxLength(MAX_CODE_LENGTH, `Use at most ${MAX_CODE_LENGTH} characters.`),
    z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/i, 'Use letters, digits and single hyphens between them.'),
  );

/** Code as a student types it, which is looked for whatever it is. */
export const typedCode = z
  .string('Enter a code.')
  .check(
    z.trim(),
    z.minLength(1, 'Enter a code.'),
    z.maxLength(MAX_CODE_LENGTH, CODE_REFUSED),
    z.regex(/^\P{Cc}*$/u, CODE_REFUSED),
  );

/** Seat of which a code is checked. */
export const couponOfferRules = z.object({
  id: z.uuid('Choose a cohort.'),
  planId: z.nullish(z.uuid('Choose a plan.')),
  code: typedCode,
});
