import { Migration } from '@mikro-orm/migrations';

// Work that exists is its first attempt, and the points of a grade are those that were given. Runs without triggers, so that
// the audit log and the times of the last change stay as they are, and by institution, because row level security is forced
// on the owner as well.
const FIRST_ATTEMPTS = `
  do $$
  declare tenant uuid;
  begin
    for tenant in select id from institution loop
      perform set_config('app.institution', tenant::text, true);
      update submission set given_points = points where institution_id = tenant and points is not null;
      insert into submission_attempt (institution_id, id, created_at, updated_at, submission_id, number, description, file_ids, submitted_at, is_late)
      select tenant, uuidv7(), s.submitted_at, s.submitted_at, s.id, 1, s.description,
        array(select f.id from file f where f.institution_id = tenant and f.holder_id = s.id order by f.position), s.submitted_at, s.is_late
      from submission s where s.institution_id = tenant;
    end loop;
    perform set_config('app.institution', '', true);
  end $$`;

export class Migration20261125033908 extends Migration {
  override name = 'Migration20261125033908';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "extension" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "activity_id" uuid not null, "student_id" uuid not null, "due_at" timestamptz not null, "reason" text not null, "granted_by_id" uuid not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "extension_institution_id_granted_by_id_index" on "extension" ("institution_id", "granted_by_id");`,
    );
    this.addSql(
      `create index "extension_institution_id_student_id_index" on "extension" ("institution_id", "student_id");`,
    );
    this.addSql(
      `create index "extension_institution_id_activity_id_due_at_id_index" on "extension" ("institution_id", "activity_id", "due_at", "id");`,
    );
    this.addSql(
      `create index "extension_institution_id_activity_id_created_at_id_index" on "extension" ("institution_id", "activity_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "extension_institution_id_activity_id_updated_at_id_index" on "extension" ("institution_id", "activity_id", "updated_at", "id");`,
    );
    this.addSql(
      `alter table "extension" add constraint "extension_institution_id_activity_id_student_id_unique" unique ("institution_id", "activity_id", "student_id");`,
    );

    this.addSql(
      `create table "submission_attempt" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "submission_id" uuid not null, "number" int not null, "description" text not null, "link" text null, "discussion_id" uuid null, "file_ids" uuid[] not null default '{}', "submitted_at" timestamptz not null, "is_late" boolean not null default false, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "submission_attempt_institution_id_discussion_id_index" on "submission_attempt" ("institution_id", "discussion_id");`,
    );
    this.addSql(
      `alter table "submission_attempt" add constraint "submission_attempt_institution_id_submission_id_number_unique" unique ("institution_id", "submission_id", "number");`,
    );

    this.addSql(
      `create table "submission_draft" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "activity_id" uuid not null, "student_id" uuid not null, "description" text not null, "link" text null, "discussion_id" uuid null, "file_ids" uuid[] not null default '{}', "saved_at" timestamptz not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "submission_draft_institution_id_student_id_index" on "submission_draft" ("institution_id", "student_id");`,
    );
    this.addSql(
      `alter table "submission_draft" add constraint "submission_draft_institution_id_activity_id_student_id_unique" unique ("institution_id", "activity_id", "student_id");`,
    );

    this.addSql(
      `alter table "activity" add "late_days" int null, add "late_penalty" text not null default 'none', add "late_percent" int not null default 0, add "work_types" text[] not null default '{files,text}', add "allowed_file_types" text[] not null default '{.zip,.pdf,.js,.jsx,.ts,.tsx}', add "max_file_megabytes" int not null default 10;`,
    );
    this.addSql(
      `alter table "activity" add constraint "activity_file_types" check (allowed_file_types <@ array['.zip', '.pdf', '.js', '.jsx', '.ts', '.tsx', '.txt', '.md', '.csv', '.json', '.py', '.java', '.css', '.sql', '.docx', '.xlsx', '.pptx', '.png', '.jpg', '.jpeg', '.webp', '.gif']);`,
    );
    this.addSql(
      `alter table "activity" add constraint "activity_work_types" check (work_types <@ array['files', 'text', 'link', 'quiz', 'discussion']);`,
    );
    this.addSql(
      `alter table "activity" add constraint "activity_late_penalty_check" check ("late_penalty" in ('none', 'fixed', 'per-day'));`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'extension', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'extension', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion'));`,
    );

    this.addSql(
      `alter table "submission" add "link" text null, add "discussion_id" uuid null, add "attempt" int not null default 1, add "file_ids" uuid[] null, add "given_points" int null, add "late_percent" int not null default 0, add "is_penalty_waived" boolean not null default false;`,
    );
    this.addSql(
      `alter table "submission" add constraint "submission_institution_id_discussion_id_foreign" foreign key ("institution_id", "discussion_id") references "discussion" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create index "submission_institution_id_discussion_id_index" on "submission" ("institution_id", "discussion_id");`,
    );

    this.addSql('alter table submission disable trigger user');
    this.addSql(FIRST_ATTEMPTS);
    this.addSql('alter table submission enable trigger user');

