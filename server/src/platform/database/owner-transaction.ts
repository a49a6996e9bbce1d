import type { ClientBase } from 'pg';
import { setLocal } from './local-settings.ts';
import { SETTINGS } from './tenancy.ts';

/** Runs work on a connection of the role that owns the tables. */
export type WithOwner = <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;

export interface OwnerSettings {
  /** Institution whose rows are read and written. '' for none. */
  institution: string;
  /** Account whose own rows are read. */
  account?: string;
  /** Whether all statements only read, and see the same state of the database. */
  isSnapshot?: boolean;
}

/**
 * Runs work as the tables' owner in a transaction. Row level security is forced: the owner also sees only the
 * institution and account of the settings.
 */
export async function ownerTransaction<T>(
  client: ClientBase,
  { institution, account = '', isSnapshot = false }: OwnerSettings,
  work: () => Promise<T>,
): Promise<T> {
  await client.query(isSnapshot ? 'begin isolation level repeatable read read only' : 'begin');
  try {
    await client.query(
      `${setLocal(SETTINGS.institution, institution)}; ${setLocal(SETTINGS.account, account)}`,
    );
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
