/**
 * Database function that rejects a null where the schema promises an object. Volatile, so that it is never
 * evaluated early.
 */
export const MISSING = `
  create or replace function missing(what text) returns json language plpgsql volatile as $$
  begin
    raise exception '% is missing', what;
  end $$`;
