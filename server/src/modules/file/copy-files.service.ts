import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { MemberViewer } from '#kernel/viewer';
import { arrayOf } from '#platform/database/array';
import { idOf } from '#platform/database/identities';
import type { Context } from '#platform/request/context';
import type { FilePurpose } from './file.rules.ts';
import { reserveQuota } from './quota.service.ts';

/** IDs of objects and of their copies, in the same order. */
export interface HolderCopies {
  from: readonly string[];
  to: readonly string[];
}

// The lock keeps a concurrent deletion of the original waiting, whose job then finds the copy.
const COPY = `
  with original as (
    select f.*, c.id as copy_holder from file f
    join unnest(?::uuid[], ?::uuid[]) as c (original, id) on c.original = f.holder_id
    where f.institution_id = ? and f.purpose = ? and f.stored_at is not null for key share of f
  )
  insert into file (institution_id, id, created_at, uploader_id, purpose, name, content_type, size, image_key, bytes_of,
    stored_at, holder_id, position)
  select o.institution_id, ${idOf('?', 'o.id::text')}, ?, ?, o.purpose, o.name, o.content_type, o.size, o.image_key,
    coalesce(o.bytes_of, o.id), ?, o.copy_holder, o.position
  from original o returning size`;

/**
 * Copies the files of objects to their copies. The bytes are shared, and stay until the last file with them is deleted.
 * @throws Conflict when the institution's quota would be exceeded
 */
export async function copyFiles(
  em: EntityManager,
  { institutionId, membershipId }: MemberViewer,
  purpose: FilePurpose,
  { from, to }: HolderCopies,
): Promise<void> {
  const now = new Date();
  const copies = await em.execute<{ size: number }[]>(COPY, [
    arrayOf(from),
    arrayOf(to),
    institutionId,
    purpose.name,
    uuidv7(),
    now,
    membershipId,
    now,
  ]);
  const bytes = copies.reduce((sum, { size }) => sum + size, 0);
  if (bytes > 0) await reserveQuota(em, institutionId, bytes);
}

/** Returns the ID of the file whose stored bytes a file of the viewer's institution has: its own, or that of the original. */
export async function bytesOf({ viewer, transaction }: Context, fileId: string): Promise<string> {
  const [row] = await transaction((em) =>
    em.execute<{ id: string }[]>(
      'select coalesce(bytes_of, id) as id from file where institution_id = ? and id = ?',
      [viewer.institutionId, fileId],
    ),
  );
  return row?.id ?? fileId;
}
