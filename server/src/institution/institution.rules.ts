import * as z from 'zod/mini';
import { requiredText } from '../text/text.rules.ts';

export const NAMESPACE_MIN = 3;

/** A namespace is a label of a host name. */
export const NAMESPACE_MAX = 63;

/** Milliseconds after typing stops until availability is asked (document 1, section 9). */
export const NAMESPACE_DEBOUNCE = 500;

export const INSTITUTION_NAME_MAX = 100;

export const NAMESPACE_UNAVAILABLE = 'Please choose an available institution namespace';

/** Labels that no institution may have: hosts of our own, now or later, and names that mislead. */
const RESERVED_NAMESPACES = new Set(
  `www devapp vercel netlify localhost api app apps admin administrator root super-admin support help status mail smtp
   imap pop ftp ns1 ns2 mx cdn static assets files media docs blog about graphql graphiql rest ws auth login logout
   signup register account accounts billing pay payments pricing dashboard settings security abuse postmaster webmaster
   hostmaster noreply no-reply staging dev`.split(/\s+/),
);

/**
 * What a namespace becomes as it is typed (document 1, section 5): lower case, trimmed, spaces to hyphens, anything
 * other than a-z, 0-9 and hyphen removed.
 */
export function toNamespace(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '');
}

/** Whether a text can be a namespace at all: a label of a host name of 3 to 63 characters. */
export function isNamespace(text: string): boolean {
  return (
    text.length >= NAMESPACE_MIN &&
    text.length <= NAMESPACE_MAX &&
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(text)
  );
}

/** Whether an institution may claim a namespace, as far as can be told without looking who has it. */
export const isClaimable = (text: string) => isNamespace(text) && !RESERVED_NAMESPACES.has(text);

/** A namespace to be claimed; `missing` is said where there is none. */
export const claimedNamespace = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: missing, abort: true }),
      z.refine(isClaimable, NAMESPACE_UNAVAILABLE),
    );

/** A namespace that says where to go; '' and null mean none. */
export const givenNamespace = z.nullish(
  z
    .string()
    .check(z.trim(), z.toLowerCase(), z.maxLength(NAMESPACE_MAX, `Use at most ${NAMESPACE_MAX} characters.`)),
);

/** The settings of an institution that its admins change; what is left out stays. */
export const updateInstitutionRules = z.object({
  name: z.nullish(requiredText(INSTITUTION_NAME_MAX, 'Enter the name of the institution.')),
});
