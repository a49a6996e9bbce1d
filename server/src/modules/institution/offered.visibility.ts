import { sql } from 'kysely';
import type { ReadArguments, Reader, Sql } from '#platform/read/declarations';

/**
 * Returns the condition for items that a list offers: those of the session's institution; without one, public
 * ones, on an institution's host (`hostNamespace`) only its own.
 */
export function offered(
  item: { institution: Sql; isPublic: Sql },
  { hostNamespace }: ReadArguments,
  { institutionId }: Reader,
): Sql {
  if (institutionId) return sql`true`;
  if (!hostNamespace) return sql`${item.isPublic}`;
  return sql`${item.isPublic} and ${item.institution} = (select i.id from institution i where i.namespace = ${hostNamespace})`;
}
