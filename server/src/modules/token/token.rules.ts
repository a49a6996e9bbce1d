import * as z from 'zod/mini';
import { requiredText } from '#kernel/text.rules';

const TOKEN_NAME_MAX = 100;

/** Days after which a token may expire. */
export const TOKEN_DAYS = [30, 90, 365] as const;

/** Maximum number of active tokens per institution. */
export const MAX_API_TOKENS = 50;

const tokenName = requiredText(TOKEN_NAME_MAX, 'Enter a name, such as what you’ll use the token for.');

export const createApiTokenRules = z.object({
  name: tokenName,
  expiresInDays: z.literal([...TOKEN_DAYS], 'Choose 30, 90 or 365 days.'),
  scopes: z.array(z.string()).check(
    z.minLength(1, 'Choose at least one permission.'),
    z.refine((scopes) => new Set(scopes).size === scopes.length, 'List each scope once.'),
  ),
});
