import type { ClientBase } from 'pg';
import { NIL_UUID } from '#kernel/nil-uuid';
import { storageKeysOf } from '#modules/file/image-keys.service';
import { ownerTransaction } from '#platform/database/owner-transaction';
import { fileKey } from '#platform/storage/storage';
import type { Services } from '#platform/request/services';

/** Files per look at the database. */
const AT_ONCE = 200;

const FILES = `select id, image_key as "imageKey" from file
  where institution_id = $1 and id > $2 order by id limit ${AT_ONCE}`;

const ARCHIVES = 'select id from institution_export where institution_id = $1';

/** Deletes the uploaded files of an institution and its archives from the storage. Their rows stay for `eraseRows`. Idempotent. */
export async function eraseFiles(
  { storage }: Pick<Services, 'storage'>,
  client: ClientBase,
  institutionId: string,
): Promise<void> {
  const read = <Row>(sql: string, values: unknown[]): Promise<Row[]> =>
    ownerTransaction(client, { institution: institutionId }, async () => {
      const { rows } = await client.query(sql, values);
      return rows as Row[];
    });
  for (let after = NIL_UUID; ;) {
    const files = await read<{ id: string; imageKey: string | null }>(FILES, [institutionId, after]);
    for (const { id, imageKey } of files)
      for (const key of new Set([fileKey(institutionId, id), ...storageKeysOf(institutionId, id, imageKey)]))
        await storage.remove(key);
    if (files.length < AT_ONCE) break;
    after = files.at(-1)!.id;
  }
  for (const { id } of await read<{ id: string }>(ARCHIVES, [institutionId]))
    await storage.remove(fileKey(institutionId, id));
}
