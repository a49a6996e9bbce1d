import { defineJob } from '#platform/jobs/job';

/** Deletes expired idempotency keys. It runs as the owner of the table, to which no row level policy applies. */
export const FORGET_IDEMPOTENCY_KEYS = defineJob({
  name: 'forget-idempotency-keys',
  schedule: '29 * * * *',
  run: (_services, _payload, helpers) =>
    helpers.query('delete from idempotency_key where expires_at <= now()'),
});
