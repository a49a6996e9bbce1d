/** Transaction settings that policies of the visitors' role read, in addition to `SETTINGS`. */
export const VISITOR_SETTINGS = { email: 'app.email', suspended: 'app.suspended' } as const;

/** SQL of the e-mail address of the transaction's account, or null. */
export const OWN_EMAIL = `nullif(current_setting('${VISITOR_SETTINGS.email}', true), '')`;

/**
 * Returns SQL of the setting with closed institutions whose IDs have the same last byte. Policies read it
 * for each row, so it is short: one of 256, however many institutions are closed.
 */
const suspendedLike = (id: string) => `'${VISITOR_SETTINGS.suspended}_' || right(${id}::text, 2)`;

/** SQL condition: an institution is closed to visitors, because it is suspended or awaits its approval. */
export const IS_CLOSED = '(suspended_at is not null or pending_since is not null)';

/** SQL that sets the closed institutions, from an index that is nearly empty. */
export const SET_SUSPENDED = `(select set_config('${VISITOR_SETTINGS.suspended}',
    case when count(set_config(alike.name, alike.ids, true)) > 0 then 'some' else 'none' end, true)
  from (select ${suspendedLike('i.id')} as name, string_agg(i.id::text, ',') as ids
    from public.institution i where ${IS_CLOSED} group by 1) alike)`;

/** SQL condition: the row's institution is not closed. A transaction without the setting sees nothing. */
export const NOT_SUSPENDED = `case current_setting('${VISITOR_SETTINGS.suspended}', true) when 'none' then true when 'some' then strpos(coalesce(current_setting(${suspendedLike('institution_id')}, true), ''), institution_id::text) = 0 else false end`;

/** SQL that sets what the policies of the visitors' role read, with the account's ID as `$1`. */
export const SET_FOR_VISITORS = `select ${SET_SUSPENDED},
  set_config('${VISITOR_SETTINGS.email}', coalesce((select a.email from public.account a where a.id = nullif($1, '')::uuid), ''), true)`;
