import type { EntityManager } from '@mikro-orm/postgresql';

// Institutions are of no tenant.
const OTHER = 'select 1 from institution where custom_host = ? and id <> ?';

/**
 * Returns whether another institution is found at a host. A transaction that goes on to use it holds the host until its end, so
 * that of concurrent ones the first gets it.
 */
export async function usesHost(
  em: EntityManager,
  host: string,
  { except: institutionId }: { except: string },
): Promise<boolean> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`custom host ${host}`]);
  const found = await em.execute<unknown[]>(OTHER, [host, institutionId]);
  return found.length > 0;
}
