import { Migration } from '@mikro-orm/migrations';

export class Migration20261121054508 extends Migration {
  override name = 'Migration20261121054508';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "audit_entry" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "account_id" uuid null, "token_id" uuid null, "request_id" text null, "operation" text null, "noun" text not null, "row_id" uuid not null, "label" text null, "action" text not null, "before" jsonb null, "after" jsonb null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "audit_entry_institution_id_row_id_id_index" on "audit_entry" ("institution_id", "row_id", "id");`,
    );
    this.addSql(
      `create index "audit_entry_institution_id_account_id_id_index" on "audit_entry" ("institution_id", "account_id", "id");`,
    );

    this.addSql(`alter table "account" add "sign_in_failed_at" timestamptz null;`);
    this.addSql(
      `create trigger account_audit_update after update on "account" for each row when (old.* is distinct from new.*) execute function audit_account('{institution_id,id,created_at,sign_in_failed_at}', '{password_hash}');`,
    );

    this.addSql(
      `create trigger institution_audit_insert_update after insert or update on "institution" for each row execute function audit_institution('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(
      `create trigger membership_audit_insert_delete after insert or delete on "membership" for each row execute function audit_row('{institution_id,id,created_at,last_used_at}', '{}');`,
    );
    this.addSql(
      `create trigger membership_audit_update after update on "membership" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function audit_row('{institution_id,id,created_at,last_used_at}', '{}');`,
    );

