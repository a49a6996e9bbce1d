import type { IncomingHttpHeaders } from 'node:http';

/** Returns whether the headers of a request announce a body of at least one byte, or of unknown length. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
