import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorCode } from '../graphql/errors.ts';
import { answerTo, errorAnswer } from '../rest/errors.ts';
import type { Services } from '../services.ts';

/** Answers what goes wrong outside of the doors in JSON, and nothing of its cause. */
export function answerErrors(app: FastifyInstance, { log }: Services): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log));
}

/** Answers what was thrown, also where no route was reached, such as for an address that cannot be decoded. */
export function answerError(
  error: unknown,
  { id }: FastifyRequest,
  reply: FastifyReply,
  log: Services['log'],
): FastifyReply {
  const { status, headers, body } = answerTo(error, { log, requestId: id });
  return reply.code(status).headers(headers).send(body);
}

/** What is not there, for programs. */
export const nothingHere = () => errorAnswer(404, ErrorCode.NOT_FOUND, 'There is nothing here.');
