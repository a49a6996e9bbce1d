import * as z from 'zod/mini';
import { MAX_MATERIALS } from './materials.rules.ts';

/** The only character that PostgreSQL cannot store. */
const UNSTORABLE = '\u0000';

const storable = z.refine<string>((text) => !text.includes(UNSTORABLE), 'Remove the invisible characters.');

const noLongerThan = (max: number) =>
  z.maxLength(max, `Use at most ${max.toLocaleString('en-US')} characters.`);

/** A character that is seen: no space, no mark of width zero and none of the text direction. */
const VISIBLE = /[^\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;

/**
 * Rule of a required text, which is trimmed.
 * @param max maximum length in characters
 * @param missing message for a text without any visible character
 */
export const requiredText = (max: number, missing: string) =>
  z.string(missing).check(
    z.trim(),
    z.minLength(1, missing),
    z.refine((text) => VISIBLE.test(text), missing),
    noLongerThan(max),
    storable,
  );

/**
 * Rule of a text that may be empty, which is trimmed.
 * @param max maximum length in characters
 */
export const plainText = (max: number) => z.string().check(z.trim(), noLongerThan(max), storable);

/**
 * Rule of an optional text, which is trimmed.
 * @param max maximum length in characters
 */
export const optionalText = (max: number) => z.nullish(plainText(max));

/** Invisible characters: control characters except line feed and tab, and those that change the text direction. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Normalizes line ends to a line feed, removes invisible characters and trims. */
const normalizeText = (text: string) =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(INVISIBLE, '').trim();

/**
 * Rule of a multi-line plain text, which is normalized.
 * @param max maximum length in characters
 * @param missing message for a text without any visible character
 */
export const writtenText = (max: number, missing: string) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(normalizeText)),
    z.string().check(
      z.regex(VISIBLE, missing),
      z.refine(
        (text) => Array.from(text).length <= max,
        `Use at most ${max.toLocaleString('en-US')} characters.`,
      ),
    ),
  );

const onWeb = z.refine<string>(
  (text) => text === '' || isWebAddress(text),
  'Enter an address that starts with https:// or http://.',
);

/**
 * Rule of an http(s) URL.
 * @param missing message for a missing URL
 */
export const webAddress = (missing: string) => requiredText(2000, missing).check(onWeb);

/** Rule of an http(s) URL that may be empty. */
export const plainWebAddress = plainText(2000).check(onWeb);

/**
 * Rule of an https URL.
 * @param missing message for a missing URL
 */
export const secureAddress = (missing: string) => requiredText(2000, missing).check(secure);

/**
 * Rule of an https URL that may be empty.
 * @param max maximum length in characters
 */
export const plainSecureAddress = (max: number) => plainText(max).check(secure);

const secure = z.refine<string>(
  (text) => text === '' || isSecureAddress(text),
  'Enter an address that starts with https://.',
);

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
}

const isSecureAddress = (text: string): boolean => /^https:/i.test(text) && isWebAddress(text);

/** Beginnings of links, also of such that browsers run. 'Chapter 3: paper' is a name. */
const LINK = /^([a-z][a-z\d+.-]*:\/\/|(?:javascript|data|vbscript|file|blob):)/i;

const MAX_MATERIAL_LENGTH = 500;

/** Rule of a list of materials, each a name or an https URL. Blank ones are dropped. */
export const materials = z.pipe(
  z
    .array(
      z.string('Enter each material as text.').check(z.trim(), noLongerThan(MAX_MATERIAL_LENGTH), storable),
      'Enter the materials as a list.',
    )
    .check(
      z.maxLength(MAX_MATERIALS, `You can list up to ${MAX_MATERIALS} materials.`),
      z.refine(
        (list) => list.every((material) => !LINK.test(material) || isSecureAddress(material)),
        'Links must start with https://.',
      ),
    ),
  z.transform((list: string[]) => list.filter((material) => material !== '')),
);

/**
 * Rule of a single line of text, without control characters.
 * @param missing message for a missing text
 * @param max maximum length in characters
 * @param tooLong message for a longer text
 */
export const line = (missing: string, max: number, tooLong = `Use at most ${max} characters.`) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(max, tooLong),
      z.regex(/^\P{Cc}*$/u, 'Invalid Entry'),
    );

/**
 * Rule of a single line of text that may be empty, without control characters.
 * @param max maximum length in characters
 */
export const plainLine = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, `Use at most ${max} characters.`),
      z.regex(/^\P{Cc}*$/u, 'Invalid Entry'),
    );

/** Maximum length of a search term in characters. */
export const MAX_SEARCH_LENGTH = 200;

/** Rule of an optional search term, a single line. */
export const search = z.nullish(plainLine(MAX_SEARCH_LENGTH));

/** Maximum length of an email address and of its local part, in characters (RFC 5321). */
const EMAIL_MAX = 254;
const LOCAL_PART_MAX = 64;

/**
 * Rule of an email address, which is lower-cased.
 * @param missing message for a missing address
 * @param wrong message for an invalid address
 */
export const emailAddress = (missing: string, wrong = 'Enter a valid email address.') =>
  z.string(missing).check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, missing),
    z.maxLength(EMAIL_MAX, wrong),
    z.regex(z.regexes.email, wrong),
    z.refine((text) => text.indexOf('@') <= LOCAL_PART_MAX, wrong),
  );

const givenAddress = emailAddress('');

/** Rule of an email address that may be empty, which is lower-cased. */
export const plainEmailAddress = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.refine((text) => text === '' || z.safeParse(givenAddress, text).success, 'Enter a valid email address.'),
);
