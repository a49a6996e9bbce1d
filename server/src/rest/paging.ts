import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import * as z from 'zod/mini';
import type { Row, Run } from './row.ts';
import { said } from './wire/described.ts';

/** Largest page, as on the other doors. */
const LARGEST_PAGE = 100;

/** Pages are counted up to here; past the end they are all the same. */
const LAST_PAGE = 10_000_000;

/** A list without pages ends here: more is a matter for the paged calls or for GraphQL. */
const MOST_LISTED = 1000;

function wholeNumber(name: string) {
  const message = `${name} must be a whole number.`;
  return z.pipe(z.string(message).check(z.regex(/^-?\d{1,15}$/, message)), z.transform(Number));
}

const within = (number: number, least: number, most: number) => Math.min(Math.max(number, least), most);

/** `limit`, held to 1..100, and `offset`, a page number from 1 (contract, resolution 3). */
const pageQuery = (limit: number) => ({
  limit: said(
    `Items on a page, held to 1 to ${LARGEST_PAGE}.`,
    z.pipe(
      z.optional(wholeNumber('limit')),
      z.transform((asked = limit) => within(asked, 1, LARGEST_PAGE)),
    ),
    { sentAs: { type: 'integer', default: limit } },
  ),
  offset: said(
    'Number of the page, from 1; less counts as 1.',
    z.pipe(
      z.optional(wholeNumber('offset')),
      z.transform((asked = 1) => within(asked, 1, LAST_PAGE)),
    ),
    { sentAs: { type: 'integer', default: 1 } },
  ),
});

interface PageVariables {
  first: number;
  page: number;
}

/** A numbered page of a list: results, offset, pages. */
export function pagedRow<
  Data,
  Variables extends PageVariables,
  Item,
  G extends z.core.$ZodType,
  const Q extends z.core.$ZodShape = {},
>(is: {
  url: string;
  summary: string;
  limit: number;
  /** What else the query string may say. */
  query?: Q;
  document: TypedDocumentNode<Data, Variables>;
  variables?: (query: z.core.output<z.ZodMiniObject<Q>>) => Omit<Variables, keyof PageVariables>;
  connection: (data: Data) => { nodes: Item[]; pageCount: number };
  /** What an item is, and what makes it. */
  gives: G;
  item: (item: Item) => z.core.input<G>;
  refuses?: Row['refuses'];
}): Row {
  const { url, summary, limit, document, connection, item } = is;
  const query = z.object({ ...is.query, ...pageQuery(limit) });
  return {
    method: 'GET',
    url,
    summary,
    request: { query },
    status: 200,
    ...(is.refuses && { refuses: is.refuses }),
    gives: z.object({
      results: z.array(is.gives),
      offset: said('Number of this page.', z.int()),
      pages: said('How many there are.', z.int()),
    }),
    document: document as never,
    answer: async (run: Run, request: { query: z.core.output<typeof query> }) => {
      const { limit: first, offset: page } = request.query;
      const variables = { ...is.variables?.(request.query as never), first, page } as unknown as Variables;
      const { nodes, pageCount } = connection(await run(document, variables));
      return { results: nodes.map(item), offset: page, pages: pageCount };
    },
  };
}

interface CursorVariables {
  first: number;
  after?: string | null;
}

/** A bare list: the whole connection in its own order, up to MOST_LISTED items. */
export function listRow<Data, Variables extends CursorVariables, Item, G extends z.core.$ZodType>(is: {
  url: string;
  summary: string;
  document: TypedDocumentNode<Data, Variables>;
  connection: (data: Data) => {
    nodes: Item[];
    pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  };
  /** What an item is, and what makes it. */
  gives: G;
  item: (item: Item) => z.core.input<G>;
}): Row {
  const { url, summary, document, connection, item } = is;
  return {
    method: 'GET',
    url,
    summary,
    status: 200,
    gives: z.array(is.gives),
    document: document as never,
    answer: async (run: Run) => {
      const list: z.core.input<G>[] = [];
      let after: string | null | undefined;
      do {
        const { nodes, pageInfo } = connection(
          await run(document, { first: LARGEST_PAGE, after } as Variables),
        );
        for (const node of nodes) list.push(item(node));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after && list.length < MOST_LISTED);
      return list;
    },
  };
}
