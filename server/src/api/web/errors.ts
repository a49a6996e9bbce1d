import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorCode } from '#kernel/errors';
import { toErrorResponse, errorResponse, sendError } from '#api/rest/errors';
import type { Services } from '#platform/request/services';

/** Handles errors outside of GraphQL and REST with a JSON response that does not reveal the cause. */
export function handleErrors(app: FastifyInstance, { log }: Services): void {
  app.setErrorHandler((error, request, reply) => sendErrorResponse(error, request, reply, log));
}

/** Sends the response to an error, also without a route, such as for a URL that cannot be decoded. */
export function sendErrorResponse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Services['log'],
): FastifyReply {
  return sendError(request, reply, toErrorResponse(error, { log, request }));
}

/** Creates the JSON response to an unknown path. */
export const notFoundResponse = () => errorResponse(404, ErrorCode.NOT_FOUND, 'There is nothing here.');

/** Responses to requests that Node could not read, by the code of its error. */
const CLIENT_ERRORS: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'Address and headers of the request are larger than 16 kB.'],
};

/** Responds to a request that is malformed or did not arrive in time, and closes its connection. */
export function respondToClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return; // the client has closed it
  const [status, message] = CLIENT_ERRORS[error.code ?? ''] ?? [400, 'The request is not valid.'];
  const body = JSON.stringify(errorResponse(status, ErrorCode.INVALID, message).body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
