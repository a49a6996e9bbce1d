import { hash, verify } from '@node-rs/argon2';
import { TooMany } from '#kernel/errors';
import { FairQueue } from '#platform/limits/fair-queue';

/** argon2id with the library's default (19 MiB, 2 passes, 1 lane), as OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Limits hashing to two at a time: it shares the few threads of libuv with files and DNS, and needs 19 MiB
 * each. A queue of 400 waits a few seconds at most. It is keyed by network, so that a flood from one network
 * does not delay others.
 */
const hashing = new FairQueue({
  name: 'passwords',
  concurrency: 2,
  maxWaiting: 400,
  full: () => TooMany('Too many people are signing in right now. Try again in a few seconds.', 5),
});

/** Hash to compare with when the account does not exist. */
const DUMMY_HASH = hash('', COST);

/**
 * Hashes a password.
 * @param network of the caller, the key of the fair queue
 * @throws TooMany when the queue is full
 */
export function hashPassword(password: string, network: string): Promise<string> {
  return hashing.run(network, () => hash(password, COST));
}

/**
 * Returns whether a password matches a hash. Takes the same time without a hash.
 * @param network of the caller, the key of the fair queue
 * @throws TooMany when the queue is full
 */
export async function isPassword(
  password: string,
  passwordHash: string | null,
  network: string,
): Promise<boolean> {
  const known = passwordHash ?? (await DUMMY_HASH);
  const isRight = await hashing.run(network, () => verify(known, password));
  return isRight && passwordHash !== null;
}
