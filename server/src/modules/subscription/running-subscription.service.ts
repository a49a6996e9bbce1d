import type { EntityManager } from '@mikro-orm/postgresql';

const RUNNING = `select exists (select 1 from subscription
  where institution_id = ? and status in ('past-due', 'active')) as "is"`;

/** Returns whether the transaction's institution pays for its plan by subscription. Lock its student limit first. */
export async function hasRunningSubscription(em: EntityManager, institutionId: string): Promise<boolean> {
  const [running] = await em.execute<{ is: boolean }[]>(RUNNING, [institutionId]);
  return running!.is;
}
