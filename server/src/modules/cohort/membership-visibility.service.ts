import { arrayOf } from '#platform/database/array';
import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Updates `membership.isPublic`: only names of people who own a public course or teach a public cohort may be
 * read from every tenant. Call it after flushing the change.
 */
export async function syncMembershipVisibility(
  em: EntityManager,
  institutionId: string,
  memberIds: Iterable<string>,
): Promise<void> {
  const ids = arrayOf([...new Set(memberIds)]);
  // Locks in a separate statement, so that the next one sees what was committed while waiting.
  await em.execute(
    'select 1 from membership where institution_id = ? and id = any(?::uuid[]) order by id for no key update',
    [institutionId, ids],
  );
  await em.execute(
    `update membership m set is_public = not m.is_public
     where m.institution_id = ? and m.id = any(?::uuid[]) and m.is_public <> (
       exists (
         select 1 from course c
         where c.institution_id = ? and c.owner_id = m.id
           and c.is_public and c.status = 'published' and c.deleted_at is null)
       or exists (
         select 1 from cohort_instructor i
         join cohort c on c.institution_id = i.institution_id and c.id = i.cohort_id
         where i.institution_id = ? and i.membership_id = m.id
           and c.is_public and c.published_at is not null and c.deleted_at is null))`,
    [institutionId, ids, institutionId, institutionId],
  );
}
