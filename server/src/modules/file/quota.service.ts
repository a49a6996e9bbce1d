import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { Conflict } from '#kernel/errors';
import { Institution } from '#modules/institution/institution.entity';
import { Plan } from '#modules/institution/plan.enums';

const GB = 1024 ** 3;

/** Storage quota per institution in bytes. */
const QUOTA: Readonly<Record<Plan, number>> = {
  [Plan.FREE]: 1 * GB,
  [Plan.STARTER]: 20 * GB,
  [Plan.PROFESSIONAL]: 200 * GB,
  [Plan.ENTERPRISE]: 2_000 * GB,
};

// One statement, so that concurrent uploads cannot exceed the quota.
const TAKE = `
  insert into storage_use as used (institution_id, id, created_at, bytes) values (?, ?, ?, ?)
  on conflict (institution_id) do update set bytes = used.bytes + excluded.bytes
  where used.bytes + excluded.bytes <= ? returning bytes`;

/**
 * Reserves quota for bytes to store.
 * @throws Conflict when the plan's quota would be exceeded
 */
export async function reserveQuota(em: EntityManager, institutionId: string, bytes: number): Promise<void> {
  const { plan } = await em.findOneOrFail(Institution, institutionId);
  const rows = await em.execute<unknown[]>(TAKE, [
    institutionId,
    uuidv7(),
    new Date(),
    bytes,
    QUOTA[plan as Plan],
  ]);
  if (rows.length === 0) throw Conflict('Your institution’s storage is full. Ask an administrator for more.');
}

/** Releases quota. */
export async function releaseQuota(em: EntityManager, institutionId: string, bytes: number): Promise<void> {
  await em.execute('update storage_use set bytes = bytes - ? where institution_id = ?', [
    bytes,
    institutionId,
  ]);
}
