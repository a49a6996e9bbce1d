/**
 * SQL function `set_forwarded(name, value)`: sets a setting of the transaction inside of another function, for its
 * statements. Citus forwards to its nodes what a statement sets, not what `set_config` sets. Without Citus, no statement is
 * parsed.
 */
export const SET_FORWARDED = `
  create or replace function public.set_forwarded(name text, value text) returns void language plpgsql as $$
  begin
    if current_setting('citus.propagate_set_commands', true) is null then
      perform set_config(name, value, true);
    else
      execute format('set local %s = %L', name, value);
    end if;
  end $$;`;

/** SQL of a statement of PL/pgSQL that sets a setting for the statements after it, also on the nodes of a cluster. */
export const setForwarded = (name: string, value: string): string =>
  `perform public.set_forwarded('${name}', ${value});`;
