import '#app/modules';
import type pg from 'pg';
import { attachmentsOfCatalogue } from '#platform/catalogue/attach-catalogue';

/**
 * SQL of a stand-in for Citus. Its functions have the names and arguments of those of Citus, record their calls, and refuse what
 * Citus refuses by the order of calls: a table whose foreign keys lead to one that is not distributed yet.
 */
const STAND_IN = `
  create schema citus;
  create table citus.pg_dist_partition (logicalrelid regclass primary key, partmethod "char" not null, repmodel "char" not null);
  create table citus.pg_dist_node (groupid int primary key);
  create table citus.call (at int generated always as identity, sql text);

  create function citus.note(relation regclass, method "char", model "char", call text) returns void language plpgsql as $$
  begin
    if exists (select from citus.pg_dist_partition where logicalrelid = relation) then
      raise 'table % is already distributed', relation;
    end if;
    if method = 'h' and exists (
      select from pg_constraint k where k.conrelid = relation and k.contype = 'f' and k.confrelid <> relation
      and not exists (select from citus.pg_dist_partition where logicalrelid = k.confrelid)) then
      raise 'referenced table of % must be a distributed table or a reference table', relation;
    end if;
    insert into citus.pg_dist_partition values (relation, method, model);
    insert into citus.call (sql) values (call);
  end $$;

  create function citus.create_reference_table(table_name regclass) returns void language sql as
    $$ select citus.note(table_name, 'n', 't', 'reference ' || table_name) $$;

  create function citus.create_distributed_table(table_name regclass, distribution_column text, colocate_with text)
  returns void language plpgsql as $$
  begin
    if colocate_with <> 'none' and not exists (
      select from citus.pg_dist_partition where logicalrelid = colocate_with::regclass and partmethod = 'h') then
      raise 'relation % is not distributed', colocate_with;
    end if;
    perform citus.note(table_name, 'h', 's', 'distributed ' || table_name || ' by ' || distribution_column || ' with ' || colocate_with);
  end $$;`;

/** Lets a database look like the coordinator of a cluster, for connections that are opened from now on. */
export async function standInForCitus(db: pg.Pool): Promise<void> {
  await db.query(STAND_IN);
  await db.query('insert into citus.pg_dist_node values (0), (1), (2)');
  await alterDatabase(db, `set search_path = public, citus`);
  await alterDatabase(db, `set citus.enable_unsafe_triggers = 'on'`);
  await alterDatabase(db, `set citus.propagate_set_commands = 'local'`);
}

/** The same after `npm run distribute`: with the catalogue, which only a cluster has. */
export async function standInForCluster(db: pg.Pool): Promise<void> {
  await standInForCitus(db);
  for (const { sql } of await attachmentsOfCatalogue(db)) await db.query(sql);
}

/** Changes a setting of the database. */
export async function alterDatabase(db: pg.Pool, change: string): Promise<void> {
  const { rows } = await db.query<{ name: string }>('select quote_ident(current_database()) as name');
  await db.query(`alter database ${rows[0]!.name} ${change}`);
}

/** Returns the recorded calls, in order. */
export async function callsOf(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ sql: string }>('select sql from citus.call order by at');
  return rows.map(({ sql }) => sql);
}
