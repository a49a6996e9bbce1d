import { sql } from 'kysely';
import { Invalid } from '#kernel/errors';
import { MAX_SEARCH_LENGTH } from '#kernel/text.rules';
import type { FieldArguments } from './arguments.ts';
import type { Order, Row, Sql } from './declarations.ts';
import { MAX_IDS } from './list-arguments.ts';
import { changeTimeOf, nameOfOrder } from './ordered.ts';
import type { ReadEnvironment } from './slot.ts';

type Range = Partial<Record<'from' | 'to', unknown>>;

/** Returns the order that a list's arguments request instead of its own, with its name. */
export function requestedOrder({ now }: FieldArguments): (Order & { name: string }) | null {
  const asked = now['orderBy'] as { field: string[]; direction: boolean } | null | undefined;
  if (!asked) return null;
  const { field, direction } = asked;
  return { by: field, descending: direction, name: `${nameOfOrder(field)!} ${direction ? 'DESC' : 'ASC'}` };
}

/** Returns the conditions of the arguments that all lists have in common. */
export function commonNarrowing(entity: object, row: Row<object>, args: FieldArguments): Sql[] {
  const { ids } = args.slots;
  const column = (name: string) => row[name as never] as Sql;
  return [
    ...(ids ? [sql`${column('id')} = any(${ids}::uuid[])`] : []),
    ...within(args, 'createdAt', () => column('createdAt')),
    ...within(args, 'updatedAt', () => changeTimeOf(entity, row)),
  ];
}

function within({ slots, now }: FieldArguments, name: string, time: () => Sql): Sql[] {
  const range = now[name] as Range | null | undefined;
  const end = (of: keyof Range) => sql`${slots[name]!.map((value) => (value as Range)[of])}::timestamptz`;
  return [
    ...(range?.from ? [sql`${time()} >= ${end('from')}`] : []),
    ...(range?.to ? [sql`${time()} < ${end('to')}`] : []),
  ];
}

/** Returns the check of a run's values. Throws Invalid for a search that is too long. */
export const searchCheck =
  ({ slots: { search } }: FieldArguments) =>
  (environment: ReadEnvironment): void => {
    const text = search?.valueIn(environment);
    if (typeof text === 'string' && text.length > MAX_SEARCH_LENGTH)
      throw Invalid([{ field: 'search', message: `Use at most ${MAX_SEARCH_LENGTH} characters.` }]);
  };

/** Returns the check of a run's values. Throws Invalid for too many IDs. */
export const idsCheck =
  ({ slots }: FieldArguments) =>
  (environment: ReadEnvironment): void => {
    for (const [name, slot] of Object.entries(slots)) {
      if (!/^ids$|Ids$/.test(name)) continue;
      const ids = slot?.valueIn(environment) as unknown[] | null | undefined;
      if (ids && ids.length > MAX_IDS)
        throw Invalid([{ field: name, message: `List up to ${MAX_IDS} IDs.` }]);
    }
  };
