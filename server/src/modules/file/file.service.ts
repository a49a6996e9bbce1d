import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayOf } from '#platform/database/array';
import { referTo } from '#platform/database/references';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { Conflict, Invalid, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { Institution } from '#modules/institution/institution.entity';
import { enqueueJobs } from '#platform/jobs/queue';
import { Membership } from '#modules/membership/membership.entity';
import { fileKey } from '#platform/storage/storage';
import { StoredFile } from './file.entity.ts';
import type { FilePurpose } from './file-purpose.ts';
import { MAX_FILES, TOO_MANY_FILES } from './file.rules.ts';
import { giveRoomBack, takeRoom } from './quota.ts';
import { REMOVE_FILE_BYTES } from './remove-file-bytes.ts';

/** Files of one person that hang on nothing yet: more than a form takes, too few to fill a store with. */
const MAX_UNUSED = 50;

/** What has come in and was looked at. */
export interface ReceivedFile {
  purpose: FilePurpose;
  name: string;
  contentType: string;
  /** In bytes. */
  size: number;
  /** Where it lies on this machine. */
  path: string;
}

/**
 * Keeps a file that the viewer sent. Its row is written first and the bytes are kept then, so that a process killed in
 * between leaves a row, which goes after a day, and no bytes that nobody knows of. Gives its id.
 * @throws Conflict where the institution has no room, or the viewer too many files that are not used
 */
export async function storeFile(context: Context, viewer: MemberViewer, file: ReceivedFile): Promise<string> {
  const { institutionId, membershipId } = viewer;
  const { storage } = context.services;
  const id = await context.transaction(async (em) => {
    const unused = await em.count(StoredFile, { uploader: { id: membershipId }, holderId: null });
    if (unused >= MAX_UNUSED)
      throw Conflict(
        `You have uploaded ${MAX_UNUSED} files that are not used yet. Use or remove some first.`,
      );
    await takeRoom(em, institutionId, file.size);
    const { purpose, name, contentType, size } = file;
    const row = em.create(StoredFile, {
      institution: em.getReference(Institution, institutionId, { wrapped: true }),
      uploader: referTo(em, Membership, institutionId, membershipId),
      purpose,
      name,
      contentType,
      size,
    });
    await em.flush();
    return row.id;
  });
  try {
    await storage.put(fileKey(institutionId, id), file.path, file.size);
  } catch (error) {
    await context.transaction((em) => removeFiles(em, institutionId, [id]));
    throw error;
  }
  await context.transaction((em) =>
    em.execute('update file set stored_at = now() where institution_id = ? and id = ?', [institutionId, id]),
  );
  return id;
}

interface Candidate {
  id: string;
  holder_id: string | null;
  is_usable: boolean;
}

const CANDIDATES = `
  select id, holder_id, stored_at is not null and uploader_id = ? and holder_id is null as is_usable from file
  where institution_id = ? and purpose = ? and (id = any(?::uuid[]) or holder_id = ?) order by id for update`;

const HANG = `
  update file set holder_id = ?, position = given.position
  from unnest(?::uuid[]) with ordinality given (id, position)
  where file.institution_id = ? and file.id = given.id`;

/**
 * Makes these the files of a holder, in this order: those that are not there yet must be the viewer's own, for this
 * purpose, and hang on nothing; those that were there and are not named any more are deleted. To be called in the
 * transaction that writes the holder, whose row it has locked or made.
 * @param field of the input that names them, for the error
 * @throws Invalid where one of them cannot be used
 */
export async function attachFiles(
  em: EntityManager,
  { institutionId, membershipId }: MemberViewer,
  { purpose, holderId }: { purpose: FilePurpose; holderId: string },
  fileIds: readonly string[],
  field = 'fileIds',
): Promise<void> {
  const ids = [...new Set(fileIds)];
  if (ids.length > MAX_FILES) throw Invalid([{ field, message: TOO_MANY_FILES }]);
  const rows = await em.execute<Candidate[]>(CANDIDATES, [
    membershipId,
    institutionId,
    purpose,
    arrayOf(ids),
    holderId,
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const isUsable = (id: string) => known.get(id)?.is_usable || known.get(id)?.holder_id === holderId;
  if (!ids.every(isUsable))
    throw Invalid([{ field, message: 'A file is no longer there. Remove it and attach it again.' }]);
  const dropped = rows.filter(({ id, holder_id }) => holder_id === holderId && !ids.includes(id));
  await removeFiles(
    em,
    institutionId,
    dropped.map(({ id }) => id),
  );
  if (ids.length > 0) await em.execute(HANG, [holderId, arrayOf(ids), institutionId]);
}

/** Deletes files; their bytes go once that is committed. */
export async function removeFiles(
  em: EntityManager,
  institutionId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const gone = await em.execute<{ id: string; size: number }[]>(
    'delete from file where institution_id = ? and id = any(?::uuid[]) returning id, size',
    [institutionId, arrayOf(ids)],
  );
  await giveRoomBack(
    em,
    institutionId,
    gone.reduce((sum, { size }) => sum + size, 0),
  );
  await enqueueJobs(
    em,
    REMOVE_FILE_BYTES,
    gone.map(({ id }) => ({ key: fileKey(institutionId, id), share: institutionId })),
  );
}

/** Deletes a file of the viewer's own that hangs on nothing. @throws NotFound, Conflict where it is used */
export async function deleteFile({ viewer, transaction }: Context, id: string): Promise<void> {
  assertMember(viewer);
  const { institutionId, membershipId } = viewer;
  await transaction(async (em) => {
    const [row] = await em.execute<{ holder_id: string | null }[]>(
      'select holder_id from file where institution_id = ? and id = ? and uploader_id = ? and stored_at is not null for update',
      [institutionId, id, membershipId],
    );
    if (!row) throw NotFound('File');
    if (row.holder_id) throw Conflict('This file is in use. Remove it from where it is attached.');
    await removeFiles(em, institutionId, [id]);
  });
}
