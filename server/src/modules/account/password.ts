import { hash, verify } from '@node-rs/argon2';
import { TooMany } from '#kernel/errors';
import { FairQueue } from '#platform/limits/fair-queue';

/** argon2id (the library's default), 19 MiB, 2 passes, 1 lane: what OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Two at once: hashing shares the few threads of libuv with files and name look-ups, and takes 19 MiB each. 400 wait for a
 * few seconds at most; keyed by network, so that a flood from one delays nobody else.
 */
const hashing = new FairQueue({
  concurrency: 2,
  maxWaiting: 400,
  full: () => TooMany('Too many people are signing in right now. Try again in a few seconds.', 5),
});

/** The hash of a password that nobody has, for accounts that do not exist. */
const nobodysHash = hash('', COST);

/**
 * Hashes a password.
 * @param network which the caller comes from, for its turn in the queue
 * @throws TooMany where too many wait
 */
export function hashPassword(password: string, network: string): Promise<string> {
  return hashing.run(network, () => hash(password, COST));
}

/**
 * Whether a password is the one of a hash; false without a hash, after the same time.
 * @param network which the caller comes from, for its turn in the queue
 * @throws TooMany where too many wait
 */
export async function isPassword(
  password: string,
  passwordHash: string | null,
  network: string,
): Promise<boolean> {
  const known = passwordHash ?? (await nobodysHash);
  const isRight = await hashing.run(network, () => verify(known, password));
  return isRight && passwordHash !== null;
}
