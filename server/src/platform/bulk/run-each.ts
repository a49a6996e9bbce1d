import type { GraphQLResolveInfo } from 'graphql';
import { Invalid } from '#kernel/errors';
import { validateArgument } from '#kernel/validation';
import type { Source } from '#platform/read/source';
import type { Context } from '#platform/request/context';
import { maskError } from '#platform/request/masking';
import type { FieldError, ItemError } from './bulk.payload.ts';

/** Maximum number of items of one bulk mutation. */
const MAX_ITEMS = 100;

interface Bulk<Item> {
  /** Input class of an item, whose rules each item is validated against. */
  type: abstract new () => Item;
  /** Field of a result, and how to read its object by `id`. */
  reads: Record<string, Source>;
  /** Changes one object in a transaction of its own. Returns its ID, or with it further fields of the result. */
  change: (context: Context, item: Item) => Promise<string | Changed>;
}

interface Changed {
  id: string;
  /** Fields of the result besides those that are read, by name. */
  plain: Record<string, unknown>;
}

/**
 * Runs a mutation for each item in order, and reads the changed objects at the end. An item that fails has an error in its
 * result and does not affect the others.
 * @throws AppError INVALID for too many items, before anything runs
 */
export async function runEach<Item extends object>(
  context: Context,
  items: readonly Item[],
  { type, reads, change }: Bulk<Item>,
): Promise<{ results: object[] }> {
  if (items.length > MAX_ITEMS)
    throw Invalid([{ field: 'items', message: `Send at most ${MAX_ITEMS} items.` }]);
  const results: object[] = [];
  for (const [index, item] of items.entries()) {
    try {
      await validateArgument(item, type as never, undefined as never);
      const changed = await change(context, item);
      const { id, plain } = typeof changed === 'string' ? { id: changed, plain: {} } : changed;
      results.push({ index, error: null, ...plain, ...readersOf(reads, id) });
    } catch (error) {
      results.push({ index, error: errorOf(error, context, index) });
    }
  }
  return { results };
}

/** Returns resolvers of the fields that are read. Those of all results run together, in one snapshot. */
const readersOf = (reads: Record<string, Source>, id: string) =>
  Object.fromEntries(
    Object.entries(reads).map(([field, source]) => [
      field,
      (_args: object, { reads: of }: Context, info: GraphQLResolveInfo) => of.get(info, source, { id }),
    ]),
  );

function errorOf(error: unknown, { services, transport }: Context, index: number): ItemError {
  const formatted = { message: '', path: ['items', index] };
  const { message, extensions } = maskError(formatted, error, services.log, transport);
  const { code, fields = [] } = extensions as { code: ItemError['code']; fields?: FieldError[] };
  return { code, message, fields };
}
