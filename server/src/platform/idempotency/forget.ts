/** Takes away what is kept for keys that have expired; run as the owner of the table, for whom it has no policy. */
export const FORGET_EXPIRED = 'delete from idempotency_key where expires_at <= now()';
