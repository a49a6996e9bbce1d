import { createHmac, timingSafeEqual } from 'node:crypto';

/** Path of the unsubscribe page. Its query parameter is `token`. */
export const UNSUBSCRIBE = '/unsubscribe';

/** Subject of an unsubscribe link: the mails of one kind to one member. */
export interface UnsubscribeClaim {
  institutionId: string;
  membershipId: string;
  kind: string;
}

/** Returns the path of the unsubscribe page with a signed token. It never expires, because old mails must work too. */
export function unsubscribePath(
  secret: string,
  { institutionId, membershipId, kind }: UnsubscribeClaim,
): string {
  const claim = [institutionId, membershipId, kind].join('.');
  return `${UNSUBSCRIBE}?token=${claim}.${signatureOf(secret, claim)}`;
}

/** Verifies the token of an unsubscribe link. Returns null for an invalid signature. */
export function readUnsubscribeToken(secret: string, token: string): UnsubscribeClaim | null {
  const [institutionId, membershipId, kind, signature, more] = token.split('.');
  if (!institutionId || !membershipId || !kind || !signature || more !== undefined) return null;
  const expected = Buffer.from(signatureOf(secret, [institutionId, membershipId, kind].join('.')));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { institutionId, membershipId, kind };
}

// The label keeps the signature distinct from others with the same secret.
const signatureOf = (secret: string, claim: string) =>
  createHmac('sha256', secret).update(`unsubscribe\0${claim}`).digest('base64url');
