import { createHash } from 'node:crypto';

/** Returns the hash of a random secret, such as a token, that is stored in its place. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
