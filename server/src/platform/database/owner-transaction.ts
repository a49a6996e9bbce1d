import type { ClientBase } from 'pg';
import { SETTINGS } from './tenancy.ts';

/** Runs work on a connection of the role that owns the tables. */
export type WithOwner = <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;

/**
 * Runs work as the tables' owner in a transaction. Row level security is forced: the owner also sees only the
 * institution and account of the settings.
 */
export async function ownerTransaction<T>(
  client: ClientBase,
  { institution, account = '' }: { institution: string; account?: string },
  work: () => Promise<T>,
): Promise<T> {
  await client.query('begin');
  try {
    await client.query(
      `select set_config('${SETTINGS.institution}', $1, true), set_config('${SETTINGS.account}', $2, true)`,
      [institution, account],
    );
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
