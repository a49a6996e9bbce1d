import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { Readable, PassThrough } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { MemberViewer } from '#kernel/viewer';
import { cleanImage, renderImage } from '#platform/images/renditions';
import type { Spool } from '#platform/storage/spool';
import type { FilePurpose } from './file.rules.ts';
import { attachFiles, type StoredPart } from './file.service.ts';
import { imageAddress, suffixOf, type Width } from './image-keys.service.ts';

/** Media type of all stored pictures. */
export const IMAGE_TYPE = 'image/webp';

/** A picture that was encoded again, ready to store. */
export interface RenderedImage {
  /** Random part of its address: the address alone admits to the picture, as `<img>` sends no token. */
  imageKey: string;
  parts: StoredPart[];
}

/**
 * Encodes an uploaded picture again in all widths into the spool. The upload itself is never stored.
 * @throws UnreadableImage, TooManyImages
 */
export async function renderUpload(
  spool: Spool,
  path: string,
  institutionId: string,
): Promise<RenderedImage> {
  const imageKey = randomBytes(16).toString('hex');
  const renditions = await renderImage(await fs.readFile(path), institutionId);
  const parts: StoredPart[] = [];
  for (const { width, bytes } of renditions)
    parts.push({
      suffix: suffixOf(imageKey, width),
      path: await spooled(spool, bytes),
      size: bytes.length,
    });
  return { imageKey, parts };
}

const spooled = (spool: Spool, bytes: Buffer): Promise<string> =>
  spool.write(Readable.from([bytes], { objectMode: false }), new PassThrough());

/**
 * Encodes an uploaded picture that is attached to download again into the spool. The upload itself is never stored.
 * @throws UnreadableImage, TooManyImages
 */
export async function cleanUpload(spool: Spool, path: string, institutionId: string): Promise<StoredPart> {
  const bytes = await cleanImage(await fs.readFile(path), institutionId);
  return { suffix: '', path: await spooled(spool, bytes), size: bytes.length };
}

/**
 * Attaches a picture to an object in place of its former one, or removes that one with null. Returns its address.
 * Call it in the transaction that writes the object and has locked its row.
 * @param field of the input, for the error
 * @param width in the address; the largest unless given
 * @throws Invalid when the file cannot be used
 */
export async function attachImage(
  em: EntityManager,
  viewer: MemberViewer,
  holder: { purpose: FilePurpose; holderId: string },
  fileId: string | null,
  field: string,
  width?: Width,
): Promise<string | null> {
  await attachFiles(em, viewer, holder, fileId === null ? [] : [fileId], field);
  if (fileId === null) return null;
  const { institutionId } = viewer;
  const [row] = await em.execute<{ image_key: string }[]>(
    'select image_key from file where institution_id = ? and id = ?',
    [institutionId, fileId],
  );
  return imageAddress({ institutionId, fileId, imageKey: row!.image_key }, width);
}
