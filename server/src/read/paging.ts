import { Field, Int, ArgsType } from 'type-graphql';
import { Invalid } from '../graphql/errors.ts';
import type { ReadEnvironment, Slot } from './slot.ts';

export const LARGEST_PAGE = 100;
export const DEFAULT_PAGE = 20;

/** Arguments of every connection: by cursor in both directions, or by page number. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, { defaultValue: DEFAULT_PAGE, description: `How many, 1 to ${LARGEST_PAGE}.` })
  first?: number;

  @Field(() => String, { nullable: true, description: 'Those behind this cursor.' })
  after?: string;

  @Field(() => Int, { nullable: true, description: `How many from the end, 1 to ${LARGEST_PAGE}.` })
  last?: number;

  @Field(() => String, { nullable: true, description: 'Those before this cursor.' })
  before?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Page number from 1, of `first` each; instead of a cursor.',
  })
  page?: number;
}

type PageSlots = Partial<Record<'first' | 'after' | 'last' | 'before' | 'page', Slot>>;

/** How a page is cut out of its list. */
export interface Page {
  size: Slot;
  backwards: boolean;
  /** Number of the page; only without cursor. */
  number: Slot | undefined;
  /** Key values behind (or, backwards, before) which the page begins. */
  cursor: Slot | undefined;
  /** Throws Invalid where the values of a run make no page. */
  check: (environment: ReadEnvironment) => void;
}

/** The page that a connection's arguments ask for; `keys` is how many values its cursors hold. */
export function pageOf(slots: PageSlots, keys: number): Page {
  const { after, before, last, page } = slots;
  if ((after && before) || (page && (after ?? before ?? last)))
    throw Invalid('Give one of after, before and page.');
  if (after && last) throw Invalid('Give first with after, last with before.');
  const backwards = Boolean(last ?? before);
  const size = (backwards ? (last ?? slots.first) : slots.first) as Slot;
  const cursor = (after ?? before)?.map((text) => decodeCursor(String(text), keys));
  return {
    size,
    backwards,
    number: page,
    cursor,
    check: (environment) => {
      const asked = size.valueIn(environment) as number;
      const name = backwards && last ? 'last' : 'first';
      if (asked < 1 || asked > LARGEST_PAGE)
        throw Invalid([{ field: name, message: `${name} must be 1 to ${LARGEST_PAGE}.` }]);
      const number = page?.valueIn(environment) as number | undefined;
      if (number !== undefined && (number < 1 || number > 10_000_000))
        throw Invalid([{ field: 'page', message: 'page must be 1 or more.' }]);
    },
  };
}

function decodeCursor(cursor: string, keys: number): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8'));
    const plain = (value: unknown) => typeof value === 'string' || typeof value === 'number';
    if (Array.isArray(values) && values.length === keys && values.every(plain)) return values;
  } catch {
    // not ours: refused below
  }
  throw Invalid([{ field: 'after', message: 'This cursor is not valid.' }]);
}
