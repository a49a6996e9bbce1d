import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ErrorCode } from '#kernel/errors';
import { errorResponse, sendError } from '#api/rest/errors';

/**
 * Answers 415 to a compressed body, and names the coding that is accepted (RFC 9110, section 15.5.16). A few kilobytes could
 * unpack to gigabytes.
 */
export function refuseCompressedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!isCompressed(request)) return done(null, payload);
    const answer = errorResponse(
      415,
      ErrorCode.INVALID,
      'Compressed bodies are not accepted. Send the body without Content-Encoding.',
    );
    void sendError(request, reply.header('accept-encoding', 'identity'), answer);
  });
}

function isCompressed({ headers }: FastifyRequest): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return hasBody && coding !== '' && coding !== 'identity';
}
