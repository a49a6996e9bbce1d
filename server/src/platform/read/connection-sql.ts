import { sql } from 'kysely';
import { Invalid } from '#kernel/errors';
import { TENANT_COLUMN } from '#platform/database/tenancy';
import type { Sql } from './declarations.ts';
import type { Page } from './paging.ts';
import type { Column, ConnectionPlan, EdgeField, PageInfoField, PageOfRows, Rows } from './plan.ts';
import { fromOf, whereOf } from './rows-sql.ts';
import { FOUND } from './slot.ts';

/**
 * Returns SQL of a page as JSON: the selected ones of `nodes`, `edges`, `pageInfo`, `totalCount` and
 * `pageCount`. `objectOf` returns a row's fields as an object. The page is read once, with one extra row to
 * know whether another follows; its cursors are the ordering keys.
 */
export function connectionSql(plan: ConnectionPlan, objectOf: (columns: Column[]) => Sql): Sql {
  const { rows, page, fields, looksAhead } = plan;
  const inner: Sql[] = [];
  const add = (column: Sql) =>
    sql.ref(`p.c${inner.push(sql`${column} as ${sql.ref(`c${inner.length}`)}`) - 1}`);
  let cursorColumn: Sql | undefined;
  const cursor = () => (cursorColumn ??= add(cursorOf(rows)));
  // One extra row tells whether another follows; its content is not needed.
  const onPage = sql`p.n <= ${page.size}::int`;
  const object = (columns: Column[]) => {
    const value = objectOf(columns);
    return add(
      looksAhead ? sql`case when row_number() over () <= ${page.size}::int then ${value} end` : value,
    );
  };
  const inOrder = page.backwards ? sql`order by p.n desc` : sql`order by p.n`;
  const gather = (value: Sql) => sql`coalesce(json_agg(${value} ${inOrder}) filter (where ${onPage}), '[]')`;

  const outer = fields.map((field) => {
    const valueOf = (): Sql => {
      switch (field.of) {
        case 'value':
          return field.value;
        case 'nodes':
          return gather(object(field.columns));
        case 'edges':
          return gather(edge(field.fields, object, cursor));
        case 'pageInfo':
          return pageInfo(field.fields, plan, cursor, onPage);
        case 'totalCount':
          return sql`(select n from counted)`;
        case 'pageCount':
          return sql`(select ceil(n / ${page.size}::numeric)::int from counted)`;
      }
    };
    return sql`${valueOf()} as ${sql.ref(field.key)}`;
  });
  // Read once, however many fields need the count.
  const counted = plan.count ? sql`with counted (n) as (${countOf(plan.count)}) ` : sql``;
  // Counts alone need no page: reading an empty one would return no row.
  if (!fields.some(({ of }) => of === 'nodes' || of === 'edges' || of === 'pageInfo'))
    return sql`(${counted}select row_to_json(r) from (select ${sql.join(outer)}) r)`;

  const alias = sql.ref(rows.at.alias);
  // The page is cut first and numbered within itself: a window over the whole list would read all of it.
  const cutOf = (columns: Sql) => pageCut(plan, columns, { isFound: plan.isFound });
  const cut = plan.isFarPage ? lookedUp(rows, cutOf, directionOf(plan)) : cutOf(sql`${alias}.*`);
  const numbered = sql`select ${sql.join([sql`row_number() over () as n`, ...inner])} from (${cut}) ${alias}`;
  // Always one row: without `having`, a page with only empty objects selected would aggregate nothing.
  return sql`(${counted}select row_to_json(r) from (select ${sql.join(outer)} from (${numbered}) p having true) r)`;
}

const directionOf = ({ rows, page }: PageOfRows): Sql =>
  sql.raw(rows.descending === page.backwards ? 'asc' : 'desc');

/** Returns SQL of a page's rows with their keys. A page that is found has no rows before it. */
function pageCut(part: PageOfRows, columns: Sql, { isFound = false } = {}): Sql {
  const { rows, page, looksAhead } = part;
  const direction = directionOf(part);
  const keys = sql.join(rows.keys.map(({ sql: key }) => sql`${key} ${direction}`));
  const behind = behindCursor(rows, page);
  const where = behind ? sql`${whereOf(rows)} and ${behind}` : whereOf(rows);
  const offset =
    page.number && !isFound ? sql` offset (${page.number}::bigint - 1) * ${page.size}::bigint` : sql``;
  return sql`select ${columns}, ${sql.join(rows.keys.map(({ sql: key }, at) => sql`${key} as ${keyColumn(at)}`))} from ${fromOf(rows)} where ${where} order by ${keys} limit ${page.size}::bigint${looksAhead ? sql` + 1` : sql``}${offset}`;
}

