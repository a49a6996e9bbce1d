/** Settings of a transaction that policies of the role of visitors read, beside those of `SETTINGS`. */
export const VISITOR_SETTINGS = { email: 'app.email', suspended: 'app.suspended' } as const;

/** SQL: e-mail of the account in the transaction's settings; null without one. */
export const OWN_EMAIL = `nullif(current_setting('${VISITOR_SETTINGS.email}', true), '')`;

/** Stands before the ids, so that a transaction that was not told of any differs from one without suspended institutions. */
const TOLD = 'suspended:';

/** SQL of the value of `app.suspended`: ids of the institutions that are suspended, from an index that is nearly empty. */
export const SUSPENDED_NOW = `(select concat('${TOLD}', string_agg(i.id::text, ','))
  from public.institution i where i.suspended_at is not null)`;

/**
 * SQL: the row's institution is not suspended; null, which shows nothing, where the transaction was not told. It searches
 * text, which is faster than to make an array of ids for each row.
 */
export const NOT_SUSPENDED = `not strpos(nullif(current_setting('${VISITOR_SETTINGS.suspended}', true), ''), institution_id::text) > 0`;

/** SQL that tells a transaction of the role of visitors what its policies ask, with the account's id as `$1`. */
export const TELL_VISITOR_SETTINGS = `select set_config('${VISITOR_SETTINGS.suspended}', ${SUSPENDED_NOW}, true),
  set_config('${VISITOR_SETTINGS.email}', coalesce((select a.email from public.account a where a.id = nullif($1, '')::uuid), ''), true)`;
