import type { ClientBase } from 'pg';
import { NOTING } from '#platform/database/changes';
import { TENANT_COLUMN } from '#platform/database/tenancy';
import type { PlannedTable } from './tables.ts';

/** Something in the database that keeps it from being distributed. */
export interface Breach {
  /** Name of the table, function, index or constraint. */
  place: string;
  complaint: string;
}

/** A rule of the schema. The query has the names of distributed tables as `$1` and of reference tables as `$2`. */
export interface SchemaRule {
  /** The fault, in terms of the names that the query returns. */
  complaint: string;
  /** Returns one row for each fault; its only column names the place. */
  sql: string;
}

const isDistributed = (table: string) => `${table}.oid::regclass::text = any($1)`;
const isReference = (table: string) => `${table}.oid::regclass::text = any($2)`;
const isLocal = (table: string) => `not (${table}.oid::regclass::text = any($1 || $2))`;
const isOnNodes = (table: string) => `${table}.oid::regclass::text = any($1 || $2)`;

/** SQL: names of the columns with the given numbers, in order. */
const columns = (relation: string, numbers: string) => `(
  select array_agg(a.attname::text order by part.place) from unnest(${numbers}) with ordinality part (number, place)
  join pg_attribute a on a.attrelid = ${relation} and a.attnum = part.number)`;

const COLUMNS = `pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
  and a.attnum > 0 and not a.attisdropped`;

const FOREIGN_KEYS = `pg_constraint k join pg_class c on c.oid = k.conrelid
  join pg_class target on target.oid = k.confrelid and k.contype = 'f'`;

const KEY = `c.oid::regclass || ' (' || k.conname || ')'`;

/** SQL condition: both ends of a foreign key have the institution, at the same place. */
const HAS_INSTITUTION = `(${columns('k.conrelid', 'k.conkey')})[array_position(${columns('k.confrelid', 'k.confkey')},
  '${TENANT_COLUMN}')] is not distinct from '${TENANT_COLUMN}'`;

const POLICIES = `pg_policy p join pg_class c on c.oid = p.polrelid and ${isOnNodes('c')}`;

const TRIGGERS = `pg_trigger t join pg_class c on c.oid = t.tgrelid and not t.tgisinternal
  join pg_proc f on f.oid = t.tgfoid`;

/** SQL: the statements of a function, as text or as parsed when it was made. */
const BODY = 'coalesce(pg_get_function_sqlbody(f.oid), f.prosrc)';

/**
 * Triggers of tables that every node gets a copy of, by table. Services do their work themselves: the triggers only see to
 * changes by hand, and are dropped when the tables are distributed.
 */
export const DROPPED_TRIGGERS: Readonly<Record<string, readonly string[]>> = {
  institution: [
    'institution_audit_insert_update',
    'institution_updated_at_insert',
    'institution_updated_at_update',
  ],
};

const isDropped = Object.entries(DROPPED_TRIGGERS)
  .map(
    ([table, names]) =>
      `(c.oid::regclass::text = '${table}' and t.tgname in (${names.map((name) => `'${name}'`).join()}))`,
  )
  .join(' or ');

