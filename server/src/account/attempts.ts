import type { EntityManager } from '@mikro-orm/postgresql';
import { TooMany } from '../graphql/errors.ts';

/** How often something may be tried. The name is part of the stored key. */
export interface Limit {
  name: string;
  most: number;
  seconds: number;
  message: string;
}

// Counting and refusing is one statement, so that any number of tries at once, on any number of instances, get past
// the limit no more often than it says. Each statement also clears away two counts that are over: the table holds
// what is going on and little more.
const TAKE = `
  with over as (
    delete from attempt where key in (
      select key from attempt where ends_at < now() and key <> ? order by ends_at limit 2 for update skip locked))
  insert into attempt as a (key, count, ends_at) values (?, 1, now() + ? * interval '1 second')
  on conflict (key) do update set
    count = case when a.ends_at <= now() then 1 else least(a.count, ?) + 1 end,
    ends_at = case when a.ends_at <= now() then excluded.ends_at else a.ends_at end
  returning count, extract(epoch from a.ends_at - now())::float8 as remaining`;

const keyOf = (limit: Limit, subject: string) => `${limit.name}:${subject}`;

/**
 * Counts a try; the count starts anew `seconds` after the first. Where `em` is in no transaction it is counted
 * whatever becomes of the operation.
 * @returns seconds to wait where the limit is reached, null where the try is free
 */
export async function tryOnce(em: EntityManager, limit: Limit, subject: string): Promise<number | null> {
  const key = keyOf(limit, subject);
  const [row] = await em.execute<{ count: number; remaining: number }[]>(TAKE, [
    key,
    key,
    limit.seconds,
    limit.most,
  ]);
  // A statement that waited for another reckons from its own beginning, before the count's.
  return row!.count > limit.most ? Math.min(row!.remaining, limit.seconds) : null;
}

/** As `tryOnce`. @throws TooMany where the limit is reached */
export async function countTry(em: EntityManager, limit: Limit, subject: string): Promise<void> {
  const wait = await tryOnce(em, limit, subject);
  if (wait !== null) throw TooMany(limit.message, wait);
}

/** Makes the counting start anew only `seconds` from now, so that no stretch of that length holds more than `most`. */
export async function extend(em: EntityManager, limit: Limit, subject: string): Promise<void> {
  await em.execute(`update attempt set ends_at = now() + ? * interval '1 second' where key = ?`, [
    limit.seconds,
    keyOf(limit, subject),
  ]);
}

/** Takes one try back. */
export async function giveBack(em: EntityManager, limit: Limit, subject: string): Promise<void> {
  await em.execute('update attempt set count = count - 1 where key = ? and count > 0', [
    keyOf(limit, subject),
  ]);
}

/** Starts the counting anew. */
export async function startAnew(em: EntityManager, limit: Limit, subject: string): Promise<void> {
  await em.execute('delete from attempt where key = ?', [keyOf(limit, subject)]);
}
