import { create as contentDisposition } from 'content-disposition';
import * as z from 'zod/mini';
import { NotFound } from '#kernel/errors';
import { parseOrThrow } from '#kernel/validation';
import { bytesOf } from '#modules/file/copy-files.service';
import { fileKey, MissingFileError } from '#platform/storage/storage';
import { DownloadFileDocument } from '#api/rest/documents/file.generated';
import { type DownloadServer, serveDownload } from './download.ts';

const path = z.object({ id: z.uuid('This isn’t the ID of a file.') });

/** Headers that make browsers save a file and never display or run it. */
const NEVER_SHOWN = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
};

/** Serves GET /files/:id: the bytes of an uploaded file. */
export function serveFileDownloads(server: DownloadServer): void {
  const { storage, log } = server.services;
  serveDownload(server, {
    path: '/files/:id',
    headers: NEVER_SHOWN,
    document: DownloadFileDocument,
    variablesOf: ({ params }) => parseOrThrow(path, params),
    async fileOf({ file }, { context }) {
      const { viewer, transport } = context;
      if (!file || !viewer.institutionId) throw NotFound('File');
      const key = fileKey(viewer.institutionId, await bytesOf(context, file.id));
      const body = await storage.read(key).catch((error: unknown) => {
        // Deleted in the meantime, unless the storage lost it, which the log shows.
        if (!(error instanceof MissingFileError)) throw error;
        log.error({ err: error, requestId: transport.requestId }, 'the bytes of a file are missing');
        throw NotFound('File');
      });
      const { contentType, size, name } = file;
      return { body, contentType, size, disposition: contentDisposition(name) };
    },
  });
}
