import { Migration } from '@mikro-orm/migrations';

export class Migration20261125141000 extends Migration {
  override name = 'Migration20261125141000';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "cohort_audit_insert_delete" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_audit_update" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_audit_update_fn"();`);
    this.addSql(`drop trigger if exists "cohort_updated_at_update" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_updated_at_update_fn"();`);
    this.addSql(
      `alter table "cohort" add "recurrence_minutes" int null, add "recurrence_topic" text null, add "recurrence_start" timestamptz null, add "recurrence_through" timestamptz null;`,
    );
    this.addSql(
      `create trigger cohort_audit_insert_delete after insert or delete on "cohort" for each row execute function audit_row('{institution_id,id,created_at,updated_at,student_count,held_count,waitlist_count,recurrence_through}', '{}', 'cohort');`,
    );
    this.addSql(
      `create trigger cohort_audit_update after update on "cohort" for each row when (to_jsonb(old) - '{student_count,held_count,waitlist_count,recurrence_through}'::text[] is distinct from to_jsonb(new) - '{student_count,held_count,waitlist_count,recurrence_through}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,student_count,held_count,waitlist_count,recurrence_through}', '{}', 'cohort');`,
    );
    this.addSql(
      `create trigger cohort_updated_at_update before update on "cohort" for each row when (to_jsonb(old) - '{student_count,held_count,waitlist_count,recurrence_through}'::text[] is distinct from to_jsonb(new) - '{student_count,held_count,waitlist_count,recurrence_through}'::text[]) execute function keep_updated_at();`,
    );

    this.addSql(
      `alter table "cohort_session" add "ends_at" timestamptz null, add "original_starts_at" timestamptz null, add "is_detached" boolean not null default false, add "cancelled_at" timestamptz null, add "cancel_reason" text not null default '', add "recording_url" text null;`,
    );
    this.addSql(
      `create index "cohort_session_institution_id_date_index" on "cohort_session" ("institution_id", "date");`,
    );
    this.addSql(
      `alter table "cohort_session" add constraint "cohort_session_institution_id_cohort_id_original__c371c_unique" unique ("institution_id", "cohort_id", "original_starts_at");`,
    );
    this.addSql(
      `alter table "cohort_session" add constraint "cohort_session_ends_after_start" check (ends_at > date);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "cohort_updated_at_update" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "cohort_audit_insert_delete" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_audit_update" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_audit_update_fn"();`);
    this.addSql(
      `alter table "cohort" drop column "recurrence_minutes", drop column "recurrence_topic", drop column "recurrence_start", drop column "recurrence_through";`,
    );
    this.addSql(
      `create trigger cohort_updated_at_update before update on "cohort" for each row when (to_jsonb(old) - '{student_count,held_count,waitlist_count}'::text[] is distinct from to_jsonb(new) - '{student_count,held_count,waitlist_count}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger cohort_audit_insert_delete after insert or delete on "cohort" for each row execute function audit_row('{institution_id,id,created_at,updated_at,student_count,held_count,waitlist_count}', '{}', 'cohort');`,
    );
    this.addSql(
      `create trigger cohort_audit_update after update on "cohort" for each row when (to_jsonb(old) - '{student_count,held_count,waitlist_count}'::text[] is distinct from to_jsonb(new) - '{student_count,held_count,waitlist_count}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,student_count,held_count,waitlist_count}', '{}', 'cohort');`,
    );

    this.addSql(`drop index "cohort_session_institution_id_date_index";`);
    this.addSql(
      `alter table "cohort_session" drop constraint "cohort_session_institution_id_cohort_id_original__c371c_unique";`,
    );
    this.addSql(`alter table "cohort_session" drop constraint "cohort_session_ends_after_start";`);
    this.addSql(
      `alter table "cohort_session" drop column "ends_at", drop column "original_starts_at", drop column "is_detached", drop column "cancelled_at", drop column "cancel_reason", drop column "recording_url";`,
    );
  }
}
