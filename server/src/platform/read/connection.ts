import type { FieldNode, GraphQLObjectType, SelectionSetNode } from 'graphql';
import { sql } from 'kysely';
import type { FieldArguments } from './arguments.ts';
import type { Compiler, Purpose, Rows } from './compiler.ts';
import { objectTypeOf } from './object-type.ts';
import type { Order, Sql } from './declarations.ts';
import { type Page, pageOf } from './paging.ts';
import { Invalid } from '#kernel/errors';
import { below, selectedFields } from './selection.ts';
import { TENANT_COLUMN } from './tables.ts';

interface ConnectionParts {
  type: GraphQLObjectType;
  sets: readonly SelectionSetNode[];
  /** Called again for each statement part that needs the rows on their own. */
  rows: (purpose?: Purpose) => Rows;
  args: FieldArguments;
  order: Order;
  /** The number of rows, where it is stored. */
  count: Sql | undefined;
}

/**
 * A page of a list as JSON: `nodes`, `edges`, `pageInfo`, `totalCount`, `pageCount`, whichever are selected. The page
 * is read once, with one row more than asked to know whether another follows; its cursors are the ordering keys.
 */
export function connectionSql(compiler: Compiler, parts: ConnectionParts): Sql {
  const { type, sets, args } = parts;
  const rows = parts.rows();
  const page = pageOf(
    args.slots,
    rows.keys.map(({ type: keyType }) => keyType),
  );
  compiler.checks.push(page.check);

  const inner: Sql[] = [];
  const outer: Sql[] = [];
  const add = (column: Sql) =>
    sql.ref(`p.c${inner.push(sql`${column} as ${sql.ref(`c${inner.length}`)}`) - 1}`);
  let needsPage = false;
  let isCounted = false;
  let cursorColumn: Sql | undefined;
  const cursor = () => (cursorColumn ??= add(cursorOf(rows)));
  // One row more tells whether another follows; nobody need read what is in it.
  const looksAhead = needsNext(compiler, type, sets);
  const onPage = sql`p.n <= ${page.size}::int`;
  const object = (of: GraphQLObjectType, selected: readonly SelectionSetNode[]) => {
    const value = compiler.object(of, selected, rows.at);
    return add(
      looksAhead ? sql`case when row_number() over () <= ${page.size}::int then ${value} end` : value,
    );
  };
  const inOrder = page.backwards ? sql`order by p.n desc` : sql`order by p.n`;
  const gather = (value: Sql) => sql`coalesce(json_agg(${value} ${inOrder}) filter (where ${onPage}), '[]')`;

  for (const [key, nodes] of selectedFields(compiler.options, type, sets)) {
    const name = nodes[0]!.name.value;
    const field = type.getFields()[name];
    const as = sql.ref(key);
    if (name === 'nodes' || name === 'edges' || name === 'pageInfo') needsPage = true;
    if (name === '__typename' && compiler.options.isReady) outer.push(sql`${sql.lit(type.name)} as ${as}`);
    if (name === 'nodes') {
      outer.push(sql`${gather(object(objectTypeOf(field!), below(nodes)))} as ${as}`);
    } else if (name === 'edges') {
      outer.push(sql`${gather(edge(compiler, objectTypeOf(field!), nodes, object, cursor))} as ${as}`);
    } else if (name === 'totalCount') {
      isCounted = true;
      outer.push(sql`(select n from counted) as ${as}`);
    } else if (name === 'pageCount') {
      isCounted = true;
      outer.push(sql`(select ceil(n / ${page.size}::numeric)::int from counted) as ${as}`);
    } else if (name === 'pageInfo') {
      const columns = pageInfo(compiler, objectTypeOf(field!), nodes, page, cursor, onPage);
      outer.push(sql`${columns} as ${as}`);
    }
  }
  // However many fields ask for the count, it is read once.
  const counted = isCounted ? sql`with counted (n) as (${countOf(parts)}) ` : sql``;
  // Counts alone need no page: reading one would give no row at all where it is empty.
  if (!needsPage) {
    if (!compiler.options.isReady) outer.push(sql`true as ${sql.ref('$')}`);
    return sql`(${counted}select row_to_json(r) from (select ${sql.join(outer)}) r)`;
  }

  const direction = sql.raw(Boolean(parts.order.descending) === page.backwards ? 'asc' : 'desc');
  const keys = sql.join(rows.keys.map(({ sql: key }) => sql`${key} ${direction}`));
  const behind = behindCursor(rows, page, parts.order);
  const where = behind ? sql`${rows.where} and ${behind}` : rows.where;
  const offset = page.number ? sql` offset (${page.number}::bigint - 1) * ${page.size}::bigint` : sql``;
  const alias = sql.ref(rows.at.alias);
  // The page is cut first and numbered within itself: a window over the whole list would read all of it.
  const cutOf = (columns: Sql) =>
    sql`select ${columns}, ${sql.join(rows.keys.map(({ sql: key }, at) => sql`${key} as ${keyColumn(at)}`))} from ${rows.from} where ${where} order by ${keys} limit ${page.size}::bigint${looksAhead ? sql` + 1` : sql``}${offset}`;
  const cut = args.isFarPage ? lookedUp(rows, cutOf, direction) : cutOf(sql`${alias}.*`);
  const numbered = sql`select ${sql.join([sql`row_number() over () as n`, ...inner])} from (${cut}) ${alias}`;
  // One row in any case: without `having` a page of which only empty objects are asked would aggregate nothing.
  return sql`(${counted}select row_to_json(r) from (select ${sql.join(outer)} from (${numbered}) p having true) r)`;
}

