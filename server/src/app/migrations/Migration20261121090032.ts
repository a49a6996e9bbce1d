import { Migration } from '@mikro-orm/migrations';

export class Migration20261121090032 extends Migration {
  override name = 'Migration20261121090032';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "certificate" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "course_id" uuid not null, "membership_id" uuid not null, "account_id" uuid not null, "cohort_id" uuid not null, "course_title" text not null, "cohort_title" text not null, "student_name" text not null, "status" text not null default 'pending', "number" text null, "grade" text null, "issued_at" timestamptz null, "issued_by_id" uuid null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "certificate_institution_id_issued_by_id_index" on "certificate" ("institution_id", "issued_by_id");`,
    );
    this.addSql(
      `create index "certificate_institution_id_membership_id_index" on "certificate" ("institution_id", "membership_id");`,
    );
    this.addSql(
      `create index "certificate_institution_id_cohort_id_status_index" on "certificate" ("institution_id", "cohort_id", "status");`,
    );
    this.addSql(
      `create index "certificate_institution_id_status_created_at_id_index" on "certificate" ("institution_id", "status", "created_at", "id");`,
    );
    this.addSql(
      `create index "certificate_institution_id_created_at_id_index" on "certificate" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "certificate_account_id_created_at_id_index" on "certificate" ("account_id", "created_at", "id");`,
    );
    this.addSql(`create index "certificate_number_index" on "certificate" ("number");`);
    this.addSql(
      `alter table "certificate" add constraint "certificate_institution_id_number_unique" unique ("institution_id", "number");`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_once" unique ("institution_id", "course_id", "membership_id");`,
    );

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

    this.addSql(
      `alter table "certificate" add constraint "certificate_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_institution_id_issued_by_id_foreign" foreign key ("institution_id", "issued_by_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_status_check" check ("status" in ('pending', 'issued'));`,
    );
    this.addSql(
      `create trigger certificate_audit_insert_delete after insert or delete on "certificate" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger certificate_audit_update after update on "certificate" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(`alter table "certificate" enable row level security;`);
    this.addSql(`alter table "certificate" force row level security;`);
    this.addSql(
      `create policy "certificate_tenant" on "certificate" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "certificate_public" on "certificate" for select to "lyceum_public" using (status = 'issued' and number = nullif(current_setting('app.certificate', true), ''));`,
    );
    this.addSql(
      `create policy "certificate_own" on "certificate" for select to "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "certificate_audit_insert_delete" on "certificate";`);
    this.addSql(`drop function if exists "certificate_certificate_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "certificate_audit_update" on "certificate";`);
    this.addSql(`drop function if exists "certificate_certificate_audit_update_fn"();`);
    this.addSql(`drop table if exists "certificate" cascade;`);

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'student-enrollment'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'student-enrollment'));`,
    );
  }
}
