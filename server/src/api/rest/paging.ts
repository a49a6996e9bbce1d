import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import * as z from 'zod/mini';
import { LAST_PAGE, MAX_PAGE_SIZE } from '#platform/read/page-size';
import type { Row, Run } from './row.ts';
import { described } from './wire/described.ts';

/** Maximum and default page size of a list without an envelope. */
const MAX_BARE_PAGE_SIZE = 1000;

function wholeNumber(name: string) {
  const message = `${name} must be a whole number.`;
  return z.pipe(z.string(message).check(z.regex(/^-?\d+$/, message)), z.transform(Number));
}

const within = (number: number, least: number, most: number) => Math.min(Math.max(number, least), most);

/** Query parameters of a page: `limit`, and `offset`, a page number from 1 (contract, resolution 3). */
const pageQuery = (limit: z.ZodMiniType<number, string | undefined>) => ({
  limit,
  offset: described(
    'Number of the page, from 1. Smaller values count as 1.',
    z.pipe(
      z.optional(wholeNumber('offset')),
      z.transform((asked = 1) => within(asked, 1, LAST_PAGE)),
    ),
    { sentAs: { type: 'integer', default: 1 } },
  ),
});

/** Schema of a `limit` of at most one page of GraphQL. */
const pageSize = (limit: number) =>
  described(
    `Page size, clamped to 1 to ${MAX_PAGE_SIZE}.`,
    z.pipe(
      z.optional(wholeNumber('limit')),
      z.transform((asked = limit) => within(asked, 1, MAX_PAGE_SIZE)),
    ),
    { sentAs: { type: 'integer', default: limit } },
  );

/** Schema of a `limit` of one page of GraphQL, or of several full ones. */
const BARE_PAGE_SIZE = described(
  `Page size, clamped to 1 to ${MAX_BARE_PAGE_SIZE}. Above ${MAX_PAGE_SIZE} it is rounded up to hundreds.`,
  z.pipe(
    z.optional(wholeNumber('limit')),
    z.transform((asked = MAX_BARE_PAGE_SIZE) => {
      const size = within(asked, 1, MAX_BARE_PAGE_SIZE);
      return size <= MAX_PAGE_SIZE ? size : Math.ceil(size / MAX_PAGE_SIZE) * MAX_PAGE_SIZE;
    }),
  ),
  { sentAs: { type: 'integer', default: MAX_BARE_PAGE_SIZE } },
);

/** Response header with links to the other pages of a list. */
const LINK = {
  link: 'Links to other pages (RFC 8288): `first`, and `prev` and `next` if these pages exist.',
};

/** Builds a Link header with URLs relative to the server. */
function linksTo(
  url: string,
  query: { limit: number; offset: number },
  pages: { hasNext: boolean; last?: number },
): string {
  const { offset } = query;
  const prev = Math.min(offset - 1, pages.last ?? offset);
  const at = { first: 1, prev, next: pages.hasNext ? offset + 1 : 0, last: pages.last ?? 0 };
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return Object.entries(at)
    .filter(([, page]) => page > 0)
    .map(([relation, page]) => {
      search.set('offset', String(page));
      return `</api/v1${url}?${search.toString()}>; rel="${relation}"`;
    })
    .join(', ');
}

interface PageVariables {
  first: number;
  page: number;
}

/** Defines a call for a numbered page of a list: results, offset, pages. */
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
  /** Further query parameters. */
  query?: Q;
  document: TypedDocumentNode<Data, Variables>;
  variables?: (query: z.core.output<z.ZodMiniObject<Q>>) => Omit<Variables, keyof PageVariables>;
  connection: (data: Data) => { nodes: Item[]; pageCount: number };
  /** Schema of an item, and the function that builds it. */
  response: G;
  item: (item: Item) => z.core.input<G>;
  errors?: Row['errors'];
}): Row {
  const { url, summary, limit, document, connection, item } = is;
  const query = z.object({ ...is.query, ...pageQuery(pageSize(limit)) });
  return {
    method: 'GET',
    url,
    summary,
    request: { query },
    status: 200,
    ...(is.errors && { errors: is.errors }),
    response: z.object({
      results: z.array(is.response),
      offset: described('Number of the page.', z.int()),
      pages: described('Number of pages.', z.int()),
    }),
    headers: { link: `${LINK.link} Also \`last\`.` },
    document: document as never,
    respond: (run: Run, request: { query: z.core.output<typeof query> }) => {
      const { limit: first, offset: page } = request.query;
      const variables = { ...is.variables?.(request.query as never), first, page } as unknown as Variables;
      return run.respond(document, variables, (data) => {
        const { nodes, pageCount } = connection(data);
        const last = Math.max(pageCount, 1);
        return {
          body: { results: nodes.map(item), offset: page, pages: pageCount },
          headers: { link: linksTo(url, request.query, { hasNext: page < last, last }) },
        };
      });
    },
  };
}

interface BarePageVariables {
  first: number;
  page?: number | null;
  after?: string | null;
}

/**
 * Defines a call for a page of a list without an envelope. It is read in pages of GraphQL, the first by number, the others
 * by cursor. The pages are not counted; the Link header shows whether another one follows.
 */
export function listRow<Data, Variables extends BarePageVariables, Item, G extends z.core.$ZodType>(is: {
  url: string;
  summary: string;
  document: TypedDocumentNode<Data, Variables>;
  connection: (data: Data) => {
    nodes: Item[];
    pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  };
  /** Schema of an item, and the function that builds it. */
  response: G;
  item: (item: Item) => z.core.input<G>;
}): Row {
  const { url, summary, document, connection, item } = is;
  const query = z.object(pageQuery(BARE_PAGE_SIZE));
  return {
    method: 'GET',
    url,
    summary: `${summary} Follow the \`next\` links of the Link header to get all.`,
    request: { query },
    status: 200,
    response: z.array(is.response),
    headers: LINK,
    document: document as never,
    respond: async (run: Run, request: { query: z.core.output<typeof query> }) => {
      const { limit, offset } = request.query;
      const first = Math.min(limit, MAX_PAGE_SIZE);
      const list: z.core.input<G>[] = [];
      const page = Math.min((offset - 1) * (limit / first) + 1, LAST_PAGE);
      let at: Omit<BarePageVariables, 'first'> | null = { page };
      while (at && list.length < limit) {
        const { nodes, pageInfo } = connection(await run.read(document, { first, ...at } as Variables));
        for (const node of nodes) list.push(item(node));
        at = pageInfo.hasNextPage ? { after: pageInfo.endCursor ?? null } : null;
      }
      return { body: list, headers: { link: linksTo(url, request.query, { hasNext: at !== null }) } };
    },
  };
}
