import type { EntityManager } from '@mikro-orm/postgresql';

/** Sets the creation of memberships to the time of their entry in the audit log, so that not everyone joined this minute. */
export const dateMemberships = (em: EntityManager, institutionId: string) =>
  em.execute(JOINED, [institutionId]);

const JOINED = `
  update membership m set created_at = e.created_at
  from audit_entry e
  where m.institution_id = ? and e.institution_id = m.institution_id
    and e.noun = 'membership' and e.action = 'created' and e.row_id = m.id`;
