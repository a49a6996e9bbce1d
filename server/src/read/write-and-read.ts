import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../graphql/context.ts';
import { KEYED, type Statement } from './reader.ts';
import type { Source } from './source.ts';

/**
 * Writes with one statement and reads a mutation's payload behind it, in one flush and one transaction. `written` is
 * the first column of the statement's row, null without one.
 */
export async function writeAndRead(
  { viewer, services }: Context,
  write: Statement,
  info: GraphQLResolveInfo,
  sources: Record<string, Source>,
  given: Record<string, unknown>,
): Promise<{ written: string | null; payload: object }> {
  const read = services.plans.payload(info, sources, given, viewer);
  const [written = null, json] = await services.runWrites(viewer, [write, read]);
  return { written, payload: { ...(JSON.parse(json ?? '{}') as object), [KEYED]: {} } };
}
