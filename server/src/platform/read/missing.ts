/** A function of the database that refuses a null where the schema promises an object. Volatile: never folded ahead. */
export const MISSING = `
  create or replace function missing(what text) returns json language plpgsql volatile as $$
  begin
    raise exception '% is missing', what;
  end $$`;
