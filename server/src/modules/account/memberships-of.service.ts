import type { EntityManager } from '@mikro-orm/postgresql';

/** Returns all memberships of an account, whatever their status, in locking order. */
export const membershipsOf = (em: EntityManager, accountId: string) =>
  em.execute<{ institutionId: string; id: string }[]>(
    'select institution_id as "institutionId", id from membership where account_id = ? order by institution_id',
    [accountId],
  );
