/**
 * Functions of `ilike`, of the concatenation of searched columns, and of the comparison by trigrams (`%>`). Their errors only
 * concern the pattern or memory.
 */
const SEARCH_FUNCTIONS = `('pg_catalog.texticlike(text,text)'::regprocedure, 'pg_catalog.textcat(text,text)'::regprocedure,
      'word_similarity_commutator_op(text,text)'::regprocedure)`;

/** Share of a word's trigrams that a text must have in one place to be found by the word despite typing errors. */
export const MIN_SIMILARITY = 0.5;

/** Setting of connections for the operator `%>`. deploy/postgres-roles.sh sets the same on the login. */
export const SEARCH_OPTIONS = `-c pg_trgm.word_similarity_threshold=${MIN_SIMILARITY}`;

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
