import type { ClientBase } from 'pg';
import { StartError } from '#kernel/start-error';
import { NOTING } from '#platform/database/changes';
import { DROPPED_TRIGGERS } from './rules.ts';
import { TENANT_COLUMN } from '#platform/database/tenancy';
import type { PlannedTable, TableKind } from './tables.ts';

/** A statement of the distribution. */
export interface Step {
  table: string;
  sql: string;
}

/** Where Citus has a table: `local` for one that it keeps on the coordinator, or does not know. */
type Known = Map<string, TableKind>;

/** The tables that Citus knows. In `repmodel`, `t` is a table with a copy on every node. */
const KNOWN = `
  select logicalrelid::regclass::text as name,
    case when partmethod = 'h' then 'distributed' when repmodel = 't' then 'reference' else 'local' end as kind
  from pg_dist_partition`;

/**
 * Facts that Citus needs before it distributes anything. COPY, with which it moves rows, refuses tables with row level security to
 * roles that are subject to it. Constraints between tables of every node and of the coordinator need the coordinator as a node.
 */
const READINESS = `
  select (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as "bypassesPolicies",
    coalesce(current_setting('citus.enable_unsafe_triggers', true), 'off') as triggers,
    exists (select from pg_dist_node where groupid = 0) as "hasCoordinator",
    exists (select from pg_dist_node where groupid <> 0) as "hasWorkers"`;

interface Readiness {
  bypassesPolicies: boolean;
  triggers: string;
  hasCoordinator: boolean;
  hasWorkers: boolean;
}

/** Returns whether the database has the extension Citus. */
export async function hasCitus(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('pg_dist_partition') is not null as found`,
  );
  return rows[0]!.found;
}

/**
 * Asserts that the cluster can take the tables.
 * @throws StartError with what is missing, and the statement that mends it
 */
export async function assertReady(client: Pick<ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<Readiness>(READINESS);
  const { bypassesPolicies, triggers, hasCoordinator, hasWorkers } = rows[0]!;
  const missing = [
    ...(bypassesPolicies
      ? []
      : ['a superuser in DATABASE_OWNER_URL, because row level security is forced on the owner']),
    ...(hasCoordinator ? [] : [`the coordinator as a node: select citus_set_coordinator_host('HOST', 5432)`]),
    ...(hasWorkers ? [] : [`at least one worker: select citus_add_node('HOST', 5432)`]),
    ...(/^(on|true|1)$/.test(triggers)
      ? []
      : [
          'triggers, on every node: alter system set citus.enable_unsafe_triggers = on; select pg_reload_conf()',
        ]),
  ];
  if (missing.length > 0)
    throw new StartError(`Before the tables can be distributed, this is needed:\n- ${missing.join('\n- ')}`);
}

/** Returns the tables that Citus knows; none without the extension. */
export async function knownTables(client: Pick<ClientBase, 'query'>): Promise<Known> {
  if (!(await hasCitus(client))) return new Map();
  const { rows } = await client.query<PlannedTable>(KNOWN);
  return new Map(rows.map(({ name, kind }) => [name, kind]));
}

/** Returns the statements that drop triggers of tables that every node gets a copy of. */
export async function dropsOfTriggers(client: Pick<ClientBase, 'query'>): Promise<Step[]> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and t.tgname = any($1) order by 1, 2`,
    [Object.values(DROPPED_TRIGGERS).flat()],
  );
  return rows
    .filter(({ table, name }) => DROPPED_TRIGGERS[table]?.includes(name))
    .map(({ table, name }) => ({ table, sql: `drop trigger ${name} on ${table}` }));
}

const NOTES = `
  select c.oid::regclass::text as table, t.tgname as name
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid
  where f.proname = any($1) and c.oid::regclass::text = any($2) order by 1, 2`;

/**
 * Returns the statements that drop the triggers that note changes. Each node counts its transactions itself, so that in a cluster
 * no server keeps answers that depend on them.
 */
export async function dropsOfNotes(
  client: Pick<ClientBase, 'query'>,
  tables: readonly PlannedTable[],
): Promise<Step[]> {
  const onNodes = tables.filter(({ kind }) => kind !== 'local').map(({ name }) => name);
  const { rows } = await client.query<{ table: string; name: string }>(NOTES, [
    Object.values(NOTING),
    onNodes,
  ]);
  return rows.map(({ table, name }) => ({ table, sql: `drop trigger ${name} on ${table}` }));
}

/**
 * Returns the statements that are left to do, in order. All tables of tenants are in one group, so that the rows of an institution
 * are on one node.
 * @throws StartError for a table that Citus has as another kind than planned
 */
export function stepsFor(tables: readonly PlannedTable[], known: Known): Step[] {
  const wrong = tables.filter(({ name, kind }) => ![kind, 'local', undefined].includes(known.get(name)));
  if (wrong.length > 0)
    throw new StartError(
      `Citus has these tables as others than planned: ${wrong
        .map(({ name, kind }) => `${name} (${known.get(name)} instead of ${kind})`)
        .join(', ')}. Undo that with undistribute_table first.`,
    );
  const ofTenants = tables.filter(({ kind }) => kind === 'distributed');
  const first = ofTenants.find(({ name }) => known.get(name) === 'distributed') ?? ofTenants[0];
  return tables
    .filter(({ name, kind }) => kind !== 'local' && known.get(name) !== kind)
    .map(({ name, kind }) => ({
      table: name,
      sql:
        kind === 'reference'
          ? `select create_reference_table('${name}')`
          : `select create_distributed_table('${name}', '${TENANT_COLUMN}', colocate_with => '${name === first!.name ? 'none' : first!.name}')`,
    }));
}
