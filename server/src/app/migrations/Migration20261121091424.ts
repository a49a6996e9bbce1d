import { Migration } from '@mikro-orm/migrations';

export class Migration20261121091424 extends Migration {
  override name = 'Migration20261121091424';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "submission" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "activity_id" uuid not null, "student_id" uuid not null, "description" text not null, "submitted_at" timestamptz not null default now(), "is_late" boolean not null default false, "points" int null, "feedback" text null, "graded_by_id" uuid null, "graded_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "submission_institution_id_graded_by_id_index" on "submission" ("institution_id", "graded_by_id");`,
    );
    this.addSql(
      `create index "submission_institution_id_student_id_submitted_at_id_index" on "submission" ("institution_id", "student_id", "submitted_at", "id");`,
    );
    this.addSql(
      `create index "submission_institution_id_activity_id_submitted_at_id_index" on "submission" ("institution_id", "activity_id", "submitted_at", "id");`,
    );
    this.addSql(
      `alter table "submission" add constraint "submission_once" unique ("institution_id", "activity_id", "student_id");`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'certificate', 'grade', 'student-enrollment'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'certificate', 'grade', 'student-enrollment'));`,
    );

    this.addSql(
      `alter table "submission" add constraint "submission_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "submission" add constraint "submission_institution_id_activity_id_foreign" foreign key ("institution_id", "activity_id") references "activity" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "submission" add constraint "submission_institution_id_student_id_foreign" foreign key ("institution_id", "student_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "submission" add constraint "submission_institution_id_graded_by_id_foreign" foreign key ("institution_id", "graded_by_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger submission_audit_insert_delete after insert or delete on "submission" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger submission_audit_update after update on "submission" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(`alter table "submission" enable row level security;`);
    this.addSql(`alter table "submission" force row level security;`);
    this.addSql(
      `create policy "submission_tenant" on "submission" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "submission_audit_insert_delete" on "submission";`);
    this.addSql(`drop function if exists "submission_submission_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "submission_audit_update" on "submission";`);
    this.addSql(`drop function if exists "submission_submission_audit_update_fn"();`);
    this.addSql(`drop table if exists "submission" cascade;`);

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'certificate', 'student-enrollment'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'certificate', 'student-enrollment'));`,
    );
  }
}