/** Rules that a schema keeps so that its tables can be distributed by `institution_id` (docs/decisions, 0069 and 0149). */
const SCHEMA_RULES: readonly SchemaRule[] = [
  {
    complaint: 'has a subquery',
    sql: `select c.oid::regclass || ' (' || p.polname || ')' from ${POLICIES}
      where concat(p.polqual, p.polwithcheck) like '%{SUBLINK %'`,
  },
  {
    complaint: 'calls an own function, which may read tables of another node',
    sql: `select c.oid::regclass || ' (' || p.polname || ')' from ${POLICIES} where exists (
      select from pg_depend d where d.refclassid = 'pg_proc'::regclass
      and d.classid = 'pg_policy'::regclass and d.objid = p.oid)`,
  },
  {
    complaint: 'is unique without the institution',
    sql: `select i.relname from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
      where ${isDistributed('c')} and (x.indisunique or x.indisexclusion)
      and not coalesce(${columns('x.indrelid', 'x.indkey')} @> array['${TENANT_COLUMN}'], false)`,
  },
  {
    complaint: 'excludes rows of other institutions',
    sql: `select ${KEY} from pg_constraint k join pg_class c on c.oid = k.conrelid
      where ${isDistributed('c')} and k.contype = 'x' and not exists (
        select from unnest(k.conkey, k.conexclop) part (number, operator)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = part.number and a.attname = '${TENANT_COLUMN}'
        join pg_operator o on o.oid = part.operator and o.oprname = '=')`,
  },
  {
    complaint: 'has no primary key, so that its rows cannot move to another node',
    sql: `select c.oid::regclass from pg_class c where ${isDistributed('c')}
      and not exists (select from pg_index x where x.indrelid = c.oid and x.indisprimary)`,
  },
  {
    complaint: 'is of another type than uuid, or generated',
    sql: `select c.oid::regclass || '.' || a.attname from ${COLUMNS} where ${isDistributed('c')}
      and a.attname = '${TENANT_COLUMN}' and (a.atttypid <> 'uuid'::regtype or a.attgenerated <> '')`,
  },
  {
    complaint: 'takes numbers from a sequence, which each node would count apart',
    sql: `select c.oid::regclass || '.' || a.attname from ${COLUMNS}
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where ${isOnNodes('c')}
      and (a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like '%nextval(%')`,
  },
  {
    complaint: 'is a rewrite rule, which is not distributed',
    sql: `select c.oid::regclass || ' (' || r.rulename || ')' from pg_rewrite r join pg_class c on c.oid = r.ev_class
      and ${isOnNodes('c')}`,
  },
  {
    complaint: 'inherits from another table',
    sql: `select c.oid::regclass from pg_inherits h join pg_class c on c.oid = h.inhrelid and not c.relispartition
      join pg_class parent on parent.oid = h.inhparent where ${isOnNodes('c')} or ${isOnNodes('parent')}`,
  },
  {
    complaint: 'points into a table of tenants without the institution',
    sql: `select ${KEY} from ${FOREIGN_KEYS} where ${isDistributed('c')} and ${isDistributed('target')}
      and not (${HAS_INSTITUTION})`,
  },
  {
    complaint: 'points into a table of no tenant that is on no node but one',
    sql: `select ${KEY} from ${FOREIGN_KEYS} where ${isDistributed('c')} and ${isLocal('target')}`,
  },
  {
    complaint: 'is of no tenant and points into a table of tenants',
    sql: `select ${KEY} from ${FOREIGN_KEYS} where not (${isDistributed('c')}) and ${isDistributed('target')}`,
  },
  {
    complaint: 'follows changes of identities',
    sql: `select ${KEY} from ${FOREIGN_KEYS} where ${isOnNodes('c')} and k.confupdtype in ('c', 'n', 'd')`,
  },
  {
    complaint: 'empties columns of rows whose target is deleted, the institution among them',
    sql: `select ${KEY} from ${FOREIGN_KEYS} where ${isDistributed('c')} and k.confdeltype in ('n', 'd')
      and k.confdelsetcols is null and ${columns('k.conrelid', 'k.conkey')} @> array['${TENANT_COLUMN}']`,
  },
  {
    complaint: 'changes a table of every node when rows of the coordinator are deleted',
    sql: `select ${KEY} from ${FOREIGN_KEYS} where ${isReference('c')} and ${isLocal('target')}
      and k.confdeltype not in ('a', 'r')`,
  },
  {
    complaint: 'is a trigger of a table that every node has a copy of',
    sql: `select distinct c.oid::regclass || ' (' || t.tgname || ')' from ${TRIGGERS} where ${isReference('c')} and not (${isDropped})
      and f.proname <> all ('{${Object.values(NOTING).join()}}')`,
  },
  {
    complaint:
      'is a trigger function that asks for the name of its table, which on a node is that of a shard',
    sql: `select distinct f.proname from ${TRIGGERS} where ${isOnNodes('c')} and ${BODY} ~* 'tg_(table_name|relname|relid)'`,
  },
  {
    complaint: 'sets the institution or the account by set_config, which Citus does not forward',
    sql: `select f.proname from pg_proc f where f.pronamespace = 'public'::regnamespace
      and ${BODY} ~ 'set_config\\(\\s*''app\\.(institution|account)'''`,
  },
  {
    complaint: 'is a trigger function of a table of tenants that queues jobs',
    sql: `select distinct f.proname from ${TRIGGERS} where ${isDistributed('c')} and ${BODY} ~* 'queue_job|add_job'`,
  },
];

/** Returns all breaches of the rules by a database whose tables are planned. */
export async function breachesOf(
  client: Pick<ClientBase, 'query'>,
  tables: readonly PlannedTable[],
  rules: readonly SchemaRule[] = SCHEMA_RULES,
): Promise<Breach[]> {
  const named = (kind: PlannedTable['kind']) =>
    tables.filter((table) => table.kind === kind).map(({ name }) => name);
  const breaches: Breach[] = [];
  for (const { complaint, sql } of rules) {
    const { rows } = await client.query<[string]>({
      // Both parameters have a type, also where a rule names only one of them.
      text: `with kinds as (select $1::text[], $2::text[]) ${sql}`,
      values: [named('distributed'), named('reference')],
      rowMode: 'array',
    });
    breaches.push(...rows.map(([place]) => ({ place, complaint })));
  }
  return breaches;
}
