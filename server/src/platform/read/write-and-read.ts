import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#platform/request/context';
import { explainStatements } from './explain.ts';
import { lookUp } from './look-up.ts';
import type { Statement } from './reader.ts';
import { payloadOf } from './reads.ts';
import type { Source } from './source.ts';

/**
 * Writes with one statement, runs the statements that follow from it and reads a mutation's payload, in one
 * flush and one transaction. `written` is the first column of the first statement's row, or null. Not for
 * requests with an Idempotency-Key, whose transactions store their results.
 * @param carried further reads, for others; `rows` has the first column of each one's row, or null
 */
export async function writeAndRead(
  context: Context,
  [write, ...following]: [Statement, ...Statement[]],
  info: GraphQLResolveInfo,
  sources: Record<string, Source>,
  given: Record<string, unknown>,
  carried: readonly Statement[] = [],
): Promise<{ written: string | null; payload: object; rows: (string | null)[] }> {
  const { viewer, services, transport } = context;
  if (transport.claim)
    throw new Error('A write with an Idempotency-Key must be a transaction of its context.');
  const [read] = await lookUp(services.runStatements, viewer, [
    services.plans.payload(info, sources, given, { viewer }),
  ]);
  explainStatements(transport, [read!]);
  const answers = await services.runWrites(context, [write, ...following, read!, ...carried]);
  const [json, ...rows] = answers.slice(1 + following.length);
  return { written: answers[0] ?? null, payload: payloadOf(info, json ?? '{}'), rows };
}
