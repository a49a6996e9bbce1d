import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#platform/request/context';
import { withoutInstitution } from '#kernel/viewer';
import type { Source } from './source.ts';

/** A row by the given `id`: of the session's institution or, where that has none, of what is public anywhere. */
export const readAnywhere = (
  context: Context,
  info: GraphQLResolveInfo,
  source: Source,
  given: { id: string },
): Promise<object | null> => insideThenOutside(context, ({ reads }) => reads.get(info, source, given));

/** What is read in the session's institution or, where that gives nothing, outside of it. */
export async function insideThenOutside(
  context: Context,
  read: (context: Context) => Promise<object | null>,
): Promise<object | null> {
  const found = await read(context);
  if (found || !context.viewer.institutionId) return found;
  return read(context.as(withoutInstitution(context.viewer)));
}
