/** Rules of the dialog that erases a member, shared with the client. */
import * as z from 'zod/mini';
import { secondFactor, twoFactorMessages } from '#modules/account/two-factor.rules';

/** Form that erases a member. The code is needed when the account of the admin has two-factor authentication. */
export const eraseMemberRules = z.object({
  id: z.uuid(),
  password: z.string(twoFactorMessages.password).check(z.minLength(1, twoFactorMessages.password)),
  code: z.nullish(secondFactor),
});
