/**
 * Functions of `ilike` and of the concatenation of searched columns. Their errors only concern the pattern or
 * memory.
 */
const SEARCH_FUNCTIONS = `('pg_catalog.texticlike(text,text)'::regprocedure, 'pg_catalog.textcat(text,text)'::regprocedure)`;

/**
 * SQL that prepares searches: extensions for trigram indexes by institution, and permission to use them below
 * row level security, which PostgreSQL grants to leakproof functions only. Only a superuser can mark them;
 * without it, a search reads all rows of its institution. A third extension serves constraints that keep times of one institution apart.
 */
export const SEARCH_INDEXES = `
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  create extension if not exists btree_gist;
  do $$ declare unmarked regprocedure; begin
    if not (select rolsuper from pg_roles where rolname = current_user) then return; end if;
    for unmarked in select oid from pg_proc where oid in ${SEARCH_FUNCTIONS} and not proleakproof loop
      execute format('alter function %s leakproof', unmarked);
    end loop;
  end $$;`;
