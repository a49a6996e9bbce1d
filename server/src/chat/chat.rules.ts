import * as z from 'zod/mini';

/** Longest message, in characters. */
export const MESSAGE_MAX = 4000;

/** Longest search, in characters. */
const SEARCH_MAX = 200;

/** What of a text no screen shows: control characters but line feed and tab, and what turns the direction of others. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A text as it is stored: lines end in a line feed, what nobody sees is gone, no blank around it. */
const cleaned = (text: string) =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(INVISIBLE, '').trim();

/** The text of a message; refused where nothing is left to be read. */
export const messageBody = z.pipe(
  z.pipe(z.string(), z.transform(cleaned)),
  z.string().check(
    z.regex(/[^\s\u200B-\u200D\u2060\uFEFF]/, 'Write a message.'),
    z.refine(
      (text) => Array.from(text).length <= MESSAGE_MAX,
      `Use at most ${MESSAGE_MAX.toLocaleString('en-US')} characters.`,
    ),
  ),
);

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
