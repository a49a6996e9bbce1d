import * as z from 'zod/mini';
import { texts } from '../texts/en.ts';

/** The early-access form; the server checks the address again. */
export const earlyAccessSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: texts.landing.emailMissing, abort: true }),
      z.email(texts.landing.emailInvalid),
    ),
});
