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

/** SQL of the settings with closed institutions, from an index that is nearly empty. */
const CLOSED_ALIKE = `(select ${suspendedLike('i.id')} as name, string_agg(i.id::text, ',') as ids
    from public.institution i where ${IS_CLOSED} group by 1) alike`;

/** SQL that sets the closed institutions. */
export const SET_SUSPENDED = `(select set_config('${VISITOR_SETTINGS.suspended}',
    case when count(set_config(alike.name, alike.ids, true)) > 0 then 'some' else 'none' end, true)
  from ${CLOSED_ALIKE})`;

/** SQL of the e-mail address of an account that is given as `$1`, or an empty text. */
const EMAIL_OF_GIVEN = `coalesce((select a.email from public.account a where a.id = nullif($1, '')::uuid), '')`;

/** SQL condition: the row's institution is not closed. A transaction without the setting sees nothing. */
export const NOT_SUSPENDED = `case current_setting('${VISITOR_SETTINGS.suspended}', true) when 'none' then true when 'some' then strpos(coalesce(current_setting(${suspendedLike('institution_id')}, true), ''), institution_id::text) = 0 else false end`;

/** SQL that sets what the policies of the visitors' role read, with the account's ID as `$1`. */
export const SET_FOR_VISITORS = `select ${SET_SUSPENDED},
  set_config('${VISITOR_SETTINGS.email}', ${EMAIL_OF_GIVEN}, true)`;

/** SQL of the same settings as JSON, without the one that says whether any institution is closed. */
export const VALUES_FOR_VISITORS = `select (coalesce((select jsonb_object_agg(alike.name, alike.ids) from ${CLOSED_ALIKE}), '{}')
  || jsonb_build_object('${VISITOR_SETTINGS.email}', ${EMAIL_OF_GIVEN}))::text`;
