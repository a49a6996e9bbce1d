import * as z from 'zod/mini';

/** First label of the TXT record: `_lyceum.learn.example.org`. */
export const TXT_LABEL = '_lyceum';

/** Days for which a custom domain works without its records. */
export const GRACE_DAYS = 7;

/** Maximum length of a host name, with room for `TXT_LABEL`. */
const MAX_HOST = 253 - TXT_LABEL.length - 1;

export const DOMAIN_MESSAGES = {
  missing: 'Enter a host name, such as learn.example.org.',
  notPublic: 'This host isn’t on the public internet.',
  platform: 'This host belongs to the platform. Enter one of your own.',
  taken: 'Another institution uses this host.',
  plan: 'Custom domains are part of the plans Professional and Enterprise.',
} as const;

/** Names that are not in public DNS (RFC 6761, RFC 8375, RFC 9476, ICANN), or that networks commonly use inside. */
const NOT_PUBLIC =
  /(^|\.)(localhost|local|internal|intranet|private|corp|home|lan|localdomain|test|invalid|example|onion|alt|arpa)$/;

/**
 * Returns the host name that a person typed or pasted, in the form that DNS and browsers use: `https://Bücher.example.org/` ->
 * `xn--bcher-kva.example.org`. Null for anything else.
 */
export function hostFrom(text: string): string | null {
  const typed = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\.?\/?$/, '');
  if (typed === '' || /[\s/?#@:\\%]/.test(typed)) return null;
  let name: string;
  try {
    name = new URL(`http://${typed}`).hostname; // lower case, and letters outside of ASCII as punycode
  } catch {
    return null;
  }
  return isHostName(name) ? name : null;
}

/** Returns whether a text in lower case is a host name of several labels, and not an IP address. */
function isHostName(name: string): boolean {
  const labels = name.split('.');
  return (
    name.length <= MAX_HOST &&
    labels.length >= 2 &&
    labels.every((label) => /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1)!)
  );
}

/** Returns whether a host can have records in public DNS, as far as its name says. */
export const isPublicName = (host: string): boolean => !NOT_PUBLIC.test(host);

export const setCustomDomainRules = z.object({
  host: z.pipe(
    z.pipe(
      z.string(DOMAIN_MESSAGES.missing),
      z.transform((text) => hostFrom(text) ?? ''),
    ),
    z
      .string()
      .check(
        z.minLength(1, { error: DOMAIN_MESSAGES.missing, abort: true }),
        z.refine(isPublicName, DOMAIN_MESSAGES.notPublic),
      ),
  ),
});
