import * as z from 'zod/mini';
import { texts } from '#texts/en';
import { parseEmails } from './parseEmails.ts';

const t = texts.quickstart;

const email = z.email();

/** Rules of a form with a message and e-mail addresses, one per line. */
export const invitationRules = z.object({
  message: z.string(),
  emails: z.string().check(({ value, issues }) => {
    const addresses = parseEmails(value);
    const wrong = addresses.find((address) => !z.safeParse(email, address).success);
    const message = addresses.length === 0 ? t.emailsMissing : wrong && t.emailInvalid(wrong);
    if (message) issues.push({ code: 'custom', input: value, message });
  }),
});
