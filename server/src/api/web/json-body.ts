import type { FastifyInstance } from 'fastify';
import { assertShallow } from '#kernel/nesting';

/** Replaces the parser of JSON bodies by one that first rejects deep nesting with TOO_COMPLEX. */
export function rejectDeepJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    try {
      assertShallow(text);
    } catch (error) {
      return done(error as Error);
    }
    return parse(request, text, done);
  });
}
