import { sql } from 'kysely';
import type { Sql } from './declarations.ts';
import type { At, Rows } from './plan.ts';

const itemOf = ({ table, alias }: At): Sql => sql`${sql.table(table.name)} as ${sql.ref(alias)}`;

/** Returns the `from` items of rows. */
export const fromOf = ({ at, link }: Rows): Sql => (link ? sql`${itemOf(at)}, ${itemOf(link)}` : itemOf(at));

/** Returns the condition of rows, including their institution. */
export const whereOf = ({ at, link, conditions }: Rows): Sql => all([at.scope, link?.scope, ...conditions]);

/** Joins conditions with `and`; without conditions, true. */
function all(conditions: (Sql | undefined)[]): Sql {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0
    ? sql`true`
    : sql`(${sql.join(
        given.map((condition) => sql`(${condition})`),
        sql` and `,
      )})`;
}
