import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#platform/request/context';
import { withoutInstitution } from '#kernel/viewer';
import type { Source } from './source.ts';

/** Reads a row by `id`: from the session's institution or, if it is not there, from public rows. */
export const readAnywhere = (
  context: Context,
  info: GraphQLResolveInfo,
  source: Source,
  given: { id: string },
): Promise<object | null> => insideThenOutside(context, ({ reads }) => reads.get(info, source, given));

/** Reads from the session's institution or, without a result, outside of it. */
export async function insideThenOutside(
  context: Context,
  read: (context: Context) => Promise<object | null>,
): Promise<object | null> {
  const found = await read(context);
  if (found || !context.viewer.institutionId) return found;
  return read(context.as(withoutInstitution(context.viewer)));
}
