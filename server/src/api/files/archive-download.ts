import * as z from 'zod/mini';
import { Conflict, NotFound } from '#kernel/errors';
import { parseOrThrow } from '#kernel/validation';
import { asOwner } from '#kernel/viewer';
import { EXPORT_MESSAGES } from '#modules/export/export.rules';
import { fileKey, MissingFileError } from '#platform/storage/storage';
import { ExportArchiveDocument } from '#api/rest/documents/export-archive.generated';
import { type DownloadServer, serveDownload } from './download.ts';

const path = z.object({ id: z.uuid('This isn’t the ID of an export.') });

/** Serves GET /exports/archives/:id: the archive of an institution, for its owner, until it expires. */
export function serveArchiveDownloads(server: DownloadServer): void {
  const { storage } = server.services;
  serveDownload(server, {
    path: '/exports/archives/:id',
    headers: { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
    document: ExportArchiveDocument,
    variablesOf: ({ params }) => parseOrThrow(path, params),
    async fileOf({ institutionExport: found }, { context }) {
      const owner = asOwner(context.viewer);
      if (!found || !owner) throw NotFound('Export');
      if (found.status !== 'READY') throw Conflict(EXPORT_MESSAGES.notReady);
      const body = await storage.read(fileKey(owner.institutionId, found.id)).catch((error: unknown) => {
        if (error instanceof MissingFileError) throw Conflict(EXPORT_MESSAGES.notReady); // it expired a moment ago
        throw error;
      });
      const day = new Date().toISOString().slice(0, 10);
      return {
        body,
        contentType: 'application/zip',
        size: found.size,
        disposition: `attachment; filename="export-${context.viewer.namespace ?? ''}-${day}.zip"`,
      };
    },
  });
}
