import * as z from 'zod/mini';
import { comparing } from '#kernel/comparing.rules';

/** Deductions for late work. */
const LATE_PENALTIES = ['none', 'fixed', 'per-day'] as const;

/** Longest time in days for which late work can be accepted. */
const MAX_LATE_DAYS = 365;

const DAYS = `Enter a whole number from 1 to ${MAX_LATE_DAYS}.`;
const PERCENT = 'Enter a whole number from 1 to 100.';

export const latePolicyRule = z
  .object({
    days: z.nullish(z.number(DAYS).check(z.int(DAYS), z.gte(1, DAYS), z.lte(MAX_LATE_DAYS, DAYS))),
    penalty: z.enum(LATE_PENALTIES, 'Choose an item from the list.'),
    percent: z.nullish(z.number(PERCENT).check(z.int(PERCENT), z.gte(1, PERCENT), z.lte(100, PERCENT))),
  })
  .check(
    z.check(
      ({ value, issues }) => {
        if (value.penalty !== 'none' && !value.percent)
          issues.push({ code: 'custom', input: value.percent, message: PERCENT, path: ['percent'] });
      },
      comparing('penalty', 'percent'),
    ),
  );
