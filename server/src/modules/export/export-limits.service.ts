import type { EntityManager } from '@mikro-orm/postgresql';
import { Conflict, TooMany } from '#kernel/errors';
import type { ExportKind } from './export-kind.service.ts';
import { UNFINISHED } from './export.enums.ts';
import { EXPORT_MESSAGES, MAX_EXPORTS_A_DAY } from './export.rules.ts';

const DAY_SECONDS = 86_400;

/**
 * Asserts that another export may start, while a lock serializes the starts of its institution or account.
 * @throws Conflict while an export is unfinished; TooMany when several were started within a day
 */
export async function assertFewExports(
  em: EntityManager,
  { table, owner }: ExportKind,
  ownerId: string,
): Promise<void> {
  const since = new Date(Date.now() - DAY_SECONDS * 1_000);
  const [latest] = await em.execute<{ unfinished: number; count: number; age: number | null }[]>(
    `select count(*) filter (where ${UNFINISHED})::int as unfinished,
       count(*) filter (where created_at > ? and status <> 'failed')::int as count,
       extract(epoch from ? - min(created_at) filter (where created_at > ? and status <> 'failed'))::float8 as age
     from ${table} where ${owner} = ?`,
    [since, new Date(), since, ownerId],
  );
  if (latest!.unfinished > 0) throw Conflict(EXPORT_MESSAGES.running);
  if (latest!.count >= MAX_EXPORTS_A_DAY)
    throw TooMany(EXPORT_MESSAGES.tooMany, DAY_SECONDS - (latest!.age ?? 0));
}
