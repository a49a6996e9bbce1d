import * as z from 'zod/mini';
import { requiredText } from '#kernel/text.rules';

const TOKEN_NAME_MAX = 100;

/** Days after which a token may expire. */
export const TOKEN_DAYS = [30, 90, 365] as const;

/** Maximum number of active tokens per institution. */
export const MAX_API_TOKENS = 50;

const tokenName = requiredText(TOKEN_NAME_MAX, 'Name the token after what uses it.');

export const createApiTokenRules = z.object({
  name: tokenName,
  expiresInDays: z.literal([...TOKEN_DAYS], 'Choose 30, 90 or 365 days.'),
  scopes: z.array(z.string()).check(
    z.minLength(1, 'Choose what the token may do.'),
    z.refine((scopes) => new Set(scopes).size === scopes.length, 'Name each scope once.'),
  ),
});