    this.addSql(
      `alter table "extension" add constraint "extension_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "extension" add constraint "extension_institution_id_activity_id_foreign" foreign key ("institution_id", "activity_id") references "activity" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "extension" add constraint "extension_institution_id_student_id_foreign" foreign key ("institution_id", "student_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "extension" add constraint "extension_institution_id_granted_by_id_foreign" foreign key ("institution_id", "granted_by_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger extension_updated_at_insert before insert on "extension" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger extension_updated_at_update before update on "extension" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger extension_audit_insert_delete after insert or delete on "extension" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'extension');`,
    );
    this.addSql(
      `create trigger extension_audit_update after update on "extension" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'extension');`,
    );
    this.addSql(`alter table "extension" enable row level security;`);
    this.addSql(`alter table "extension" force row level security;`);
    this.addSql(
      `create policy "extension_tenant" on "extension" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "submission_attempt" add constraint "submission_attempt_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "submission_attempt" add constraint "submission_attempt_institution_id_submission_id_foreign" foreign key ("institution_id", "submission_id") references "submission" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "submission_attempt" add constraint "submission_attempt_institution_id_discussion_id_foreign" foreign key ("institution_id", "discussion_id") references "discussion" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger submission_attempt_updated_at_insert before insert on "submission_attempt" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger submission_attempt_updated_at_update before update on "submission_attempt" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger submission_attempt_audit_insert_delete after insert or delete on "submission_attempt" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'submission_attempt');`,
    );
    this.addSql(
      `create trigger submission_attempt_audit_update after update on "submission_attempt" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'submission_attempt');`,
    );
    this.addSql(`alter table "submission_attempt" enable row level security;`);
    this.addSql(`alter table "submission_attempt" force row level security;`);
    this.addSql(
      `create policy "submission_attempt_tenant" on "submission_attempt" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "submission_draft" add constraint "submission_draft_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "submission_draft" add constraint "submission_draft_institution_id_activity_id_foreign" foreign key ("institution_id", "activity_id") references "activity" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "submission_draft" add constraint "submission_draft_institution_id_student_id_foreign" foreign key ("institution_id", "student_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger submission_draft_updated_at_insert before insert on "submission_draft" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger submission_draft_updated_at_update before update on "submission_draft" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(`alter table "submission_draft" enable row level security;`);
    this.addSql(`alter table "submission_draft" force row level security;`);
    this.addSql(
      `create policy "submission_draft_tenant" on "submission_draft" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "extension_updated_at_insert" on "extension";`);
    this.addSql(`drop function if exists "extension_extension_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "extension_updated_at_update" on "extension";`);
    this.addSql(`drop function if exists "extension_extension_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "extension_audit_insert_delete" on "extension";`);
    this.addSql(`drop function if exists "extension_extension_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "extension_audit_update" on "extension";`);
    this.addSql(`drop function if exists "extension_extension_audit_update_fn"();`);
    this.addSql(`drop table if exists "extension" cascade;`);
    this.addSql(`drop trigger if exists "submission_attempt_updated_at_insert" on "submission_attempt";`);
    this.addSql(`drop function if exists "submission_attempt_submission_attempt_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "submission_attempt_updated_at_update" on "submission_attempt";`);
    this.addSql(`drop function if exists "submission_attempt_submission_attempt_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "submission_attempt_audit_insert_delete" on "submission_attempt";`);
    this.addSql(`drop function if exists "submission_attempt_submission_attempt_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "submission_attempt_audit_update" on "submission_attempt";`);
    this.addSql(`drop function if exists "submission_attempt_submission_attempt_audit_update_fn"();`);
    this.addSql(`drop table if exists "submission_attempt" cascade;`);
    this.addSql(`drop trigger if exists "submission_draft_updated_at_insert" on "submission_draft";`);
    this.addSql(`drop function if exists "submission_draft_submission_draft_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "submission_draft_updated_at_update" on "submission_draft";`);
    this.addSql(`drop function if exists "submission_draft_submission_draft_updated_at_update_fn"();`);
    this.addSql(`drop table if exists "submission_draft" cascade;`);

    this.addSql(
      `alter table "submission" drop constraint "submission_institution_id_discussion_id_foreign";`,
    );

    this.addSql(`alter table "activity" drop constraint "activity_file_types";`);
    this.addSql(`alter table "activity" drop constraint "activity_work_types";`);
    this.addSql(`alter table "activity" drop constraint "activity_late_penalty_check";`);
    this.addSql(
      `alter table "activity" drop column "late_days", drop column "late_penalty", drop column "late_percent", drop column "work_types", drop column "allowed_file_types", drop column "max_file_megabytes";`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion'));`,
    );

    this.addSql(`drop index "submission_institution_id_discussion_id_index";`);
    this.addSql(
      `alter table "submission" drop column "link", drop column "discussion_id", drop column "attempt", drop column "file_ids", drop column "given_points", drop column "late_percent", drop column "is_penalty_waived";`,
    );
  }
}
