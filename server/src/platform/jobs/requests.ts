/**
 * Function of the trigger with which each row of `job_request` becomes a job. The table stays empty.
 *
 * Statements that read rows of tenants insert their jobs here instead of calling a function for each row: in a cluster the
 * node of the rows would run the function, but the queue is on the coordinator. Citus reads the rows from their node, then
 * inserts on the coordinator. On one PostgreSQL it is one statement as well.
 */
export const QUEUE_REQUESTED = `
  create or replace function public.queue_requested() returns trigger language plpgsql as $$
  begin
    if new.run_at is null then
      perform public.queue_job_quietly(new.task, new.payload);
    elsif new.is_once then
      perform public.queue_job_once(new.task, new.payload, new.run_at);
    else
      perform public.queue_job_promptly(new.task, new.payload, new.run_at);
    end if;
    return null;
  end $$;`;

/** SQL before a query that returns name and payload: its jobs start within a second, and wake no worker. */
export const REQUEST_QUIETLY = 'insert into job_request (task, payload)';

/** SQL before a query that returns name, payload and time: its jobs wake a worker. */
export const REQUEST_PROMPTLY = 'insert into job_request (task, payload, run_at)';

/** SQL before a query that returns name, payload, time and `true`: a job that waits already is not enqueued again. */
export const REQUEST_ONCE = 'insert into job_request (task, payload, run_at, is_once)';
