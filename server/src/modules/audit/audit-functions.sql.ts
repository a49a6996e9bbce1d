import { QUIET_COLUMNS } from '#modules/institution/institution-audit.service';
import { leftOut } from '#platform/database/audited';
import { setForwarded } from '#platform/database/forwarded.sql';
import { APP_ROLE, SETTINGS } from '#platform/database/tenancy';

/** Transaction-local setting: `on` while a service logs its changes of institutions itself. */
const BY_SERVICE = 'app.audits_institutions';

const setting = (name: string) => `nullif(current_setting('${name}', true), '')`;

/** Columns of an entry that are filled from the transaction's settings; see database/author.ts. */
const ORIGIN = 'account_id, token_id, request_id, operation';
const ORIGIN_VALUES = `${setting(SETTINGS.account)}::uuid, ${setting(SETTINGS.token)}::uuid, ${setting(SETTINGS.request)}, ${setting(SETTINGS.operation)}`;

/** Returns SQL of a label that identifies a row after its deletion. */
const labelOf = (row: string) =>
  `left(coalesce(${row}->>'title', ${row}->>'name',
    nullif(concat_ws(' · ', ${row}->>'student_name', ${row}->>'course_title'), ''),
    nullif(trim(concat(${row}->>'first_name', ' ', ${row}->>'last_name')), ''), ${row}->>'contact_email', ${row}->>'email'), 200)`;

/**
 * The functions that write the audit log. They are their owner's and run with its rights: the app's role may write
 * nothing there itself. Their search path is empty: nobody's own objects may stand in for those named here.
 *
 * The triggers' arguments: columns that are left out, columns whose values are never told, the name of the table, which
 * a trigger of a distributed table cannot ask for: it runs on a part of the table that has another name.
 */
