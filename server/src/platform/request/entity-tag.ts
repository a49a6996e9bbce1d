import { createHash } from 'node:crypto';

/** Returns the entity tag of a response with some content. */
export const entityTag = (content: string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
