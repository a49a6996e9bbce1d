import { SETTINGS } from './tenancy.ts';

/** Transaction-local setting: the number of rows whose identity `next_row_id` made. */
const ROWS = 'app.rows';

const WRITE = `nullif(current_setting('${SETTINGS.write}', true), '')`;

/**
 * Functions with which times and identities come from the server (decision 0069): statements that write have no use for
 * the clock of the node that runs them. Only a change by hand, outside of the server, takes the clock of the database.
 *
 * Their bodies are parsed here, so that they need no search path of their own: the planner then puts them in place of
 * their calls, of which enrolling has twelve. Arguments are evaluated from left to right.
 */
export const IDENTITY_FUNCTIONS = `
  -- The identity of one of several rows that a statement writes, from an identity of the server and what the row is about.
  create or replace function public.id_of(seed uuid, about text) returns uuid language sql immutable parallel safe
    return overlay(overlay(md5(seed::text || about) placing left(replace(seed::text, '-', ''), 13) from 1)
      placing '8' from 17)::uuid;

  -- The identity of the next row that a trigger writes. They sort in the order of the transaction's writes.
  create or replace function public.next_row_id() returns uuid language sql
    return (
      left(replace(coalesce(${WRITE}, set_config('${SETTINGS.write}', uuidv7()::text, true)), '-', ''), 22)
      || lpad(to_hex(set_config('${ROWS}',
        (coalesce(nullif(current_setting('${ROWS}', true), ''), '0')::int + 1)::text, true)::int), 5, '0')
      || left(md5(current_setting('${SETTINGS.write}')), 5))::uuid;

  -- The time of the transaction.
  create or replace function public.write_time() returns timestamptz language sql stable
    return coalesce(uuid_extract_timestamp(${WRITE}::uuid), now());`;

/** SQL of `id_of`: the identity of a row about `about`, from the identity `seed`. */
export const idOf = (seed: string, about: string): string => `id_of(${seed}::uuid, ${about})`;
