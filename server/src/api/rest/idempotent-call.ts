import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/request/context';
import { claimKey } from '#platform/idempotency/claim';
import {
  IDEMPOTENCY_KEY_HEADER,
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

/** Runs a call once per Idempotency-Key. Returns the body from `work`, or that of the first request with the same key. */
export async function runIdempotently(
  { row, request, reply, context }: Call,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const mutation = mutationOf(row);
  if (mutation === null) return work(); // reads ignore the header
  const key = parseIdempotencyKey(request.headers[IDEMPOTENCY_KEY_HEADER]);
  if (key === null) return work();
  assertSupportsIdempotencyKey(mutation);
  if (!context.viewer.accountId) return work(); // the resolver rejects visitors
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
