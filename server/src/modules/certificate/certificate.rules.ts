import * as z from 'zod/mini';

/** Characters of a grade, in whichever words the institution grades. */
export const MAX_GRADE_LENGTH = 40;

/** A grade stands on one line. */
const grade = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_GRADE_LENGTH, `Use at most ${MAX_GRADE_LENGTH} characters.`),
    z.regex(/^\P{Cc}*$/u, 'Write it on one line.'),
  );

/** Issue (document 2, section 3, Certificate): the grade may be left out. */
export const issueCertificateRules = z.object({ certificateId: z.uuid(), grade: z.nullish(grade) });

/** Letters and digits of a number, dashes and spaces as people type them: 'm3kx 7w0p qd5t'. */
const NUMBER = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** A number as it is written on a certificate, however it was typed. */
export const certificateNumber = z.pipe(
  z.string('Enter the number of the certificate.').check(
    z.maxLength(40, 'The number has 12 letters and digits.'),
    z.overwrite((text) => text.replace(/[\s-]/g, '').toUpperCase()),
    z.regex(NUMBER, 'The number has 12 letters and digits.'),
  ),
  z.transform((text: string) => text.replace(/(.{4})(?=.)/g, '$1-')),
);

/** Whoever has a number may check it. */
export const checkCertificateRules = z.object({ number: certificateNumber });
