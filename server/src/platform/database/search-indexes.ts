/**
 * Functions of `ilike`, of the concatenation of searched columns, of the comparison by trigrams (`%>`) and of texts without
 * accents. Their errors only concern the pattern or memory.
 */
const SEARCH_FUNCTIONS = `('pg_catalog.texticlike(text,text)'::regprocedure, 'pg_catalog.textcat(text,text)'::regprocedure,
      'word_similarity_commutator_op(text,text)'::regprocedure, 'without_accents(text)'::regprocedure)`;

/** Share of a word's trigrams that a text must have in one place to be found by the word despite typing errors. */
export const MIN_SIMILARITY = 0.5;

/** Setting of connections for the operator `%>`. deploy/postgres-roles.sh sets the same on the login. */
export const SEARCH_OPTIONS = `-c pg_trgm.word_similarity_threshold=${MIN_SIMILARITY}`;

/**
 * SQL that prepares searches: extensions for trigram indexes by institution, and permission to use them below row level
 * security, which PostgreSQL grants to leakproof functions only. Only a superuser can mark them; without it, a search reads
 * all rows of its institution. A third extension serves constraints that keep times of one institution apart.
 *
 * An index needs a function that is immutable. `unaccent` is not, because it finds its dictionary by the search path; ours
 * names the dictionary with its schema. Its cost is that of a function in C: with the default of 100 PostgreSQL reads more
 * to call it less.
 */
export const SEARCH_INDEXES = `
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  create extension if not exists btree_gist;
  create extension if not exists unaccent;
  do $$ declare home text := (select extnamespace::regnamespace::text from pg_extension where extname = 'unaccent'); begin
    if to_regprocedure('without_accents(text)') is not null then return; end if;
    execute format('create function without_accents(text) returns text language sql immutable strict parallel safe cost 1 as %L',
      format('select %s.unaccent(%L::regdictionary, $1)', home, home || '.unaccent'));
  end $$;
  do $$ declare unmarked regprocedure; begin
    if not (select rolsuper from pg_roles where rolname = current_user) then return; end if;
    for unmarked in select oid from pg_proc where oid in ${SEARCH_FUNCTIONS} and not proleakproof loop
      execute format('alter function %s leakproof', unmarked);
    end loop;
  end $$;`;
