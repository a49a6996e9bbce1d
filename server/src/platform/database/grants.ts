import { SECRET_COLUMNS } from './secret-columns.ts';
import { APP_ROLE, PUBLIC_ROLE } from './tenancy.ts';

/** Tables without row level security that visitors may read, for reads of institutions, presence, and what changed. */
const OPEN_TABLES = ['institution', 'app_instance', 'change'];

const SECRETS = Object.entries(SECRET_COLUMNS).flatMap(([table, columns]) =>
  columns.map((column) => `${table}.${column}`),
);

const literals = (words: readonly string[]) => words.map((word) => `'${word}'`).join();

/**
 * SQL of the rights of the app's roles, in one transaction. `lyceum_public` reads tables with row level
 * security and the open ones, without their secret columns; a new table without policies stays closed.
 */
export const GRANTS = `
  grant usage on schema public to ${APP_ROLE}, ${PUBLIC_ROLE};
  grant select, insert, update, delete on all tables in schema public to ${APP_ROLE};
  revoke all on all tables in schema public from ${PUBLIC_ROLE};
  do $$ declare open_to_public record; begin
    for open_to_public in
      select c.relname as name, string_agg(quote_ident(a.attname), ',' order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and (c.relrowsecurity or c.relname in (${literals(OPEN_TABLES)}))
        and c.relname || '.' || a.attname not in (${literals(SECRETS)})
      group by c.relname
    loop
      execute format('grant select (%s) on public.%I to ${PUBLIC_ROLE}', open_to_public.columns, open_to_public.name);
    end loop;
  end $$;
  revoke all on table migration from ${APP_ROLE};
  -- What is noted stays until a job of the owner removes it.
  revoke update, delete on table change from ${APP_ROLE};
  -- Triggers alone write the audit log.
  revoke insert, update, delete on table audit_entry from ${APP_ROLE};`;
