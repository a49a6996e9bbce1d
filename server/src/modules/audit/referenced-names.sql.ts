import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';
import { memberNameText } from '#modules/membership/membership.sql';

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** Tables whose rows have a title, besides members, who have names. */
const TITLED = ['course', 'cohort', 'section', 'lesson', 'activity', 'discussion'];

/** Returns SQL of a JSON object: names and titles, by ID, of the rows that the values of an entry refer to. */
export function referencedNames({
  institution,
  before,
  after,
}: Record<'institution' | 'before' | 'after', Sql>): Sql {
  // The check is in a CASE, because a filter may be evaluated after the cast.
  const ids = sql`select distinct case when value ~ ${sql.lit(UUID)} then value::uuid end as id
    from (select value from jsonb_each_text(${before}) union all select value from jsonb_each_text(${after})) v`;
  // Looked up by key for each ID: a join may read whole tables.
  const lookUp = (table: string, name: string) =>
    sql`(select ${sql.raw(name)} from ${sql.table(table)} r where r.institution_id = ${institution} and r.id = i.id)`;
  const names = [
    lookUp('membership', memberNameText('r')),
    ...TITLED.map((table) => lookUp(table, 'r.title')),
  ];
  return sql`(select jsonb_object_agg(n.id, n.name) from (
    select i.id, coalesce(${sql.join(names)}) as name from (${ids}) i where i.id is not null) n where n.name is not null)`;
}
