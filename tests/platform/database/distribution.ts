import { type Check, columns, isTenantTable } from './catalogue.ts';

/**
 * Tables without a tenant that tenant tables may reference. A distributed database has a copy of them on every node,
 * so they are small and rarely change.
 */
export const REFERENCE_TABLES: Record<string, string> = {
  institution: 'the tenant itself',
  app_instance: 'a running server, for presence',
};

const referenceTables = Object.keys(REFERENCE_TABLES)
  .map((name) => `'${name}'`)
  .join();

const TRIGGERS = `pg_trigger t join pg_class c on c.oid = t.tgrelid and not t.tgisinternal
  join pg_proc f on f.oid = t.tgfoid`;

const FOREIGN_KEYS = `pg_constraint k join pg_class c on c.oid = k.conrelid
  join pg_class target on target.oid = k.confrelid and k.contype = 'f'`;

const POLICIES = `pg_policy p join pg_class c on c.oid = p.polrelid and ${isTenantTable('c')}`;

/** SQL: the statements of a function, as text or as parsed when it was made. */
const bodyOf = (f: string) => `coalesce(pg_get_function_sqlbody(${f}.oid), ${f}.prosrc)`;

/** SQL: pattern of functions that read the clock or make identities. */
const CLOCK = `'uuidv7|gen_random_uuid|clock_timestamp|now\\(\\)|current_timestamp'`;

/** Faults that stay, and why. */
export const TO_BE_MENDED: Record<string, string> = {
  'institution (institution_audit_insert_update) is a trigger of a table that every node has a copy of':
    'What an operator changes by hand must be in the audit log, too. Before it is distributed, services write these entries.',
  ...Object.fromEntries(
    ['insert', 'update'].map((event) => [
      `institution (institution_updated_at_${event}) is a trigger of a table that every node has a copy of`,
      'What an operator changes by hand must be found by its time, too. Before it is distributed, services write this time.',
    ]),
  ),
  ...Object.fromEntries(
    ['next_row_id', 'write_time'].map((name) => [
      `${name} is called by triggers of a table of tenants and reads the clock or makes identities`,
      'Only for a change by hand, outside of the server, which sets no identity of the write.',
    ]),
  ),
};

/** Rules with which the tables of a schema can be distributed by `institution_id` (docs/decisions, 0069). */
export const DISTRIBUTION: Check[] = [
  {
    complaint: 'has a subquery',
    sql: `select c.relname || ' (' || p.polname || ')' from ${POLICIES}
      where concat(p.polqual, p.polwithcheck) like '%{SUBLINK %'`,
  },
  {
    complaint: 'calls an own function, which may read tables of another node',
    sql: `select c.relname || ' (' || p.polname || ')' from ${POLICIES} where exists (
      select from pg_depend d join pg_proc f on f.oid = d.refobjid and d.refclassid = 'pg_proc'::regclass
      where d.classid = 'pg_policy'::regclass and d.objid = p.oid)`,
  },
  {
    complaint: 'is unique without the institution',
    sql: `select i.relname from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
      where ${isTenantTable('c')} and (x.indisunique or x.indisexclusion)
      and not coalesce(${columns('x.indrelid', 'x.indkey')} @> array['institution_id'], false)`,
  },
  {
    complaint: 'is a trigger of a table that every node has a copy of',
    sql: `select distinct c.relname || ' (' || t.tgname || ')' from ${TRIGGERS}
      where exists (select from ${FOREIGN_KEYS.replaceAll(/\bc\b/g, 'source')} where ${isTenantTable('source')}
        and target.oid = t.tgrelid and not (${isTenantTable('target')}))`,
  },
  {
    complaint:
      'is a trigger function that asks for the name of its table, which on a node is that of a shard',
    sql: `select distinct f.proname from ${TRIGGERS} where ${bodyOf('f')} ~* 'tg_(table_name|relname|relid)'`,
  },
  {
    complaint: 'is a trigger function of a table of tenants that queues jobs',
    sql: `select distinct f.proname from ${TRIGGERS} where ${isTenantTable('c')} and ${bodyOf('f')} ~* 'queue_job|add_job'`,
  },
  {
    complaint: 'is a trigger function of a table of tenants that reads the clock or makes identities',
    sql: `select distinct f.proname from ${TRIGGERS} where ${isTenantTable('c')}
      and ${bodyOf('f')} ~* ${CLOCK}`,
  },
  {
    complaint: 'is called by triggers of a table of tenants and reads the clock or makes identities',
    sql: `select distinct called.proname from ${TRIGGERS} join pg_proc called on called.pronamespace = 'public'::regnamespace
      and called.proname not like 'queue_job%' and ${bodyOf('f')} ~ ('\\m' || called.proname || '\\(')
      where ${isTenantTable('c')} and ${bodyOf('called')} ~* ${CLOCK}`,
  },
  {
    complaint: 'points into a table of no tenant that is on no node but one',
    sql: `select c.relname || ' (' || k.conname || ')' from ${FOREIGN_KEYS}
      where ${isTenantTable('c')} and not (${isTenantTable('target')}) and target.relname not in (${referenceTables})`,
  },
  {
    complaint: 'is of no tenant and points into a table of tenants',
    sql: `select c.relname || ' (' || k.conname || ')' from ${FOREIGN_KEYS}
      where not (${isTenantTable('c')}) and ${isTenantTable('target')}`,
  },
  {
    complaint: 'empties columns of rows whose target is deleted, the institution among them',
    sql: `select c.relname || ' (' || k.conname || ')' from ${FOREIGN_KEYS}
      where ${isTenantTable('c')} and k.confdeltype in ('n', 'd') and k.confdelsetcols is null`,
  },
];
