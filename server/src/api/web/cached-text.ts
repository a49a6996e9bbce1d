import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text with the tag by which clients revalidate it. */
export interface TaggedText {
  text: string;
  tag: string;
}

export const tagged = (text: string): TaggedText => ({
  text,
  tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

/** Sends a text that clients may cache and must revalidate. */
export function sendTagged(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { text, tag }: TaggedText,
): FastifyReply {
  void reply.headers({ etag: tag, 'cache-control': 'no-cache' });
  return headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(text);
}
