import { sql } from 'kysely';
import type { Sql } from './declarations.ts';
import type { At, Rows } from './plan.ts';

const itemOf = ({ table, alias }: At): Sql => sql`${sql.table(table.name)} as ${sql.ref(alias)}`;

/** `from` items of rows. */
export const fromOf = ({ at, link }: Rows): Sql => (link ? sql`${itemOf(at)}, ${itemOf(link)}` : itemOf(at));

/** Which rows, within their institution. */
export const whereOf = ({ at, link, conditions }: Rows): Sql => all([at.scope, link?.scope, ...conditions]);

/** Conditions joined by `and`; none is true. */
function all(conditions: (Sql | undefined)[]): Sql {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0
    ? sql`true`
    : sql`(${sql.join(
        given.map((condition) => sql`(${condition})`),
        sql` and `,
      )})`;
}
