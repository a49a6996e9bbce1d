import { Migration } from '@mikro-orm/migrations';

export class Migration20261125044005 extends Migration {
  override name = 'Migration20261125044005';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "co_teacher" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "course_id" uuid not null, "membership_id" uuid not null, "may_edit" boolean not null default false, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "co_teacher_institution_id_membership_id_course_id_index" on "co_teacher" ("institution_id", "membership_id", "course_id");`,
    );
    this.addSql(
      `alter table "co_teacher" add constraint "co_teacher_institution_id_course_id_membership_id_unique" unique ("institution_id", "course_id", "membership_id");`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'extension', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'extension', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion'));`,
    );

    this.addSql(
      `alter table "co_teacher" add constraint "co_teacher_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "co_teacher" add constraint "co_teacher_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "co_teacher" add constraint "co_teacher_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger co_teacher_updated_at_insert before insert on "co_teacher" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger co_teacher_updated_at_update before update on "co_teacher" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger co_teacher_audit_insert_delete after insert or delete on "co_teacher" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'co_teacher');`,
    );
    this.addSql(
      `create trigger co_teacher_audit_update after update on "co_teacher" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'co_teacher');`,
    );
    this.addSql(`alter table "co_teacher" enable row level security;`);
    this.addSql(`alter table "co_teacher" force row level security;`);
    this.addSql(
      `create policy "co_teacher_tenant" on "co_teacher" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "co_teacher_updated_at_insert" on "co_teacher";`);
    this.addSql(`drop function if exists "co_teacher_co_teacher_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "co_teacher_updated_at_update" on "co_teacher";`);
    this.addSql(`drop function if exists "co_teacher_co_teacher_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "co_teacher_audit_insert_delete" on "co_teacher";`);
    this.addSql(`drop function if exists "co_teacher_co_teacher_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "co_teacher_audit_update" on "co_teacher";`);
    this.addSql(`drop function if exists "co_teacher_co_teacher_audit_update_fn"();`);
    this.addSql(`drop table if exists "co_teacher" cascade;`);

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
  }
}
