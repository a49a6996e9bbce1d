import * as z from 'zod/mini';
import { optionalText } from '#kernel/text.rules';

const MAX_INVITED_AT_ONCE = 100;
const MAX_INVITATION_LENGTH = 2000;

/** Maximum length of an e-mail address (RFC 5321), and of its local part. */
const MAX_ADDRESS_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

/** Maximum number of lines, including blank ones and duplicates. */
const MAX_LINES = 1000;

function isAddress(text: string): boolean {
  return (
    text.length <= MAX_ADDRESS_LENGTH &&
    text.indexOf('@') <= MAX_LOCAL_PART_LENGTH &&
    z.regexes.email.test(text)
  );
}

/**
 * Splits a text field with one address per line. Blank lines are kept, so that a wrong line can be reported
 * by number.
 */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** One address per line, converted to lower case. Blank lines are skipped and duplicates removed. */
const addresses = z.pipe(
  z.array(z.string()).check(
    z.maxLength(MAX_LINES, `You can invite up to ${MAX_INVITED_AT_ONCE} people at once.`),
    z.check(({ value, issues }) => {
      value.forEach((line, at) => {
        const address = line.trim();
        if (address === '' || isAddress(address)) return;
        const shown = address.length > 60 ? `${address.slice(0, 60)}…` : address;
        const message = `Line ${at + 1}: “${shown}” isn’t a valid email address.`;
        issues.push({ code: 'custom', input: line, path: [at], message });
      });
    }),
  ),
  z.pipe(
    z.transform((lines: string[]) => [
      ...new Set(lines.map((line) => line.trim().toLowerCase()).filter((line) => line !== '')),
    ]),
    z
      .array(z.string())
      .check(
        z.minLength(1, 'Enter at least one email address.'),
        z.maxLength(MAX_INVITED_AT_ONCE, `You can invite up to ${MAX_INVITED_AT_ONCE} people at once.`),
      ),
  ),
);

/** Share Your Course (document 1, section 2). */
export const shareCourseRules = z.object({
  courseId: z.string(),
  message: optionalText(MAX_INVITATION_LENGTH),
  emails: addresses,
});