export const AUDIT_FUNCTIONS = `
  -- What differs between two rows, by column; null where nothing does that is to be told.
  create or replace function public.audit_changes(was jsonb, became jsonb, is_left_out text[], is_secret text[],
    out before jsonb, out after jsonb) language sql immutable set search_path = '' as $$
    select jsonb_object_agg(key, case when key = any (is_secret) then '"hidden"' else value end),
      jsonb_object_agg(key, case when key = any (is_secret) then '"hidden"' else became->key end)
    from jsonb_each(was) where value is distinct from became->key and key <> all (is_left_out) $$;

  create or replace function public.audit_row() returns trigger
    language plpgsql security definer set search_path = '' as $$
  declare
    is_left_out constant text[] := tg_argv[0];
    is_secret constant text[] := tg_argv[1];
    -- Triggers of the version before have no third argument; they fire until the migrations have run.
    noun constant text := coalesce(tg_argv[2], split_part(tg_name, '_audit_', 1));
    known constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
    was jsonb;
    became jsonb;
    done text;
  begin
    if tg_op = 'INSERT' then
      done := 'created';
      became := jsonb_strip_nulls(known - is_left_out - is_secret);
    elsif tg_op = 'DELETE' then
      done := 'deleted';
      was := jsonb_strip_nulls(known - is_left_out - is_secret);
    else
      was := to_jsonb(old);
      done := case when known->>'deleted_at' is not null and was->>'deleted_at' is null then 'deleted' else 'updated' end;
      select before, after into was, became from public.audit_changes(was, known, is_left_out, is_secret);
      if was is null then return null; end if;
    end if;
    insert into public.audit_entry
      (institution_id, id, created_at, ${ORIGIN}, noun, row_id, label, action, before, after)
    values ((known->>'institution_id')::uuid, public.next_row_id(), public.write_time(), ${ORIGIN_VALUES},
      noun, (known->>'id')::uuid, ${labelOf('known')}, done, was, became);
    return null;
  end $$;

  -- For tables of no tenant: the entry is written as from inside the institution that it is for.
  create or replace function public.audit_write(
    institution uuid, noun text, row_id uuid, label text, action text, before jsonb, after jsonb) returns void
    language plpgsql set search_path = '' as $$
  declare
    here constant text := coalesce(current_setting('${SETTINGS.institution}', true), '');
  begin
    ${setForwarded(SETTINGS.institution, 'institution::text')}
    insert into public.audit_entry
      (institution_id, id, created_at, ${ORIGIN}, noun, row_id, label, action, before, after)
    values (institution, public.next_row_id(), public.write_time(), ${ORIGIN_VALUES}, noun, row_id, label, action, before, after);
    ${setForwarded(SETTINGS.institution, 'here')}
  end $$;
  revoke all on function public.audit_write(uuid, text, uuid, text, text, jsonb, jsonb) from public, ${APP_ROLE};

  -- The institution's own row, where it was changed by hand; not in a cluster, whose nodes have copies of that table.
  create or replace function public.audit_institution() returns trigger
    language plpgsql security definer set search_path = '' as $$
  declare
    is_left_out constant text[] := tg_argv[0];
    change record;
  begin
    if current_setting('${BY_SERVICE}', true) = 'on' then return null; end if;
    if tg_op = 'INSERT' then
      perform public.audit_write(new.id, 'institution', new.id, new.name, 'created', null,
        jsonb_strip_nulls(to_jsonb(new) - is_left_out));
    elsif tg_op = 'UPDATE' then
      change := public.audit_changes(to_jsonb(old), to_jsonb(new), is_left_out, tg_argv[1]::text[]);
      if change.before is not null then
        perform public.audit_write(new.id, 'institution', new.id, new.name, 'updated', change.before, change.after);
      end if;
    end if;
    return null;
  end $$;

  -- The same for services, before a change: returns the row, which stays locked, or null for a new one.
  create or replace function public.audit_institution_begins(institution uuid) returns jsonb
    language plpgsql security definer set search_path = '' as $$
  declare
    was jsonb;
  begin
    perform set_config('${BY_SERVICE}', 'on', true);
    select to_jsonb(i) into was from public.institution i where i.id = institution for no key update;
    return was;
  end $$;

  -- After it: logs what differs.
  create or replace function public.audit_institution_ends(institution uuid, was jsonb) returns void
    language plpgsql security definer set search_path = '' as $$
  declare
    is_left_out constant text[] := '${leftOut(QUIET_COLUMNS)}';
    became jsonb;
    change record;
  begin
    perform set_config('${BY_SERVICE}', '', true);
    select to_jsonb(i) into became from public.institution i where i.id = institution;
    if was is null then
      perform public.audit_write(institution, 'institution', institution, became->>'name', 'created', null,
        jsonb_strip_nulls(became - is_left_out));
    else
      change := public.audit_changes(was, became, is_left_out, '{}');
      if change.before is not null then
        perform public.audit_write(institution, 'institution', institution, became->>'name', 'updated', change.before, change.after);
      end if;
    end if;
  end $$;
  revoke all on function public.audit_institution_begins(uuid), public.audit_institution_ends(uuid, jsonb) from public;
  grant execute on function public.audit_institution_begins(uuid), public.audit_institution_ends(uuid, jsonb) to ${APP_ROLE};

  -- Sign-ins and their ends, in the institution that the session speaks for.
  create or replace function public.audit_session() returns trigger
    language plpgsql security definer set search_path = '' as $$
  declare
    email text;
  begin
    if new.institution_id is null then return null; end if;
    select a.email into email from public.account a where a.id = new.account_id;
    if tg_op = 'INSERT' then
      perform public.audit_write(new.institution_id, 'session', new.id, email, 'signed_in', null,
        jsonb_build_object('address', new.address, 'user_agent', new.user_agent));
    else
      perform public.audit_write(new.institution_id, 'session', new.id, email, 'signed_out', null, null);
    end if;
    return null;
  end $$;

  -- An account, in each institution that it is a member of: they are asked for as the account, which sees its own.
  create or replace function public.audit_account() returns trigger
    language plpgsql security definer set search_path = '' as $$
  declare
    who constant text := coalesce(current_setting('${SETTINGS.account}', true), '');
    institutions uuid[];
    institution uuid;
    change record;
  begin
    ${setForwarded(SETTINGS.account, 'new.id::text')}
    select array_agg(m.institution_id) into institutions from public.membership m where m.account_id = new.id;
    ${setForwarded(SETTINGS.account, 'who')}
    change := public.audit_changes(to_jsonb(old), to_jsonb(new), tg_argv[0]::text[], tg_argv[1]::text[]);
    foreach institution in array coalesce(institutions, '{}') loop
      if new.sign_in_failed_at is distinct from old.sign_in_failed_at then
        perform public.audit_write(institution, 'account', new.id, new.email, 'sign_in_failed', null, null);
      end if;
      if change.before is not null then
        perform public.audit_write(institution, 'account', new.id, new.email, 'updated', change.before, change.after);
      end if;
    end loop;
    return null;
  end $$;`;
