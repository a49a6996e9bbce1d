import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { Conflict, NotFound } from '#kernel/errors';
import { parseOrThrow } from '#kernel/validation';
import { asOwner } from '#kernel/viewer';
import { EXPORT_MESSAGES } from '#modules/export/export.rules';
import { type FileStorage, fileKey, MissingFileError } from '#platform/storage/storage';
import { AccountExportArchiveDocument } from '#api/rest/documents/account-export-archive.generated';
import { ExportArchiveDocument } from '#api/rest/documents/export-archive.generated';
import { type DownloadServer, serveDownload } from './download.ts';

const path = z.object({ id: z.uuid('This isn’t the ID of an export.') });

const headers = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };

/** Serves archives until they expire: GET /exports/archives/:id to owners, GET /exports/personal/:id to their person. */
export function serveArchiveDownloads(server: DownloadServer): void {
  const { storage } = server.services;
  serveDownload(server, {
    path: '/exports/archives/:id',
    headers,
    document: ExportArchiveDocument,
    variablesOf: ({ params }) => parseOrThrow(path, params),
    async fileOf({ institutionExport: found }, { context }) {
      const owner = asOwner(context.viewer);
      if (!found || !owner) throw NotFound('Export');
      const name = `export-${context.viewer.namespace ?? ''}`;
      return archiveFile(found, await readArchive(storage, owner.institutionId, found), name);
    },
  });
  serveDownload(server, {
    path: '/exports/personal/:id',
    headers,
    document: AccountExportArchiveDocument,
    variablesOf: ({ params }) => parseOrThrow(path, params),
    async fileOf({ accountExport: found }, { context: { viewer } }) {
      if (!found || !viewer.accountId) throw NotFound('Export');
      return archiveFile(found, await readArchive(storage, viewer.accountId, found), 'my-data');
    },
  });
}

interface Found {
  id: string;
  status: string;
  size: number;
  expiresAt: string | null;
}

/** @throws Conflict when there is no archive (any more) */
async function readArchive(
  storage: FileStorage,
  ownerId: string,
  { id, status, expiresAt }: Found,
): Promise<Readable> {
  const isOver = expiresAt !== null && new Date(expiresAt) <= new Date(); // its bytes are deleted by the next job
  if (status !== 'READY' || isOver) throw Conflict(EXPORT_MESSAGES.notReady);
  return storage.read(fileKey(ownerId, id)).catch((error: unknown) => {
    if (error instanceof MissingFileError) throw Conflict(EXPORT_MESSAGES.notReady); // it expired a moment ago
    throw error;
  });
}

const archiveFile = ({ size }: Found, body: Readable, name: string) => ({
  body,
  contentType: 'application/zip',
  size,
  disposition: `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.zip"`,
});
