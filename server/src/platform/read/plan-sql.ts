import { sql } from 'kysely';
import { connectionSql } from './connection-sql.ts';
import type { Sql } from './declarations.ts';
import type { Column, Plan, Rows } from './plan.ts';
import { fromOf, whereOf } from './rows-sql.ts';

/** Returns the SQL expression of a plan's JSON. */
export function sqlOf(plan: Plan): Sql {
  switch (plan.kind) {
    case 'value':
      return plan.value;
    case 'object': {
      const object = objectOf(plan.columns);
      return plan.when ? sql`case when ${plan.when} then ${object} end` : object;
    }
    case 'payload': {
      const condition = plan.required ? sql`${sqlOf(plan.required)} is not null` : sql`true`;
      return sql`(select row_to_json(r) from (select ${columnsOf(plan.columns)}) r where ${condition})`;
    }
    case 'row': {
      const first = plan.isOnly ? sql`` : sql`${orderBy(plan.rows)} limit 1`;
      const row = sql`(select row_to_json(r) from (select ${columnsOf(plan.columns)} from ${fromOf(plan.rows)} where ${whereOf(plan.rows)}${first}) r)`;
      return plan.missing ? sql`coalesce(${row}, missing(${sql.lit(plan.missing)}))` : row;
    }
    case 'list':
      return sql`(select coalesce(json_agg(row_to_json(r)), '[]') from (select ${columnsOf(plan.columns)} from ${fromOf(plan.rows)} where ${whereOf(plan.rows)}${orderBy(plan.rows)}) r)`;
    case 'either':
      return sql`coalesce(${sql.join(plan.plans.map(sqlOf))})`;
    case 'each':
      return sql`(select coalesce(json_agg(found.node order by found.n), '[]') from (select each.n, ${sqlOf(plan.plan)} as node from unnest(${plan.ids}) with ordinality as each (id, n)) found)`;
    case 'single':
      return sql`(select ${sqlOf(plan.plan)} from (select ${plan.value} as value offset 0) single)`;
    case 'connection':
      return connectionSql(plan, objectOf);
  }
}

/** Returns SQL of selected fields as one JSON object. */
const objectOf = (columns: Column[]): Sql =>
  sql`(select row_to_json(r) from (select ${columnsOf(columns)}) r)`;

const columnsOf = (columns: Column[]): Sql =>
  sql.join(columns.map(({ key, value }) => sql`${sqlOf(value)} as ${sql.ref(key)}`));

function orderBy({ keys, descending }: Rows): Sql {
  if (keys.length === 0) return sql``;
  const direction = sql.raw(descending ? 'desc' : 'asc');
  return sql` order by ${sql.join(keys.map((key) => sql`${key.sql} ${direction}`))}`;
}
