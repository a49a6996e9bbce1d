import * as z from 'zod/mini';
import { writtenText } from '../text/text.rules.ts';

/** Longest message, in characters. */
export const MESSAGE_MAX = 4000;

/** Longest search, in characters. */
const SEARCH_MAX = 200;

/** The text of a message; refused where nothing is left to be read. */
export const messageBody = writtenText(MESSAGE_MAX, 'Write a message.');

export const sendMessageRules = z.object({ body: messageBody });

export const editMessageRules = z.object({ body: messageBody });

/** What is searched for among people and conversations. */
export const searchRules = z.object({
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
