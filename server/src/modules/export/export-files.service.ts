import type { ClientBase } from 'pg';
import { NIL_UUID } from '#kernel/nil-uuid';
import { imageStorageKey } from '#modules/file/image-keys.service';
import { ownerTransaction, type OwnerSettings } from '#platform/database/owner-transaction';
import { RENDITION_WIDTHS } from '#platform/images/renditions';
import { fileKey } from '#platform/storage/storage';

/** Files per look at the database. */
const AT_ONCE = 200;

/** An uploaded file to export. */
export interface ExportedFile {
  /** Key in the storage. Of a picture, that of its largest width. */
  key: string;
  /** Path in the archive. */
  path: string;
  size: number;
  /** Whether compressing it again would gain nothing. */
  isCompressed: boolean;
}

interface Row {
  id: string;
  bytesId: string;
  name: string;
  contentType: string;
  imageKey: string | null;
  size: number;
}

/** Files of an institution to export: all, or those that a member uploaded. */
export interface ExportedPart {
  settings: Pick<OwnerSettings, 'institution' | 'account'>;
  institutionId: string;
  uploaderId?: string;
}

const STORED = 'institution_id = $1 and ($2::uuid is null or uploader_id = $2) and stored_at is not null';

const FILES = `
  select id, coalesce(bytes_of, id) as "bytesId", name, content_type as "contentType", image_key as "imageKey", size
  from file where ${STORED} and id > $3 order by id limit ${AT_ONCE}`;

/** Returns the files to export, read in short transactions while they are exported. */
export async function* exportedFiles(
  client: ClientBase,
  { settings, institutionId, uploaderId }: ExportedPart,
): AsyncGenerator<ExportedFile> {
  for (let after = NIL_UUID; ;) {
    const { rows } = await ownerTransaction(client, settings, () =>
      client.query<Row>(FILES, [institutionId, uploaderId ?? null, after]),
    );
    for (const row of rows) yield exportedFile(institutionId, row);
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}

/** Returns the bytes of the files to export. */
export async function countBytes(
  client: ClientBase,
  { institutionId, uploaderId }: Omit<ExportedPart, 'settings'>,
): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `select coalesce(sum(size), 0)::float8 as bytes from file where ${STORED}`,
    [institutionId, uploaderId ?? null],
  );
  return rows[0]!.bytes;
}

function exportedFile(institutionId: string, row: Row): ExportedFile {
  const { id, bytesId, name, contentType, imageKey, size } = row;
  return {
    key:
      imageKey === null
        ? fileKey(institutionId, bytesId)
        : imageStorageKey({
            institutionId,
            fileId: bytesId,
            imageKey,
            width: RENDITION_WIDTHS.at(-1)!,
          }),
    path: `files/${id}-${safeName(name)}${imageKey === null ? '' : '.webp'}`,
    size,
    isCompressed: imageKey !== null || /zip|pdf|image|video|audio/.test(contentType),
  };
}

/** Returns a name that every system can unpack. */
const safeName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '_')
    .slice(-120);
