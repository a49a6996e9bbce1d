import * as z from 'zod/mini';
import { line } from '#kernel/text.rules';

/** Minimum and maximum length of a searched text, in characters. */
export const MIN_SEARCH_LENGTH = 2;
export const MAX_SEARCH_LENGTH = 100;

/** Maximum number of words of a searched text. */
export const MAX_SEARCH_WORDS = 8;

/** Maximum number of results of one kind. */
export const MAX_RESULTS = 20;

/** Number of results of one kind without another number. */
export const DEFAULT_RESULTS = 5;

/** Cost points of a search, which reads more rows than it returns. */
export const SEARCH_COST = 200;

/** Returns the words of a text. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const TEXT_MISSING = `Enter at least ${MIN_SEARCH_LENGTH} characters.`;
const COUNT_WRONG = `Enter a number between 1 and ${MAX_RESULTS}.`;

export const searchRules = z.object({
  text: line(TEXT_MISSING, MAX_SEARCH_LENGTH).check(
    z.minLength(MIN_SEARCH_LENGTH, TEXT_MISSING),
    z.refine((text) => wordsOf(text).length <= MAX_SEARCH_WORDS, `Use at most ${MAX_SEARCH_WORDS} words.`),
  ),
  first: z.int().check(z.gte(1, COUNT_WRONG), z.lte(MAX_RESULTS, COUNT_WRONG)),
});
