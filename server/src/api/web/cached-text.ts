import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { entityTag } from '#platform/request/entity-tag';

/** A text with the tag by which clients revalidate it. */
export interface TaggedText {
  text: string;
  tag: string;
}

export const tagged = (text: string): TaggedText => ({ text, tag: entityTag(text) });

/** Sends a text that clients may cache and must revalidate. */
export function sendTagged(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { text, tag }: TaggedText,
): FastifyReply {
  void reply.headers({ etag: tag, 'cache-control': 'no-cache' });
  return hasCurrent(headers, tag) ? reply.code(304).send() : reply.send(text);
}

/**
 * Returns whether a client has the response with a tag, or any response ("*"). Proxies that compress it may have weakened
 * its tag.
 */
export const hasCurrent = (headers: FastifyRequest['headers'], tag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === tag);

/** Hook that tags a successful response by its body, unless it has a tag, and sends 304 to a client that has the body. */
export const tagBody: onSendHookHandler = ({ headers }, reply, body, done) => {
  if (reply.statusCode !== 200 || typeof body !== 'string') return done(null, body);
  const tag = reply.getHeader('etag')?.toString() ?? entityTag(body);
  void reply.header('etag', tag);
  if (!hasCurrent(headers, tag)) return done(null, body);
  void reply.code(304).removeHeader('content-type').removeHeader('content-length');
  done(null, '');
};