    this.addSql(
      `create trigger course_audit_insert_delete after insert or delete on "course" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger course_audit_update after update on "course" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(
      `create trigger invitation_audit_insert_delete after insert or delete on "invitation" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger invitation_audit_update after update on "invitation" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(
      `create trigger cohort_audit_insert_delete after insert or delete on "cohort" for each row execute function audit_row('{institution_id,id,created_at,student_count,waitlist_count}', '{}');`,
    );
    this.addSql(
      `create trigger cohort_audit_update after update on "cohort" for each row when (to_jsonb(old) - '{student_count,waitlist_count}'::text[] is distinct from to_jsonb(new) - '{student_count,waitlist_count}'::text[]) execute function audit_row('{institution_id,id,created_at,student_count,waitlist_count}', '{}');`,
    );

    this.addSql(
      `create trigger enrollment_audit_insert_delete after insert or delete on "enrollment" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}');`,
    );
    this.addSql(
      `create trigger enrollment_audit_update after update on "enrollment" for each row when (to_jsonb(old) - '{updated_at}'::text[] is distinct from to_jsonb(new) - '{updated_at}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}');`,
    );

    this.addSql(
      `create trigger cohort_session_audit_insert_delete after insert or delete on "cohort_session" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger cohort_session_audit_update after update on "cohort_session" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(
      `create trigger cohort_instructor_audit_insert_delete after insert or delete on "cohort_instructor" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger cohort_instructor_audit_update after update on "cohort_instructor" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(
      `create trigger cohort_course_audit_insert_delete after insert or delete on "cohort_course" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger cohort_course_audit_update after update on "cohort_course" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(
      `create trigger attendance_audit_insert_delete after insert or delete on "attendance" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger attendance_audit_update after update on "attendance" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(
      `create trigger milestone_audit_insert_delete after insert or delete on "milestone" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger milestone_audit_update after update on "milestone" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(
      `create trigger presence_audit_insert_delete after insert or delete on "presence" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger presence_audit_update after update on "presence" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(
      `create trigger resource_audit_insert_delete after insert or delete on "resource" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger resource_audit_update after update on "resource" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(
      `create trigger section_audit_insert_delete after insert or delete on "section" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger section_audit_update after update on "section" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(
      `create trigger lesson_audit_insert_delete after insert or delete on "lesson" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger lesson_audit_update after update on "lesson" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(
      `create trigger lesson_completion_audit_insert_delete after insert or delete on "lesson_completion" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger lesson_completion_audit_update after update on "lesson_completion" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(
      `create trigger session_audit_insert after insert on "session" for each row execute function audit_session('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger session_audit_update after update on "session" for each row when (old.revoked_at is null and new.revoked_at is not null) execute function audit_session('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_action_check" check ("action" in ('created', 'updated', 'deleted', 'signed_in', 'signed_out', 'sign_in_failed'));`,
    );
    this.addSql(`alter table "audit_entry" enable row level security;`);
    this.addSql(`alter table "audit_entry" force row level security;`);
    this.addSql(
      `create policy "audit_entry_tenant" on "audit_entry" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "audit_entry" cascade;`);

    this.addSql(`drop trigger if exists "account_audit_update" on "account";`);
    this.addSql(`drop function if exists "account_account_audit_update_fn"();`);
    this.addSql(`alter table "account" drop column "sign_in_failed_at";`);

    this.addSql(`drop trigger if exists "attendance_audit_insert_delete" on "attendance";`);
    this.addSql(`drop function if exists "attendance_attendance_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "attendance_audit_update" on "attendance";`);
    this.addSql(`drop function if exists "attendance_attendance_audit_update_fn"();`);

    this.addSql(`drop trigger if exists "cohort_audit_insert_delete" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_audit_update" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_audit_update_fn"();`);

    this.addSql(`drop trigger if exists "cohort_course_audit_insert_delete" on "cohort_course";`);
    this.addSql(`drop function if exists "cohort_course_cohort_course_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_course_audit_update" on "cohort_course";`);
    this.addSql(`drop function if exists "cohort_course_cohort_course_audit_update_fn"();`);

    this.addSql(`drop trigger if exists "cohort_instructor_audit_insert_delete" on "cohort_instructor";`);
    this.addSql(`drop function if exists "cohort_instructor_cohort_instructor_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_instructor_audit_update" on "cohort_instructor";`);
    this.addSql(`drop function if exists "cohort_instructor_cohort_instructor_audit_update_fn"();`);

    this.addSql(`drop trigger if exists "cohort_session_audit_insert_delete" on "cohort_session";`);
    this.addSql(`drop function if exists "cohort_session_cohort_session_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_session_audit_update" on "cohort_session";`);
    this.addSql(`drop function if exists "cohort_session_cohort_session_audit_update_fn"();`);

    this.addSql(`drop trigger if exists "course_audit_insert_delete" on "course";`);
    this.addSql(`drop function if exists "course_course_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "course_audit_update" on "course";`);
    this.addSql(`drop function if exists "course_course_audit_update_fn"();`);

    this.addSql(`drop trigger if exists "enrollment_audit_insert_delete" on "enrollment";`);
    this.addSql(`drop function if exists "enrollment_enrollment_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "enrollment_audit_update" on "enrollment";`);
    this.addSql(`drop function if exists "enrollment_enrollment_audit_update_fn"();`);

    this.addSql(`drop trigger if exists "institution_audit_insert_update" on "institution";`);
    this.addSql(`drop function if exists "institution_institution_audit_insert_update_fn"();`);

    this.addSql(`drop trigger if exists "invitation_audit_insert_delete" on "invitation";`);
    this.addSql(`drop function if exists "invitation_invitation_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "invitation_audit_update" on "invitation";`);
    this.addSql(`drop function if exists "invitation_invitation_audit_update_fn"();`);

    this.addSql(`drop trigger if exists "lesson_audit_insert_delete" on "lesson";`);
    this.addSql(`drop function if exists "lesson_lesson_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "lesson_audit_update" on "lesson";`);
    this.addSql(`drop function if exists "lesson_lesson_audit_update_fn"();`);

    this.addSql(`drop trigger if exists "lesson_completion_audit_insert_delete" on "lesson_completion";`);
    this.addSql(`drop function if exists "lesson_completion_lesson_completion_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "lesson_completion_audit_update" on "lesson_completion";`);
    this.addSql(`drop function if exists "lesson_completion_lesson_completion_audit_update_fn"();`);

    this.addSql(`drop trigger if exists "membership_audit_insert_delete" on "membership";`);
    this.addSql(`drop function if exists "membership_membership_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "membership_audit_update" on "membership";`);
    this.addSql(`drop function if exists "membership_membership_audit_update_fn"();`);

    this.addSql(`drop trigger if exists "milestone_audit_insert_delete" on "milestone";`);
    this.addSql(`drop function if exists "milestone_milestone_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "milestone_audit_update" on "milestone";`);
    this.addSql(`drop function if exists "milestone_milestone_audit_update_fn"();`);

    this.addSql(`drop trigger if exists "presence_audit_insert_delete" on "presence";`);
    this.addSql(`drop function if exists "presence_presence_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "presence_audit_update" on "presence";`);
    this.addSql(`drop function if exists "presence_presence_audit_update_fn"();`);

    this.addSql(`drop trigger if exists "resource_audit_insert_delete" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "resource_audit_update" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_audit_update_fn"();`);

    this.addSql(`drop trigger if exists "section_audit_insert_delete" on "section";`);
    this.addSql(`drop function if exists "section_section_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "section_audit_update" on "section";`);
    this.addSql(`drop function if exists "section_section_audit_update_fn"();`);

    this.addSql(`drop trigger if exists "session_audit_insert" on "session";`);
    this.addSql(`drop function if exists "session_session_audit_insert_fn"();`);
    this.addSql(`drop trigger if exists "session_audit_update" on "session";`);
    this.addSql(`drop function if exists "session_session_audit_update_fn"();`);
  }
}
