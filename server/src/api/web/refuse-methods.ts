import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '#api/rest/errors';
import { METHODS, methodNotAllowed } from '#api/rest/method-not-allowed';

/**
 * Notes the routes that are added from now on. The returned function makes each of their paths answer 405 to the methods
 * that it does not have. Paths with a wildcard are left as they are.
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const paths = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ method, url }) => {
    const known = paths.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    paths.set(url, known);
  });
  return () => {
    for (const [url, known] of Array.from(paths)) {
      if (url.endsWith('*')) continue;
      const allowed = [...known].toSorted();
      const refuse = (request: FastifyRequest, reply: FastifyReply) =>
        sendError(
          request,
          reply.header('cache-control', 'no-store'),
          methodNotAllowed(request.method, allowed),
        );
      const others = METHODS.filter((method) => !known.has(method));
      if (others.length > 0)
        app.route({
          method: others,
          url,
          // Whatever the body is.
          preParsing: (request, reply, _payload, _done) => void refuse(request, reply),
          handler: refuse,
        });
    }
  };
}
