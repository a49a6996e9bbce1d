import type { EntityManager } from '@mikro-orm/postgresql';
import { TooMany } from '#kernel/errors';

/** Rate limit of a fixed window. The name is part of the stored key. */
export interface Limit {
  name: string;
  max: number;
  /** Length of the window. */
  seconds: number;
  message: string;
}

// Counting and checking is one statement, so that concurrent attempts on any number of instances never exceed the limit.
// Each statement also deletes two expired counters, which keeps the table small.
const HIT = `
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
 * Counts an attempt. The window starts with the first one. Inside a transaction the count is rolled back with it; outside
 * of one it is counted whether or not the operation succeeds.
 * @param amount number of attempts to count at once, such as the number of mails
 * @returns seconds to wait if the limit is exceeded, else null
 */
export async function hit(
  em: EntityManager,
  limit: Limit,
  subject: string,
  amount = 1,
): Promise<number | null> {
  const key = keyOf(limit, subject);
  const [row] = await em.execute<{ count: number; remaining: number }[]>(HIT, [
    key,
    key,
    amount,
    limit.seconds,
    limit.max,
  ]);
  // now() of a statement that waited for another is earlier than the start of the window.
  return row!.count > limit.max ? Math.min(row!.remaining, limit.seconds) : null;
}

/** Counts an attempt like `hit`. @throws AppError TOO_MANY_REQUESTS if the limit is exceeded */
export async function consume(em: EntityManager, limit: Limit, subject: string, amount = 1): Promise<void> {
  const wait = await hit(em, limit, subject, amount);
  if (wait !== null) throw TooMany(limit.message, wait);
}

// The update locks the row also when nothing changes.
const REMAINING = `
  insert into attempt as a (key, count, ends_at) values (?, 0, now() + ? * interval '1 second')
  on conflict (key) do update set
    count = case when a.ends_at <= now() then 0 else a.count end,
    ends_at = case when a.ends_at <= now() then excluded.ends_at else a.ends_at end
  returning count`;

/** Returns the number of attempts that are left, and locks the counter until the transaction ends. */
export async function remaining(em: EntityManager, limit: Limit, subject: string): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(REMAINING, [keyOf(limit, subject), limit.seconds]);
  return Math.max(limit.max - row!.count, 0);
}

/** Extends the window to `seconds` from now, so that no period of that length contains more than `max` attempts. */
export async function extend(em: EntityManager, limit: Limit, subject: string): Promise<void> {
  await em.execute(`update attempt set ends_at = now() + ? * interval '1 second' where key = ?`, [
    limit.seconds,
    keyOf(limit, subject),
  ]);
}

/** Returns whether one of the counters has reached its limit, so that no further attempt is accepted. */
export async function isReached(
  em: EntityManager,
  counters: readonly { limit: Limit; subject: string }[],
): Promise<boolean> {
  const rows = await em.execute<{ key: string; count: number }[]>(
    `select key, count from attempt where key in (${counters.map(() => '?').join()}) and ends_at > now()`,
    counters.map(({ limit, subject }) => keyOf(limit, subject)),
  );
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  return counters.some(({ limit, subject }) => (counts.get(keyOf(limit, subject)) ?? 0) >= limit.max);
}

/** Removes one attempt from the count. */
export async function refund(em: EntityManager, limit: Limit, subject: string): Promise<void> {
  await em.execute('update attempt set count = count - 1 where key = ? and count > 0', [
    keyOf(limit, subject),
  ]);
}

/** Deletes the counter of a subject. */
export async function reset(em: EntityManager, limit: Limit, subject: string): Promise<void> {
  await em.execute('delete from attempt where key = ?', [keyOf(limit, subject)]);
}

/** Deletes the counters of all subjects with a prefix. */
export async function resetAll(em: EntityManager, limit: Limit, prefix: string): Promise<void> {
  await em.execute('delete from attempt where starts_with(key, ?)', [keyOf(limit, prefix)]);
}
