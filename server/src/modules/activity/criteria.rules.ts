import * as z from 'zod/mini';
import { requiredText } from '#kernel/text.rules';
import { MAX_CRITERIA, totalOf } from './criterion.rules.ts';

const MAX_NAME_LENGTH = 100;

const ENTER_SHARE = 'Enter a whole number from 1 to 100.';

const criterion = z.object({
  name: requiredText(MAX_NAME_LENGTH, 'Enter a name.'),
  percent: z.number(ENTER_SHARE).check(z.int(ENTER_SHARE), z.gte(1, ENTER_SHARE), z.lte(100, ENTER_SHARE)),
});

/** Criteria of an activity: none, or shares of 100 in total under different names. */
export const criteriaRule = z.array(criterion).check(
  z.maxLength(MAX_CRITERIA, `List up to ${MAX_CRITERIA} criteria.`),
  z.check(({ value, issues }) => {
    const total = totalOf(value);
    const names = new Set(value.map(({ name }) => name.toLowerCase()));
    const message =
      names.size < value.length
        ? 'Each criterion needs a name of its own.'
        : value.length > 0 && total !== 100 && `The shares must add up to 100%. They add up to ${total}%.`;
    if (message) issues.push({ code: 'custom', input: value, message });
  }),
);
