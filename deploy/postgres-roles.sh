#!/usr/bin/env bash
# Creates the roles of docker-compose.yml and the database. Runs once on a new database server.
#   lyceum_owner  owns the tables; migrations and jobs
#   lyceum_app    reads and writes inside an institution; subject to row level security, cannot log in
#   lyceum_public reads outside an institution; the same
#   lyceum_web    the application's login; owns nothing and uses one of these two roles
# The settings of lyceum_web equal the application's startup settings, because a pooler in transaction mode drops those.
set -euo pipefail

psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" \
  -v owner_password="$OWNER_PASSWORD" -v web_password="$WEB_PASSWORD" <<'SQL'
create role lyceum_app nologin;
create role lyceum_public nologin;
create role lyceum_owner login password :'owner_password';
create role lyceum_web login password :'web_password';
grant lyceum_app, lyceum_public to lyceum_owner, lyceum_web;
alter role lyceum_web set role = 'lyceum_app';
alter role lyceum_web set timezone = 'UTC';
alter role lyceum_web set jit = off;
alter role lyceum_web set plan_cache_mode = 'force_generic_plan';
alter role lyceum_web set enable_seqscan = off;
alter role lyceum_web set pg_trgm.word_similarity_threshold = 0.5;
alter role lyceum_web set statement_timeout = '20s';
alter role lyceum_web set lock_timeout = '5s';
alter role lyceum_web set idle_in_transaction_session_timeout = '30s';
alter role lyceum_owner set statement_timeout = '10min';
alter role lyceum_owner set lock_timeout = '1min';
alter role lyceum_owner set idle_in_transaction_session_timeout = '5min';
create database lyceum owner lyceum_owner;
\connect lyceum
-- Lets searches use an index below row level security (docs/decisions/0059-search-by-trigrams.md, 0130-search.md,
-- 0145-search-without-accents.md).
create extension pg_trgm;
create extension unaccent;
create function without_accents(text) returns text language sql immutable strict parallel safe cost 1
  as 'select public.unaccent(''public.unaccent''::regdictionary, $1)';
alter function pg_catalog.texticlike(text, text) leakproof;
alter function pg_catalog.textcat(text, text) leakproof;
alter function word_similarity_commutator_op(text, text) leakproof;
alter function without_accents(text) leakproof;
SQL
