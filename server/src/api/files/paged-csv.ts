import { Readable } from 'node:stream';
import { csvHeadOf, csvRows } from './csv.ts';

/** A page of a list, as a document selects it. */
interface Page<Node> {
  nodes: readonly Node[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined };
}

/** Values of a line by the names of the columns, in order. */
type Columns<Node> = Readonly<Record<string, (node: Node) => string>>;

/**
 * Returns a list as a CSV file that is read page by page at the client's speed. Reading stops when the client disconnects.
 * @param readAfter reads the page after a cursor
 */
export const pagedCsv = <Node>(
  columns: Columns<Node>,
  first: Page<Node>,
  readAfter: (cursor: string | null) => Promise<Page<Node>>,
): Readable => Readable.from(linesFrom(columns, first, readAfter), { objectMode: false });

async function* linesFrom<Node>(
  columns: Columns<Node>,
  first: Page<Node>,
  readAfter: (cursor: string | null) => Promise<Page<Node>>,
): AsyncGenerator<string> {
  yield csvHeadOf(Object.keys(columns));
  const values = Object.values(columns);
  for (let page = first; ;) {
    const { nodes, pageInfo } = page;
    if (nodes.length > 0) yield csvRows(nodes.map((node) => values.map((valueOf) => valueOf(node))));
    if (!pageInfo.hasNextPage) return;
    page = await readAfter(pageInfo.endCursor ?? null);
  }
}

/** Returns the name of an exported file, with the institution and the day. */
export const exportName = (what: string, namespace: string | null | undefined): string =>
  `attachment; filename="${what}-${namespace ?? ''}-${new Date().toISOString().slice(0, 10)}.csv"`;
