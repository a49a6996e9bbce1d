import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#platform/request/context';
import { outside } from '#kernel/viewer';
import type { Source } from './source.ts';

/** A row by the given `id`: of the session's institution or, where that has none, of what is public anywhere. */
export async function readAnywhere(
  context: Context,
  info: GraphQLResolveInfo,
  source: Source,
  given: { id: string },
): Promise<object | null> {
  const found = await context.reads.get(info, source, given);
  if (found || !context.viewer.institutionId) return found;
  return context.as(outside(context.viewer)).reads.get(info, source, given);
}
