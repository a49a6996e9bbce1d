import type { EntityManager } from '@mikro-orm/postgresql';
import { TooMany } from '#kernel/errors';

/** How often something may be done. The name is part of the stored key. */
export interface Limit {
  name: string;
  max: number;
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
  insert into attempt as a (key, count, ends_at) values (?, ?, now() + ? * interval '1 second')
  on conflict (key) do update set
    count = case when a.ends_at <= now() then excluded.count else least(a.count, ?) + excluded.count end,
    ends_at = case when a.ends_at <= now() then excluded.ends_at else a.ends_at end
  returning count, extract(epoch from a.ends_at - now())::float8 as remaining`;

const keyOf = (limit: Limit, subject: string) => `${limit.name}:${subject}`;

/**
 * Counts a try; the count restarts `seconds` after the first. Outside a transaction it is counted whatever becomes of
 * the operation, inside one it is undone with it.
 * @param amount how many to count at once, for mails and the like
 * @returns seconds to wait where the limit is reached, null where the try is free
 */
export async function hit(
  em: EntityManager,
  limit: Limit,
  subject: string,
  amount = 1,
): Promise<number | null> {
  const key = keyOf(limit, subject);
  const [row] = await em.execute<{ count: number; remaining: number }[]>(TAKE, [
    key,
    key,
    amount,
    limit.seconds,
    limit.max,
  ]);
  // A statement that waited for another reckons from its own beginning, before the count's.
  return row!.count > limit.max ? Math.min(row!.remaining, limit.seconds) : null;
}

/** Counts a try as `hit` does. @throws TooMany where the limit is reached */
export async function consume(em: EntityManager, limit: Limit, subject: string, amount = 1): Promise<void> {
  const wait = await hit(em, limit, subject, amount);
  if (wait !== null) throw TooMany(limit.message, wait);
}

/** Restarts the count only `seconds` from now, so that no period of that length holds more than `max`. */
export async function extend(em: EntityManager, limit: Limit, subject: string): Promise<void> {
  await em.execute(`update attempt set ends_at = now() + ? * interval '1 second' where key = ?`, [
    limit.seconds,
    keyOf(limit, subject),
  ]);
}

/** Takes one try off the count. */
export async function refund(em: EntityManager, limit: Limit, subject: string): Promise<void> {
  await em.execute('update attempt set count = count - 1 where key = ? and count > 0', [
    keyOf(limit, subject),
  ]);
}

/** Forgets the count. */
export async function reset(em: EntityManager, limit: Limit, subject: string): Promise<void> {
  await em.execute('delete from attempt where key = ?', [keyOf(limit, subject)]);
}

/** Forgets the counts of all subjects that begin with a text. */
export async function resetAll(em: EntityManager, limit: Limit, prefix: string): Promise<void> {
  await em.execute('delete from attempt where starts_with(key, ?)', [keyOf(limit, prefix)]);
}
