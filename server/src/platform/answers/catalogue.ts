import { NOTING, type NotedBy } from '#platform/database/changes';
import { APP_ROLE, SETTINGS } from '#platform/database/tenancy';

/** A table, view or other relation of the schema. */
export interface CatalogueRelation {
  name: string;
  isTable: boolean;
  isTenant: boolean;
  /** Kinds of keys under which its triggers note each insert, update and delete. */
  noted: NotedBy[];
  /** Whether members read rows of other institutions: their own ones. */
  isOpen: boolean;
  /** Whether row level security shows its rows by more than the institution. */
  isPersonal: boolean;
  /** Columns that are moments. */
  moments: string[];
}

/** Functions of one name in the schema of the product or of PostgreSQL itself. */
export interface CatalogueFunction {
  name: string;
  /**
   * The most harmful of its forms that are not the product's own: `i` depends on its arguments alone, `s` also on tables and
   * settings, `v` on anything.
   */
  volatility: 'i' | 's' | 'v';
  /** Whether it passes row level security. */
  isDefiner: boolean;
  /** Statements of those that are the product's own: neither PostgreSQL's nor an extension's. */
  bodies: string[];
}

export interface Catalogue {
  /** Other schemas than that of the product. */
  schemas: string[];
  relations: CatalogueRelation[];
  functions: CatalogueFunction[];
}

/** pg_trigger.tgtype of a trigger after each row of every insert, delete and update. */
const AFTER_EACH_ROW = 1 | 4 | 8 | 16;

const NOTED = Object.entries(NOTING)
  .map(([by, name]) => `when '${name}' then '${by}'`)
  .join(' ');

const POLICIES = `pg_policy p where p.polrelid = c.oid and p.polcmd in ('r', '*')
        and ('${APP_ROLE}'::regrole = any (p.polroles) or 0 = any (p.polroles))`;

/**
 * SQL of the catalogue, as JSON: what is needed to decide which statements are covered (coverage.ts). A trigger counts if it is
 * enabled and fires after every row of all three events.
 */
export const CATALOGUE = `
  select json_build_object(
    'relations', (select json_agg(json_build_object(
      'name', c.relname, 'isTable', c.relkind in ('r', 'p'),
      'isTenant', exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'institution_id' and a.attnotnull) and c.relforcerowsecurity,
      'noted', coalesce((select json_agg(n.noted) from (
        select distinct case f.proname ${NOTED} end as noted
        from pg_trigger t join pg_proc f on f.oid = t.tgfoid and f.pronamespace = 'public'::regnamespace
        where t.tgrelid = c.oid and t.tgenabled = 'O' and t.tgtype = ${AFTER_EACH_ROW}
          and t.tgqual is null and cardinality(t.tgattr::smallint[]) = 0
      ) n where n.noted is not null), '[]'),
      'isOpen', exists (select from ${POLICIES} and p.polname <> c.relname || '_tenant'),
      'isPersonal', exists (select from ${POLICIES}
        and replace(pg_get_expr(p.polqual, p.polrelid), 'current_setting(''${SETTINGS.institution}''', '')
          ~ 'current_setting|_user|_role'),
      'moments', coalesce((select json_agg(a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.atttypid = 'timestamptz'::regtype and a.attnum > 0 and not a.attisdropped), '[]')
    )) from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')),
    'schemas', (select json_agg(nspname) from pg_namespace where nspname <> 'public'),
    'functions', (select json_agg(g.found) from (
      select json_build_object('name', f.proname,
        'volatility', coalesce(max(f.provolatile::text) filter (where not f.is_own), 'i'),
        'isDefiner', bool_or(f.prosecdef),
        'bodies', coalesce(json_agg(coalesce(pg_get_function_sqlbody(f.oid), f.prosrc)) filter (where f.is_own), '[]')
      ) as found
      from (select p.*, p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend e
          where e.classid = 'pg_proc'::regclass and e.objid = p.oid and e.deptype = 'e') as is_own
        from pg_proc p where p.pronamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace)) f
      group by f.proname) g))::text`;
