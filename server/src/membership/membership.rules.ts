import * as z from 'zod/mini';

const SEARCH_MAX = 200;

/** What is searched for in a list of people. */
export const membersRules = z.object({
  search: z.nullish(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(SEARCH_MAX, `Use at most ${SEARCH_MAX} characters.`),
        z.regex(/^\P{Cc}*$/u, 'Invalid Entry'),
      ),
  ),
});
