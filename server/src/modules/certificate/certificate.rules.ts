import * as z from 'zod/mini';
import { requiredText } from '#kernel/text.rules';

/** Maximum length of a grade, which is free text. */
const MAX_GRADE_LENGTH = 40;

/** Maximum length of the reason of a revocation. */
export const MAX_REASON_LENGTH = 300;

/** A grade is a single line. */
const grade = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_GRADE_LENGTH, `Use at most ${MAX_GRADE_LENGTH} characters.`),
    z.regex(/^\P{Cc}*$/u, 'Use a single line.'),
  );

/** Input of Issue (document 2, section 3, Certificate): the grade is optional. */
export const issueCertificateRules = z.object({ id: z.uuid(), grade: z.nullish(grade) });

/** Input of Revoke: the reason is public. */
export const revokeCertificateRules = z.object({
  id: z.uuid(),
  reason: requiredText(MAX_REASON_LENGTH, 'Reason is required.'),
});

/** Letters and digits of a number without dashes and spaces. */
const NUMBER = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** Parses a certificate number however it was typed: 'm3kx 7w0p qd5t'. */
export const certificateNumber = z.pipe(
  z.string('Enter the certificate number.').check(
    z.maxLength(40, 'The number has 12 letters and digits.'),
    z.overwrite((text) => text.replace(/[\s-]/g, '').toUpperCase()),
    z.regex(NUMBER, 'The number has 12 letters and digits.'),
  ),
  z.transform((text: string) => text.replace(/(.{4})(?=.)/g, '$1-')),
);

/** Input of a check of a certificate, open to everyone. */
export const checkCertificateRules = z.object({ number: certificateNumber });
