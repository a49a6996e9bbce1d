import { Migration } from '@mikro-orm/migrations';

export class Migration20261125164143 extends Migration {
  override name = 'Migration20261125164143';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "import_run" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "kind" text not null, "status" text not null default 'queued', "cohort_id" uuid null, "message" text not null default '', "file_name" text not null, "file_size" int not null, "bytes_read" int not null default 0, "rows_done" int not null default 0, "invited_count" int not null default 0, "enrolled_count" int not null default 0, "unchanged_count" int not null default 0, "failed_count" int not null default 0, "failure" text null, "started_by_id" uuid not null, "started_at" timestamptz null, "finished_at" timestamptz null, "progressed_at" timestamptz not null default now(), primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index import_run_unfinished on import_run (institution_id, created_at, id) where status in ('queued', 'running');`,
    );
    this.addSql(
      `create unique index import_run_running_once on import_run (institution_id) where status = 'running';`,
    );
    this.addSql(
      `create index "import_run_institution_id_cohort_id_index" on "import_run" ("institution_id", "cohort_id");`,
    );
    this.addSql(
      `create index "import_run_institution_id_started_by_id_index" on "import_run" ("institution_id", "started_by_id");`,
    );
    this.addSql(
      `create index "import_run_institution_id_created_at_id_index" on "import_run" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "import_run_institution_id_updated_at_id_index" on "import_run" ("institution_id", "updated_at", "id");`,
    );

    this.addSql(
      `create table "import_error" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "run_id" uuid not null, "line" int not null, "column_name" text null, "value" text not null default '', "message" text not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "import_error_institution_id_run_id_line_id_index" on "import_error" ("institution_id", "run_id", "line", "id");`,
    );
    this.addSql(
      `create index "import_error_institution_id_run_id_created_at_id_index" on "import_error" ("institution_id", "run_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "import_error_institution_id_run_id_updated_at_id_index" on "import_error" ("institution_id", "run_id", "updated_at", "id");`,
    );

    this.addSql(`drop index "member_invitation_institution_id_created_at_id_index";`);
    this.addSql(
      `alter table "member_invitation" add "first_name" text not null default '', add "last_name" text not null default '';`,
    );
    this.addSql(`alter table "member_invitation" alter column "sent_at" drop not null;`);
    this.addSql(`alter table "member_invitation" alter column "token_hash" drop not null;`);
    this.addSql(
      `create index member_invitation_waiting on member_invitation (institution_id, created_at, id) where sent_at is null and accepted_at is null and cancelled_at is null;`,
    );
    this.addSql(
      `create index "member_invitation_institution_id_created_at_id_index" on "member_invitation" ("institution_id", "created_at", "id") include ("accepted_at", "cancelled_at", "expires_at", "sent_at");`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-registration', 'event-reminder', 'extension', 'grade', 'import-finished', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-registration', 'event-reminder', 'extension', 'grade', 'import-finished', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(`alter table "file" drop constraint "file_purpose_check";`);
    this.addSql(
      `alter table "file" add constraint "file_purpose_check" check ("purpose" in ('avatar', 'thumbnail', 'resource', 'material', 'import', 'submission'));`,
    );

    this.addSql(
      `alter table "import_run" add constraint "import_run_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "import_run" add constraint "import_run_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "import_run" add constraint "import_run_institution_id_started_by_id_foreign" foreign key ("institution_id", "started_by_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "import_run" add constraint "import_run_kind_check" check ("kind" in ('students', 'enrollments'));`,
    );
    this.addSql(
      `alter table "import_run" add constraint "import_run_status_check" check ("status" in ('queued', 'running', 'done', 'cancelled', 'failed'));`,
    );
    this.addSql(
      `create trigger import_run_updated_at_insert before insert on "import_run" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger import_run_updated_at_update before update on "import_run" for each row when (to_jsonb(old) - '{bytes_read,rows_done,invited_count,enrolled_count,unchanged_count,failed_count,progressed_at}'::text[] is distinct from to_jsonb(new) - '{bytes_read,rows_done,invited_count,enrolled_count,unchanged_count,failed_count,progressed_at}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger import_run_audit_insert_delete after insert or delete on "import_run" for each row execute function audit_row('{institution_id,id,created_at,updated_at,bytes_read,rows_done,invited_count,enrolled_count,unchanged_count,failed_count,progressed_at}', '{}', 'import_run');`,
    );
    this.addSql(
      `create trigger import_run_audit_update after update on "import_run" for each row when (to_jsonb(old) - '{bytes_read,rows_done,invited_count,enrolled_count,unchanged_count,failed_count,progressed_at}'::text[] is distinct from to_jsonb(new) - '{bytes_read,rows_done,invited_count,enrolled_count,unchanged_count,failed_count,progressed_at}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,bytes_read,rows_done,invited_count,enrolled_count,unchanged_count,failed_count,progressed_at}', '{}', 'import_run');`,
    );
    this.addSql(`alter table "import_run" enable row level security;`);
    this.addSql(`alter table "import_run" force row level security;`);
    this.addSql(
      `create policy "import_run_tenant" on "import_run" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "import_error" add constraint "import_error_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "import_error" add constraint "import_error_institution_id_run_id_foreign" foreign key ("institution_id", "run_id") references "import_run" ("institution_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `create trigger import_error_updated_at_insert before insert on "import_error" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger import_error_updated_at_update before update on "import_error" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(`alter table "import_error" enable row level security;`);
    this.addSql(`alter table "import_error" force row level security;`);
    this.addSql(
      `create policy "import_error_tenant" on "import_error" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "import_error" drop constraint "import_error_institution_id_run_id_foreign";`);

    this.addSql(`drop trigger if exists "import_run_updated_at_insert" on "import_run";`);
    this.addSql(`drop function if exists "import_run_import_run_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "import_run_updated_at_update" on "import_run";`);
    this.addSql(`drop function if exists "import_run_import_run_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "import_run_audit_insert_delete" on "import_run";`);
    this.addSql(`drop function if exists "import_run_import_run_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "import_run_audit_update" on "import_run";`);
    this.addSql(`drop function if exists "import_run_import_run_audit_update_fn"();`);
    this.addSql(`drop table if exists "import_run" cascade;`);
    this.addSql(`drop trigger if exists "import_error_updated_at_insert" on "import_error";`);
    this.addSql(`drop function if exists "import_error_import_error_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "import_error_updated_at_update" on "import_error";`);
    this.addSql(`drop function if exists "import_error_import_error_updated_at_update_fn"();`);
    this.addSql(`drop table if exists "import_error" cascade;`);

    this.addSql(`alter table "file" drop constraint "file_purpose_check";`);
    this.addSql(
      `alter table "file" add constraint "file_purpose_check" check ("purpose" in ('avatar', 'thumbnail', 'resource', 'material', 'submission'));`,
    );

    this.addSql(`drop index "member_invitation_waiting";`);
    this.addSql(`drop index "member_invitation_institution_id_created_at_id_index";`);
    this.addSql(`alter table "member_invitation" drop column "first_name", drop column "last_name";`);
    this.addSql(`alter table "member_invitation" alter column "token_hash" set not null;`);
    this.addSql(`alter table "member_invitation" alter column "sent_at" set not null;`);
    this.addSql(
      `create index "member_invitation_institution_id_created_at_id_index" on "member_invitation" ("institution_id", "created_at", "id") include ("accepted_at", "cancelled_at", "expires_at");`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-registration', 'event-reminder', 'extension', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-registration', 'event-reminder', 'extension', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );
  }
}
