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

/** Reads rows by `ids`, each from the session's institution or, if it is not there, from public rows. */
export async function eachAnywhere(
  context: Context,
  info: GraphQLResolveInfo,
  source: Source,
  given: { ids: string[] },
): Promise<(object | null)[]> {
  const read = async ({ reads }: Context) => (await reads.get(info, source, given)) as (object | null)[];
  const inside = await read(context);
  if (!context.viewer.institutionId || !inside.includes(null)) return inside;
  const outside = await read(context.as(withoutInstitution(context.viewer)));
  return inside.map((found, at) => found ?? outside[at]!);
}
