import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/request/context';
import { claimKey } from '#platform/idempotency/claim';
import {
  IDEMPOTENCY_KEY,
  IDEMPOTENCY_REPLAYED,
  parseIdempotencyKey,
} from '#platform/idempotency/idempotency-key';
import { assertSupportsIdempotencyKey } from '#platform/idempotency/operations';
import { mutationOf } from './operation.ts';
import type { Row } from './row.ts';

interface Call {
  row: Row;
  request: FastifyRequest;
  reply: FastifyReply;
  context: Context;
}

/** The body of a row's answer: what `work` makes, or what the first request with the same Idempotency-Key got. */
export async function runIdempotently(
  { row, request, reply, context }: Call,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const mutation = mutationOf(row);
  if (mutation === null) return work(); // reads, whatever stands in the header
  const key = parseIdempotencyKey(request.headers[IDEMPOTENCY_KEY.name.toLowerCase()]);
  if (key === null) return work();
  assertSupportsIdempotencyKey(mutation);
  if (!context.viewer.accountId) return work(); // which is about to be refused
  const claimed = await claimKey(context, key, [
    'rest',
    mutation,
    request.params,
    request.query,
    request.body,
  ]);
  if ('response' in claimed) {
    void reply.header(IDEMPOTENCY_REPLAYED.name, 'true');
    return JSON.parse(claimed.response);
  }
  const { claim } = claimed;
  context.transport.claim = claim;
  if (claim.isResumed) void reply.header(IDEMPOTENCY_REPLAYED.name, 'true');
  try {
    const made = await work();
    await claim.end(JSON.stringify(made));
    return made;
  } catch (error) {
    await claim.end(null);
    throw error;
  }
}
