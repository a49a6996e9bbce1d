import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { report } from '#platform/limits/cost-report';
import { NotFound } from '#kernel/errors';
import { dataOf, type Execute } from '#api/graphql/execute';
import type { Gate } from '#api/graphql/gate';
import { contextOfRequest } from '#platform/request/request-context';
import { obey } from '#kernel/validation';
import type { Services } from '#platform/request/services';
import { fileKey, NotKept } from '#platform/storage/storage';
import { DownloadFileDocument } from '#api/rest/documents/file.generated';

const path = z.object({ id: z.uuid('This is not the identity of a file.') });

/** Browsers save it, never show it, and run nothing of it wherever it is opened from here. */
const NEVER_SHOWN = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
};

/** GET /files/:id: the bytes of a file, for whoever may read it through the same field as on the other doors. */
export function serveFileDownloads(
  app: FastifyInstance,
  execute: Execute,
  services: Services,
  gate: Gate,
): void {
  app.get('/files/:id', async (request, reply) => {
    void reply.headers(NEVER_SHOWN);
    const variables = obey(path, request.params);
    const context = await contextOfRequest(services, request, reply);
    const cost = gate.count(DownloadFileDocument, variables, context);
    const { file } = await dataOf(execute, context, DownloadFileDocument, variables);
    const { institutionId } = context.viewer;
    if (!file || !institutionId) throw NotFound('File');
    const bytes = await services.storage.read(fileKey(institutionId, file.id)).catch((error: unknown) => {
      // Deleted since, unless the store has lost it, which is for the log to tell.
      if (!(error instanceof NotKept)) throw error;
      services.log.error({ err: error, requestId: request.id }, 'the bytes of a file are missing');
      throw NotFound('File');
    });
    return reply
      .headers({
        ...report(context, cost, request.headers),
        'content-type': file.contentType,
        'content-length': String(file.size),
        'content-disposition': contentDisposition(file.name),
      })
      .send(bytes);
  });
}
