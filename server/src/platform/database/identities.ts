import { SETTINGS } from './tenancy.ts';

/** Transaction-local setting: the number of rows whose identity `next_row_id` made. */
const ROWS = 'app.rows';

const WRITE = `nullif(current_setting('${SETTINGS.write}', true), '')::uuid`;

/**
 * Functions with which times and identities come from the server (decision 0069): statements that write have no use for
 * the clock of the node that runs them. Only a change by hand, outside of the server, takes the clock of the database.
 */
export const IDENTITY_FUNCTIONS = `
  -- The identity of one of several rows that a statement writes, from an identity of the server and what the row is about.
  create or replace function public.id_of(seed uuid, about text) returns uuid
    language sql immutable parallel safe set search_path = '' as $$
    select overlay(overlay(md5(seed::text || about) placing left(replace(seed::text, '-', ''), 13) from 1)
      placing '8' from 17)::uuid $$;

  -- The identity of the next row that a trigger writes. They sort in the order of the transaction's writes.
  create or replace function public.next_row_id() returns uuid language plpgsql set search_path = '' as $$
  declare
    write uuid := ${WRITE};
    nth constant int := coalesce(nullif(current_setting('${ROWS}', true), '')::int, 0) + 1;
  begin
    if write is null then
      write := uuidv7();
      perform set_config('${SETTINGS.write}', write::text, true);
    end if;
    perform set_config('${ROWS}', nth::text, true);
    return (left(replace(write::text, '-', ''), 22) || lpad(to_hex(nth), 5, '0') || left(md5(write::text), 5))::uuid;
  end $$;

  -- The time of the transaction.
  create or replace function public.write_time() returns timestamptz language sql stable set search_path = '' as $$
    select coalesce(uuid_extract_timestamp(${WRITE}), now()) $$;`;

/** SQL of `id_of`: the identity of a row about `about`, from the identity `seed`. */
export const idOf = (seed: string, about: string): string => `id_of(${seed}::uuid, ${about})`;
