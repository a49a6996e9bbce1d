import type { FastifyInstance } from 'fastify';
import { assertShallow } from '#kernel/nesting';
import { withWholeCharacters } from '#kernel/whole-characters';

/** Replaces the parser of JSON bodies by one that rejects deep nesting with TOO_COMPLEX, and reads whole characters. */
export function rejectDeepJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    try {
      assertShallow(text);
    } catch (error) {
      return done(error as Error);
    }
    return parse(request, withWholeCharacters(text), done);
  });
}
