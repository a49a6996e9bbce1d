/** The expected stored counts, counted from the rows: institution_id, name, amount. */
export const COUNTED = `
  select institution_id, name, sum(amount) as amount from (
    select institution_id, 'members.' || role, 1 from membership where status = 'active'
    union all
    select institution_id, 'courses.' || status, 1 from course where deleted_at is null
    union all
    select institution_id, case when published_at is null then 'cohorts.draft' else 'cohorts.published' end, 1
    from cohort where deleted_at is null
    union all
    select institution_id, 'enrollments.' || status, 1 from enrollment
    union all
    select institution_id, 'orders.' || status, 1 from seat_order
    union all
    select e.institution_id, 'revenue', e.price
    from enrollment e join cohort c on c.institution_id = e.institution_id and c.id = e.cohort_id
    where e.status in ('active', 'completed') and c.deleted_at is null
  ) counted (institution_id, name, amount)
  group by institution_id, name having sum(amount) <> 0`;

/** Recounts from the rows, for data that were written without triggers. */
export const RECOUNT = `
  delete from stored_count;
  insert into stored_count (institution_id, id, name, amount)
  select institution_id, uuidv7(), name, amount from (${COUNTED}) counted`;

/** Returns stored counts that differ from their rows; empty if all are right. */
export const DRIFT = `
  with stored as (
    select institution_id, name, sum(amount) as amount from stored_count group by institution_id, name having sum(amount) <> 0)
  select institution_id, name, stored.amount as stored, counted.amount as counted
  from stored full join (${COUNTED}) counted using (institution_id, name)
  where stored.amount is distinct from counted.amount`;