/**
 * The rows of a page that lies behind others. They are looked up after the page is cut by their keys alone, so that an index
 * which has what the list asks of its rows can skip those before without a look at the table. `lateral` and `limit` make
 * PostgreSQL look up each row by itself: of a page without a known size it expects a tenth of the table.
 */
function lookedUp({ at, keys }: Rows, cutOf: (columns: Sql) => Sql, direction: Sql): Sql {
  const { name, key } = at.table;
  const column = (of: string, named: string) => sql.ref(`${of}.${named}`);
  const cut = cutOf(sql.join(key.map((named) => column(at.alias, named))));
  const valueOf = (named: string) =>
    named === TENANT_COLUMN && at.isConfined ? at.institution : column('cut', named);
  const isSame = sql.join(
    key.map((named) => sql`${column('row', named)} = ${valueOf(named)}`),
    sql` and `,
  );
  const cutKeys = keys.map((_, index) => sql`cut.${keyColumn(index)}`);
  return sql`select ${sql.ref(at.alias)}.*, ${sql.join(cutKeys)} from (${cut}) cut, lateral (select * from ${sql.table(name)} as "row" where ${isSame} limit 1) ${sql.ref(at.alias)} order by ${sql.join(cutKeys.map((cutKey) => sql`${cutKey} ${direction}`))}`;
}

/** Whether the selection asks if rows follow, in one direction or the other. */
function needsNext(compiler: Compiler, type: GraphQLObjectType, sets: readonly SelectionSetNode[]): boolean {
  return [...selectedFields(compiler.options, type, sets).values()].some(
    ([node]) => node!.name.value === 'pageInfo',
  );
}

const keyColumn = (at: number) => sql.ref(`$key${at}`);

/** A JSON object of computed values; Postgres takes 50 of them. */
function jsonObject(pairs: [string, Sql][]): Sql {
  if (pairs.length > 50) throw Invalid('Too many aliases of one field.');
  return sql`json_build_object(${sql.join(pairs.flatMap(([key, value]) => [sql.lit(key), value]))})`;
}

function edge(
  compiler: Compiler,
  type: GraphQLObjectType,
  nodes: FieldNode[],
  object: (type: GraphQLObjectType, sets: readonly SelectionSetNode[]) => Sql,
  cursor: () => Sql,
): Sql {
  const pairs: [string, Sql][] = [];
  for (const [key, selected] of selectedFields(compiler.options, type, below(nodes))) {
    const name = selected[0]!.name.value;
    if (name === '__typename' && compiler.options.isReady)
      pairs.push([key, sql`${sql.lit(type.name)}::text`]);
    if (name === 'cursor') pairs.push([key, cursor()]);
    if (name === 'node') {
      const field = type.getFields()['node']!;
      pairs.push([key, object(objectTypeOf(field), below(selected))]);
    }
  }
  return jsonObject(pairs);
}

function pageInfo(
  compiler: Compiler,
  type: GraphQLObjectType,
  nodes: FieldNode[],
  page: Page,
  cursor: () => Sql,
  onPage: Sql,
): Sql {
  const more = sql`(count(*) > ${page.size}::int)`;
  const cameFrom = page.number ? sql`(${page.number}::int > 1)` : sql`${sql.lit(Boolean(page.cursor))}`;
  const endpoint = (first: boolean) =>
    sql`(array_agg(${cursor()} order by p.n ${sql.raw(first === page.backwards ? 'desc' : 'asc')}) filter (where ${onPage}))[1]`;
  const pairs: [string, Sql][] = [];
  for (const [key, selected] of selectedFields(compiler.options, type, below(nodes))) {
    const name = selected[0]!.name.value;
    const values: Record<string, () => Sql> = {
      hasNextPage: () => (page.backwards ? cameFrom : more),
      hasPreviousPage: () => (page.backwards ? more : cameFrom),
      startCursor: () => endpoint(true),
      endCursor: () => endpoint(false),
    };
    const value =
      name === '__typename' && compiler.options.isReady ? sql`${sql.lit(type.name)}::text` : values[name]?.();
    if (value) pairs.push([key, value]);
  }
  return jsonObject(pairs);
}

function countOf(parts: ConnectionParts): Sql {
  if (parts.count) return sql`select ${parts.count}`;
  const rows = parts.rows({ isCounting: true });
  return sql`select count(*)::int from ${rows.from} where ${rows.where}`;
}

/** The ordering keys of a row as opaque text. */
function cursorOf({ at, keys }: Rows): Sql {
  const array = sql`json_build_array(${sql.join(keys.map((_, key) => sql`${sql.ref(at.alias)}.${keyColumn(key)}`))})`;
  return sql`translate(encode(convert_to(${array}::text, 'UTF8'), 'base64'), E'\n', '')`;
}

/** Rows behind the cursor in the list's order (before it, when paging backwards). */
function behindCursor({ keys }: Rows, page: Page, order: Order): Sql | undefined {
  if (!page.cursor) return undefined;
  const values = keys.map(({ type }, at) => {
    const value = page.cursor!.map((decoded) => (decoded as unknown[])[at]);
    return sql`${value}::${sql.raw(type)}`;
  });
  const compare = sql.raw(Boolean(order.descending) === page.backwards ? '>' : '<');
  return sql`(${sql.join(keys.map(({ sql: key }) => key))}) ${compare} (${sql.join(values)})`;
}
