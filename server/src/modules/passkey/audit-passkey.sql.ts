import { setForwarded } from '#platform/database/forwarded.sql';
import { SETTINGS } from '#platform/database/tenancy';

/**
 * SQL function of the trigger that records changes of a passkey in the audit log of each institution of its account. It asks
 * for the memberships as the account, which sees its own.
 */
export const AUDIT_PASSKEY = `
  create or replace function public.audit_passkey() returns trigger
    language plpgsql security definer set search_path = '' as $$
  declare
    who constant text := coalesce(current_setting('${SETTINGS.account}', true), '');
    passkey constant uuid := case when tg_op = 'DELETE' then old.id else new.id end;
    owner constant uuid := case when tg_op = 'DELETE' then old.account_id else new.account_id end;
    institutions uuid[];
    institution uuid;
    email text;
    done text;
    was jsonb;
    became jsonb;
  begin
    select a.email into email from public.account a where a.id = owner;
    ${setForwarded(SETTINGS.account, 'owner::text')}
    select array_agg(m.institution_id) into institutions from public.membership m where m.account_id = owner;
    ${setForwarded(SETTINGS.account, 'who')}
    if tg_op <> 'INSERT' then was := jsonb_build_object('name', old.name); end if;
    if tg_op <> 'DELETE' then became := jsonb_build_object('name', new.name); end if;
    done := case tg_op when 'INSERT' then 'created' when 'DELETE' then 'deleted' else 'updated' end;
    foreach institution in array coalesce(institutions, '{}') loop
      perform public.audit_write(institution, 'passkey', passkey, email, done, was, became);
    end loop;
    return null;
  end $$;`;
