import { Field, Int, ArgsType } from 'type-graphql';
import { Invalid } from '#kernel/errors';
import { DEFAULT_PAGE, LAST_PAGE, MAX_PAGE_SIZE } from './page-size.ts';
import type { ReadEnvironment, Slot } from './slot.ts';

/** Arguments of every connection: by cursor in both directions, or by page number. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, {
    defaultValue: DEFAULT_PAGE,
    description: `Number of items from the start, 1 to ${MAX_PAGE_SIZE}.`,
  })
  first?: number;

  @Field(() => String, { nullable: true, description: 'Returns only items after this cursor.' })
  after?: string;

  @Field(() => Int, { nullable: true, description: `Number of items from the end, 1 to ${MAX_PAGE_SIZE}.` })
  last?: number;

  @Field(() => String, { nullable: true, description: 'Returns only items before this cursor.' })
  before?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Page number starting at 1, with `first` items per page. Cannot be combined with a cursor.',
  })
  page?: number;
}

const PAGING = ['first', 'after', 'last', 'before', 'page', 'orderBy', 'hostNamespace'];

/**
 * Returns whether a whole list is requested in pages, without arguments other than those of `besides` and
 * switches that are off.
 */
export const isWhole = (given: object, ...besides: string[]): boolean =>
  Object.entries(given).every(
    ([name, value]) =>
      value === undefined || value === false || PAGING.includes(name) || besides.includes(name),
  );

type PageSlots = Partial<Record<'first' | 'after' | 'last' | 'before' | 'page', Slot>>;

/** The page of a list. */
export interface Page {
  size: Slot;
  backwards: boolean;
  /** Number of the page; only without a cursor. */
  number: Slot | undefined;
  /** Key values of the cursor after which the page starts, or before which it ends. */
  cursor: Slot | undefined;
  /** Throws Invalid when the values of a run define no page. */
  check: (environment: ReadEnvironment) => void;
}

/**
 * Returns the page that a connection's arguments request; `types` are the SQL types of the cursor's values, `orderName` is
 * the name of a requested order.
 */
export function pageOf(slots: PageSlots, types: string[], orderName?: string): Page {
  const { after, before, last, page } = slots;
  if ((after && before) || (page && (after ?? before ?? last)))
    throw Invalid('Use only one of after, before and page.');
  if (after && last) throw Invalid('Use first with after, and last with before.');
  const unknown = types.find((type) => !FITS[type]);
  if (unknown) throw new Error(`No cursor can hold a value of type ${unknown}.`);
  const backwards = Boolean(last ?? before);
  const size = (backwards ? (last ?? slots.first) : slots.first) as Slot;
  const cursor = (after ?? before)?.map((text) =>
    decodeCursor(String(text), types, { field: after ? 'after' : 'before', orderName }),
  );
  return {
    size,
    backwards,
    number: page,
    cursor,
    check: (environment) => {
      const asked = size.valueIn(environment) as number;
      const name = backwards && last ? 'last' : 'first';
      if (asked < 1 || asked > MAX_PAGE_SIZE)
        throw Invalid([{ field: name, message: `${name} must be 1 to ${MAX_PAGE_SIZE}.` }]);
      const number = page?.valueIn(environment) as number | undefined;
      if (number !== undefined && (number < 1 || number > LAST_PAGE))
        throw Invalid([{ field: 'page', message: `page must be 1 to ${LAST_PAGE}.` }]);
    },
  };
}

/** Format in which the database writes an instant into a cursor. */
const INSTANT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|\+00:00)$/;

/** Returns whether a day exists: JavaScript accepts the 30th of February, PostgreSQL does not. */
function isInstant(text: string): boolean {
  const moment = new Date(text);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 19) === text.slice(0, 19);
  return INSTANT.test(text) && isDay;
}

/** Checks of a cursor's values by column type. */
const FITS: Record<string, (value: unknown) => boolean> = {
  uuid: (value) => typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value),
  timestamptz: (value) => typeof value === 'string' && isInstant(value),
  text: (value) => typeof value === 'string',
  int: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
};

/** Returns the key values of our cursor for a list ordered by keys of these types, in an order with this name. */
function decodeCursor(
  cursor: string,
  types: string[],
  { field, orderName }: { field: 'after' | 'before'; orderName: string | undefined },
): unknown[] {
  try {
    const read = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8')) as Record<string, unknown>;
    const values: unknown = orderName ? read[orderName] : read;
    const fits = (value: unknown, at: number) => FITS[types[at]!]!(value);
    if (Array.isArray(values) && values.length === types.length && values.every(fits)) return values;
  } catch {
    // not our cursor: rejected below
  }
  throw Invalid([
    {
      field,
      message: 'This cursor isn’t valid here. Use it with the order that it was read with.',
    },
  ]);
}
