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
import { type FilePurpose, problemOf, tooManyFiles } from './file.rules.ts';
import { storageKeysOf } from './image-keys.service.ts';
import { releaseQuota, reserveQuota } from './quota.service.ts';
import { REMOVE_FILE_BYTES } from './remove-file-bytes.jobs.ts';

/** Maximum number of unused files per person: more than a form needs, too few to fill the storage. */
const MAX_UNUSED = 50;

/** A received and inspected file. */
export interface ReceivedFile {
  purpose: FilePurpose;
  name: string;
  contentType: string;
  /** Parts to store: the file itself, or the widths of a picture. */
  parts: readonly StoredPart[];
  /** Random part of a picture's address; null for other files. */
  imageKey: string | null;
}

/** A temporary file to store. */
export interface StoredPart {
  /** End of its storage key: '' for the file itself. */
  suffix: string;
  /** Local path. */
  path: string;
  /** In bytes. */
  size: number;
}

/** Returns the size of all parts in bytes. */
export const sizeOf = (parts: readonly StoredPart[]): number =>
  parts.reduce((sum, { size }) => sum + size, 0);

/**
 * Stores an uploaded file and returns its ID. Writes the row before the bytes, so that a crash leaves a row
 * that is deleted after a day instead of unknown bytes.
 * @throws Conflict when the institution's quota or the viewer's limit of unused files is reached
 */
export async function storeFile(context: Context, viewer: MemberViewer, file: ReceivedFile): Promise<string> {
  const { institutionId, membershipId } = viewer;
  const { storage } = context.services;
  const id = await context.transaction(async (em) => {
    const unused = await em.count(StoredFile, { uploader: { id: membershipId }, holderId: null });
    if (unused >= MAX_UNUSED)
      throw Conflict(
        `You’ve uploaded ${MAX_UNUSED} files that you haven’t used yet. Use or remove some first.`,
      );
    const { name, contentType, imageKey } = file;
    const size = sizeOf(file.parts);
    await reserveQuota(em, institutionId, size);
    const row = em.create(StoredFile, {
      institution: em.getReference(Institution, institutionId, { wrapped: true }),
      uploader: referTo(em, Membership, institutionId, membershipId),
      purpose: file.purpose.name,
      name,
      contentType,
      size,
      imageKey,
    });
    await em.flush();
    return row.id;
  });
  try {
    for (const { suffix, path, size } of file.parts)
      await storage.put(fileKey(institutionId, id) + suffix, path, size);
  } catch (error) {
    await context.transaction((em) => removeFiles(em, institutionId, [id]));
    throw error;
  }
  await context.transaction((em) =>
    em.execute('update file set stored_at = ? where institution_id = ? and id = ?', [
      new Date(),
      institutionId,
      id,
    ]),
  );
  return id;
}

interface Candidate {
  id: string;
  name: string;
  size: number;
  holder_id: string | null;
  is_usable: boolean;
}

const CANDIDATES = `
  select id, name, size, holder_id, stored_at is not null and uploader_id = ? and holder_id is null as is_usable from file
  where institution_id = ? and purpose = ? and (id = any(?::uuid[]) or holder_id = ?) order by id for update`;

const HANG = `
  update file set holder_id = ?, position = given.position
  from unnest(?::uuid[]) with ordinality given (id, position)
  where file.institution_id = ? and file.id = given.id`;

/** Object that files are attached to. */
interface FileUse {
  purpose: FilePurpose;
  holderId: string;
  /** Whether attached files that are not named stay. */
  keepsOthers?: boolean;
}

/**
 * Attaches files to an object in this order: new ones must be unused files of the viewer for this purpose;
 * attached ones that are not named are deleted, unless they are kept. Call it in the transaction that writes the object and has
 * locked or created its row.
 * @param field of the input, for the error
 * @throws Invalid when a file cannot be used
 */
export async function attachFiles(
  em: EntityManager,
  { institutionId, membershipId }: MemberViewer,
  { purpose, holderId, keepsOthers = false }: FileUse,
  fileIds: readonly string[],
  field = 'fileIds',
): Promise<void> {
  const ids = [...new Set(fileIds)];
  if (ids.length > purpose.maxCount) throw Invalid([{ field, message: tooManyFiles(purpose) }]);
  const rows = await em.execute<Candidate[]>(CANDIDATES, [
    membershipId,
    institutionId,
    purpose.name,
    arrayOf(ids),
    holderId,
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const isUsable = (id: string) => known.get(id)?.is_usable || known.get(id)?.holder_id === holderId;
  if (!ids.every(isUsable))
    throw Invalid([{ field, message: 'A file is missing. Remove it and attach it again.' }]);
  // What was uploaded may be accepted elsewhere only.
  const refused = purpose.isImage
    ? null
    : problemOf(
        purpose,
        rows.filter(({ id }) => ids.includes(id)),
        0,
      );
  if (refused) throw Invalid([{ field, message: refused }]);
  if (keepsOthers) return hang(em, holderId, ids, institutionId);
  const dropped = rows.filter(({ id, holder_id }) => holder_id === holderId && !ids.includes(id));
  await removeFiles(
    em,
    institutionId,
    dropped.map(({ id }) => id),
  );
  await hang(em, holderId, ids, institutionId);
}

async function hang(
  em: EntityManager,
  holderId: string,
  ids: readonly string[],
  institutionId: string,
): Promise<void> {
  if (ids.length > 0) await em.execute(HANG, [holderId, arrayOf(ids), institutionId]);
}

/** Deletes files, and after the commit the bytes that no copy shares. */
export async function removeFiles(
  em: EntityManager,
  institutionId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const gone = await em.execute<{ id: string; size: number; image_key: string | null }[]>(
    'delete from file where institution_id = ? and id = any(?::uuid[]) returning coalesce(bytes_of, id) as id, size, image_key',
    [institutionId, arrayOf(ids)],
  );
  await releaseQuota(
    em,
    institutionId,
    gone.reduce((sum, { size }) => sum + size, 0),
  );
  await enqueueJobs(
    em,
    REMOVE_FILE_BYTES,
    gone.flatMap(({ id, image_key }) =>
      storageKeysOf(institutionId, id, image_key).map((key) => ({ key, share: institutionId })),
    ),
  );
}

/**
 * Deletes an unused file of the viewer.
 * @throws NotFound, Conflict when it is used
 */
export async function deleteFile({ viewer, transaction }: Context, id: string): Promise<void> {
  assertMember(viewer);
  const { institutionId, membershipId } = viewer;
  await transaction(async (em) => {
    const [row] = await em.execute<{ holder_id: string | null }[]>(
      'select holder_id from file where institution_id = ? and id = ? and uploader_id = ? and stored_at is not null for update',
      [institutionId, id, membershipId],
    );
    if (!row) throw NotFound('File');
    if (row.holder_id) throw Conflict('This file is in use. Remove it where it’s attached first.');
    await removeFiles(em, institutionId, [id]);
  });
}