/** Returns SQL of the rows of a page as JSON: their IDs and institutions. */
export function foundSql(part: PageOfRows): Sql {
  const alias = sql.ref(part.rows.at.alias);
  const cut = pageCut(part, sql`${alias}.institution_id, ${alias}.id`);
  return sql`(select json_build_object('institutions', coalesce(json_agg(distinct cut.institution_id), '[]'), 'ids', coalesce(json_agg(cut.id), '[]')) from (${cut}) cut)`;
}

/**
 * Returns SQL of the rows of a far page. They are looked up after the page is cut by their keys alone, so
 * that a covering index can skip earlier rows without reading the table. `lateral` and `limit` make
 * PostgreSQL look up each row by itself: for a page of unknown size it expects a tenth of the table.
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

const keyColumn = (at: number) => sql.ref(`$key${at}`);

/** Returns SQL of a JSON object of computed values; PostgreSQL accepts 50 of them. */
function jsonObject(pairs: [string, Sql][]): Sql {
  if (pairs.length > 50) throw Invalid('Too many aliases of one field.');
  return sql`json_build_object(${sql.join(pairs.flatMap(([key, value]) => [sql.lit(key), value]))})`;
}

function edge(fields: EdgeField[], object: (columns: Column[]) => Sql, cursor: () => Sql): Sql {
  return jsonObject(
    fields.map((field) => {
      if (field.of === 'value') return [field.key, field.value];
      return [field.key, field.of === 'cursor' ? cursor() : object(field.columns)];
    }),
  );
}

function pageInfo(
  fields: PageInfoField[],
  { page, isFound }: ConnectionPlan,
  cursor: () => Sql,
  onPage: Sql,
): Sql {
  const more = sql`(${isFound ? sql`cardinality(${FOUND.ids}::uuid[])` : sql`count(*)`} > ${page.size}::int)`;
  const cameFrom = page.number ? sql`(${page.number}::int > 1)` : sql`${sql.lit(Boolean(page.cursor))}`;
  const endpoint = (first: boolean) =>
    sql`(array_agg(${cursor()} order by p.n ${sql.raw(first === page.backwards ? 'desc' : 'asc')}) filter (where ${onPage}))[1]`;
  const values = {
    hasNextPage: () => (page.backwards ? cameFrom : more),
    hasPreviousPage: () => (page.backwards ? more : cameFrom),
    startCursor: () => endpoint(true),
    endCursor: () => endpoint(false),
  };
  return jsonObject(
    fields.map((field) => [field.key, field.of === 'value' ? field.value : values[field.of]()]),
  );
}

const countOf = (count: Sql | Rows): Sql =>
  'at' in count
    ? sql`select count(*)::int from ${fromOf(count)} where ${whereOf(count)}`
    : sql`select ${count}`;

/** Returns SQL of the ordering keys of a row, with the name of a requested order, as opaque text. */
function cursorOf({ at, keys, orderName }: Rows): Sql {
  const values = keys.map((_, key) => sql`${sql.ref(at.alias)}.${keyColumn(key)}`);
  const array = sql`json_build_array(${sql.join(values)})`;
  const cursor = orderName ? sql`json_build_object(${sql.lit(orderName)}, ${array})` : array;
  return sql`translate(encode(convert_to(${cursor}::text, 'UTF8'), 'base64'), E'\n', '')`;
}

/** Returns the condition for rows after the cursor in the list's order, or before it when paging backwards. */
function behindCursor({ keys, descending }: Rows, page: Page): Sql | undefined {
  if (!page.cursor) return undefined;
  const values = keys.map(({ type }, at) => {
    const value = page.cursor!.map((decoded) => (decoded as unknown[])[at]);
    return sql`${value}::${sql.raw(type)}`;
  });
  const compare = sql.raw(descending === page.backwards ? '>' : '<');
  return sql`(${sql.join(keys.map(({ sql: key }) => key))}) ${compare} (${sql.join(values)})`;
}
