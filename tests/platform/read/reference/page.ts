import { compare } from './compare.ts';

export interface PageArguments {
  first: number;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  page?: number | null;
}

/** Order of a list: by an instant, a number or a text, then by ID, in one direction. */
export interface ListOrder<T> {
  by: (row: T) => Date | number | string;
  descending?: boolean;
}

type Identified = { id: string };

/** Represents a row's position in a list; the server's cursors are converted to it before comparing. */
export const PLACE = 'place of ';

/** A cursor in the server's format: base64 of the ordering keys. */
export const cursorAt = (key: Date | number | string, id: string): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64');

/** Cuts a page out of the rows by walking the whole list. */
export function connectionOf<T extends Identified>(rows: T[], order: ListOrder<T>, args: PageArguments) {
  const direction = order.descending ? -1 : 1;
  const sorted = rows.toSorted(
    (one, other) => direction * (compare(order.by(one), order.by(other)) || compare(one.id, other.id)),
  );
  const isBehind = (row: T, cursor: string) => {
    const [key, id] = JSON.parse(Buffer.from(cursor, 'base64').toString()) as [string, string];
    const mine = order.by(row);
    return direction * (compare(mine, mine instanceof Date ? new Date(key) : key) || compare(row.id, id));
  };
  const { after, before, last, page } = args;
  const size = last ?? args.first;
  let items: T[];
  let hasNextPage: boolean;
  let hasPreviousPage: boolean;
  if (last != null || before != null) {
    const left = before == null ? sorted : sorted.filter((row) => isBehind(row, before) < 0);
    items = left.slice(-size);
    hasPreviousPage = left.length > size;
    hasNextPage = before != null;
  } else {
    const skipped = page == null ? 0 : (page - 1) * size;
    const left = after == null ? sorted.slice(skipped) : sorted.filter((row) => isBehind(row, after) > 0);
    items = left.slice(0, size);
    hasNextPage = left.length > size;
    hasPreviousPage = after != null || skipped > 0;
  }
  const place = (row: T | undefined) => (row ? PLACE + row.id : null);
  return {
    nodes: items,
    edges: items.map((node) => ({ node, cursor: place(node) })),
    pageInfo: { hasNextPage, hasPreviousPage, startCursor: place(items[0]), endCursor: place(items.at(-1)) },
    totalCount: sorted.length,
    pageCount: Math.ceil(sorted.length / size),
  };
}
