import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from './semaphore.ts';

/** argon2id (the library's default), 19 MiB, 2 passes, 1 lane: what OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** At once: hashing shares the few threads of libuv with files and name look-ups, and takes 19 MiB each. */
const hashing = new Semaphore(2);

/** The hash of a password that nobody has, for accounts that do not exist. */
const nobodysHash = hash('', COST);

export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(password, COST));
}

/** Whether a password is the one of a hash; without a hash it takes as long and is never. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const known = passwordHash ?? (await nobodysHash);
  const isRight = await hashing.run(() => verify(known, password));
  return isRight && passwordHash !== null;
}
