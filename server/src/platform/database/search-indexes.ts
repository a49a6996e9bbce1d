/** What `ilike` calls, and what joins the searched columns. Both raise errors about the pattern or about memory only. */
const SEARCH_FUNCTIONS = `('pg_catalog.texticlike(text,text)'::regprocedure, 'pg_catalog.textcat(text,text)'::regprocedure)`;

/**
 * What searches need: extensions whose indexes keep trigrams by institution, and the leave to use such an index below row
 * level security, which PostgreSQL gives leakproof functions only. A superuser alone can mark them; without that a search
 * reads all rows of its institution.
 */
export const SEARCH_INDEXES = `
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  do $$ declare unmarked regprocedure; begin
    if not (select rolsuper from pg_roles where rolname = current_user) then return; end if;
    for unmarked in select oid from pg_proc where oid in ${SEARCH_FUNCTIONS} and not proleakproof loop
      execute format('alter function %s leakproof', unmarked);
    end loop;
  end $$;`;
