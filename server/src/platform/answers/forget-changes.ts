import { HORIZON, MARK } from '#platform/database/changes';
import { defineJob } from '#platform/jobs/job';

/**
 * SQL that removes the notes of transactions that had ended when the job ran last, and tells this horizon in the same
 * transaction: an answer with an older snapshot may miss changes, and is not sent again. It reads no clock, so that it may run at
 * any time, also twice in a row. Numbers that are not given yet are those of a server whose dump was restored.
 */
export const FORGET = `
  with mark as (
    select max(xid) as xid from change where key = '${MARK}' and xid < pg_snapshot_xmax(pg_current_snapshot())),
  forgotten as (
    delete from change c using mark where c.xid < mark.xid or c.xid >= pg_snapshot_xmax(pg_current_snapshot())),
  horizon as (
    insert into change (key, xid) select '${HORIZON}', xid from mark where xid is not null
    on conflict do nothing)
  insert into change (key, xid) values ('${MARK}', pg_snapshot_xmin(pg_current_snapshot()))
  on conflict do nothing`;

/** Removes notes of changes on schedule. It runs as the owner of the table. */
export const FORGET_CHANGES = defineJob({
  name: 'forget-changes',
  schedule: '*/5 * * * *',
  run: (_services, _payload, helpers) => helpers.query(FORGET),
});
