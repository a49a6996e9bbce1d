import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COMPRESSED } from '#api/rest/unreadable';
import { hasBody } from './has-body.ts';

/**
 * Answers 415 to a compressed body, and names the coding that is accepted (RFC 9110, section 15.5.16). A few kilobytes could
 * unpack to gigabytes.
 */
export function refuseCompressedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!isCompressed(request)) return done(null, payload);
    void reply.header('accept-encoding', 'identity');
    done(
      Object.assign(new Error('The body is compressed.'), {
        statusCode: 415,
        code: COMPRESSED,
        expose: true,
      }),
    );
  });
}

function isCompressed({ headers }: FastifyRequest): boolean {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return hasBody(headers) && coding !== '' && coding !== 'identity';
}
