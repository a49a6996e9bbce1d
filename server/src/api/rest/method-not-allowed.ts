import { ErrorCode } from '#kernel/errors';
import { type ErrorResponse, errorResponse } from './errors.ts';

/** Methods of routes. CORS answers the OPTIONS of a preflight before its route, and Fastify answers HEAD where it answers GET. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Builds the response to a method that a path does not have. */
export function methodNotAllowed(method: string, allowed: readonly string[]): ErrorResponse {
  const message = `This address does not support ${method}. Use ${allowed.join(' or ')}.`;
  const answer = errorResponse(405, ErrorCode.INVALID, message);
  return { ...answer, headers: { allow: allowed.join(', ') } };
}
