import { Migration } from '@mikro-orm/migrations';

const COLUMNS =
  'institution_id, id, created_at, updated_at, title, description, start_date, end_date, registration_deadline, capacity, ' +
  'own_price, is_public, published_at, meeting_schedule, meeting_info, meeting_link, meeting_platform, recurrence_rule, ' +
  'recurrence_days, recurrence_time, recurrence_minutes, recurrence_topic, recurrence_start, time_zone, requirements, ' +
  'cover_url, version, created_by_id, deleted_at';

const QUIET = 'student_count,held_count,waitlist_count,recurrence_through';

const CHANGED = `to_jsonb(old) - '{${QUIET}}'::text[] is distinct from to_jsonb(new) - '{${QUIET}}'::text[]`;

/** Triggers of updates of cohorts, limited to those of some columns. */
const triggers = (of: string) => [
  `create or replace trigger cohort_updated_at_update before update${of} on "cohort" for each row when (${CHANGED}) execute function keep_updated_at();`,
  `create or replace trigger cohort_audit_update after update${of} on "cohort" for each row when (${CHANGED}) execute function audit_row('{institution_id,id,created_at,updated_at,${QUIET}}', '{}', 'cohort');`,
];

/** Enrolling updates counters of cohorts alone, for which triggers no longer compare whole rows. */
export class Migration20261129021300 extends Migration {
  override name = 'Migration20261129021300';

  override up(): void | Promise<void> {
    for (const sql of triggers(` of ${COLUMNS}`)) this.addSql(sql);
  }

  override down(): void | Promise<void> {
    for (const sql of triggers('')) this.addSql(sql);
  }
}
