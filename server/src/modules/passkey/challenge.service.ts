import { createHash, randomBytes } from 'node:crypto';
import { AppError, ErrorCode } from '#kernel/errors';
import { challengeMac, isSameHash } from '#modules/account/secrets.service';
import { hit, type Limit } from '#platform/limits/attempts';
import type { Context } from '#platform/request/context';

const MINUTE = 60;

/** Seconds for which a challenge is valid. */
const CHALLENGE_SECONDS = 5 * MINUTE;

/** A challenge is used once. The counter outlives it, because it starts with the use. */
const ONE_USE: Limit = {
  name: 'passkey-challenge',
  max: 1,
  seconds: CHALLENGE_SECONDS,
  message: 'This took too long, or was already used. Try again.',
};

/** Error for a challenge that is unknown, expired or used. */
const StaleChallenge = () => new AppError(ErrorCode.CONFLICT, ONE_USE.message);

const RANDOM_BYTES = 16;

/**
 * Returns a new challenge: time of expiry, random bits and their seal. The server stores nothing before a challenge is used,
 * so nobody can fill a table with them.
 * @param purpose a challenge is valid for the same purpose only
 */
export function newChallenge({ services }: Context, purpose: string): string {
  const expiresAt = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS;
  const text = `${expiresAt.toString(36)}-${randomBytes(RANDOM_BYTES).toString('hex')}`;
  return Buffer.from(`${text}-${challengeMac(services.config.jwtSecret, purpose, text)}`).toString(
    'base64url',
  );
}

/**
 * Consumes a challenge, whether or not the rest of the answer is right. Of concurrent uses one succeeds.
 * @throws Conflict when it is unknown, expired or used
 */
export async function consumeChallenge(
  { services }: Context,
  purpose: string,
  challenge: string,
): Promise<void> {
  const [expiresAt = '', random = '', ...mac] = Buffer.from(challenge, 'base64url').toString().split('-');
  const sealed = challengeMac(services.config.jwtSecret, purpose, `${expiresAt}-${random}`);
  if (!isSameHash(sealed, mac.join('-'))) throw StaleChallenge();
  if (Number.parseInt(expiresAt, 36) * 1000 <= Date.now()) throw StaleChallenge();
  const key = createHash('sha256').update(`${expiresAt}-${random}`).digest('base64url');
  if ((await hit(services.orm.em.fork(), ONE_USE, key)) !== null) throw StaleChallenge();
}
