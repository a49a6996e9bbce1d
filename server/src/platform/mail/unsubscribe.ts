import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where the page of unsubscribing is; the token is its `token`. */
export const UNSUBSCRIBE = '/unsubscribe';

/** What a link in a mail ends: one member's mails of one kind. */
export interface UnsubscribeClaim {
  institutionId: string;
  membershipId: string;
  kind: string;
}

/** Address of the page that ends mails without a sign-in. It stays valid: old mails must be endable too. */
export function unsubscribePath(
  secret: string,
  { institutionId, membershipId, kind }: UnsubscribeClaim,
): string {
  const claim = [institutionId, membershipId, kind].join('.');
  return `${UNSUBSCRIBE}?token=${claim}.${signatureOf(secret, claim)}`;
}

/** What a token of such an address ends; null for one that we did not sign. */
export function readUnsubscribeToken(secret: string, token: string): UnsubscribeClaim | null {
  const [institutionId, membershipId, kind, signature, more] = token.split('.');
  if (!institutionId || !membershipId || !kind || !signature || more !== undefined) return null;
  const expected = Buffer.from(signatureOf(secret, [institutionId, membershipId, kind].join('.')));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { institutionId, membershipId, kind };
}

// The label keeps it apart from what else the secret signs.
const signatureOf = (secret: string, claim: string) =>
  createHmac('sha256', secret).update(`unsubscribe\0${claim}`).digest('base64url');
