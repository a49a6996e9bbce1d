import * as z from 'zod/mini';

/** PostgreSQL stores every character but this one. */
const UNSTORABLE = '\u0000';

const storable = z.refine<string>((text) => !text.includes(UNSTORABLE), 'Remove the invisible characters.');

const noLongerThan = (max: number) =>
  z.maxLength(max, `Use at most ${max.toLocaleString('en-US')} characters.`);

/** A text that must be there, trimmed. `missing` is said where it is not; `max` is in characters. */
export const requiredText = (max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), noLongerThan(max), storable);

/** A text that may be left out, trimmed. `max` is in characters. */
export const optionalText = (max: number) =>
  z.nullish(z.string().check(z.trim(), noLongerThan(max), storable));

/** What of a text no screen shows: control characters but line feed and tab, and what turns the direction of others. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A text as it is stored: lines end in a line feed, what nobody sees is gone, no blank around it. */
const cleaned = (text: string) =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(INVISIBLE, '').trim();

/**
 * Plain text in lines, as people write it to each other, cleaned of what nobody sees. `missing` is said where nothing
 * is left to be read; `max` is in characters.
 */
export const writtenText = (max: number, missing: string) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(cleaned)),
    z.string().check(
      z.regex(/[^\s\u200B-\u200D\u2060\uFEFF]/, missing),
      z.refine(
        (text) => Array.from(text).length <= max,
        `Use at most ${max.toLocaleString('en-US')} characters.`,
      ),
    ),
  );

const MAX_MATERIALS = 50;
const MAX_MATERIAL_LENGTH = 500;

/** What learners need for something, each a name or a link; blank ones are dropped. */
export const materials = z.pipe(
  z
    .array(
      z
        .string('Write each of the materials as a text.')
        .check(z.trim(), noLongerThan(MAX_MATERIAL_LENGTH), storable),
      'Give the materials as a list.',
    )
    .check(z.maxLength(MAX_MATERIALS, `There can be at most ${MAX_MATERIALS} materials.`)),
  z.transform((list: string[]) => list.filter((material) => material !== '')),
);

/** A web address. `missing` is said where there is none. */
export const webAddress = (missing: string) =>
  requiredText(2000, missing).check(
    z.refine(
      (text) => text === '' || isWebAddress(text),
      'Enter an address that begins with https:// or http://.',
    ),
  );

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
}

/** One line of text: no control characters. `max` is in characters. */
export const line = (missing: string, max: number, tooLong = `Use at most ${max} characters.`) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(max, tooLong),
      z.regex(/^\P{Cc}*$/u, 'Invalid Entry'),
    );

const MAX_SEARCH_LENGTH = 200;

/** What is searched for, in one line; may be left out. */
export const search = z.nullish(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(MAX_SEARCH_LENGTH, `Use at most ${MAX_SEARCH_LENGTH} characters.`),
      z.regex(/^\P{Cc}*$/u, 'Invalid Entry'),
    ),
);

/** Characters of an e-mail address, and of what is before its @ (RFC 5321). */
const EMAIL_MAX = 254;
const LOCAL_PART_MAX = 64;

/** An e-mail address, in lower case. `missing` is said where there is none, `wrong` of what is none. */
export const emailAddress = (missing: string, wrong = 'Enter a valid email address.') =>
  z.string(missing).check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(EMAIL_MAX, { error: wrong, abort: true }),
    z.regex(z.regexes.email, { error: wrong, abort: true }),
    z.refine((text) => text.indexOf('@') <= LOCAL_PART_MAX, wrong),
  );
