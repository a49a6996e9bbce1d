import { Migration } from '@mikro-orm/migrations';

export class Migration20261121091651 extends Migration {
  override name = 'Migration20261121091651';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "discussion" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "course_id" uuid null, "author_id" uuid not null, "title" text not null, "body" text not null, "reply_count" int not null default 0, "last_number" int not null default 0, "last_activity_at" timestamptz not null default now(), "edited_at" timestamptz null, "deleted_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "discussion_institution_id_author_id_index" on "discussion" ("institution_id", "author_id");`,
    );
    this.addSql(
      `create index "discussion_institution_id_course_id_last_activity_at_id_index" on "discussion" ("institution_id", "course_id", "last_activity_at", "id");`,
    );
    this.addSql(
      `create index "discussion_institution_id_last_activity_at_id_index" on "discussion" ("institution_id", "last_activity_at", "id");`,
    );

    this.addSql(
      `create table "discussion_reply" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "discussion_id" uuid not null, "author_id" uuid not null, "number" int not null, "body" text not null, "edited_at" timestamptz null, "deleted_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "discussion_reply_institution_id_author_id_index" on "discussion_reply" ("institution_id", "author_id");`,
    );
    this.addSql(
      `alter table "discussion_reply" add constraint "discussion_reply_institution_id_discussion_id_number_unique" unique ("institution_id", "discussion_id", "number");`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'certificate', 'grade', 'student-enrollment', 'discussion-reply'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'certificate', 'grade', 'student-enrollment', 'discussion-reply'));`,
    );

    this.addSql(
      `alter table "discussion" add constraint "discussion_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "discussion" add constraint "discussion_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "discussion" add constraint "discussion_institution_id_author_id_foreign" foreign key ("institution_id", "author_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger discussion_audit_insert_delete after insert or delete on "discussion" for each row execute function audit_row('{institution_id,id,created_at,reply_count,last_number,last_activity_at}', '{}');`,
    );
    this.addSql(
      `create trigger discussion_audit_update after update on "discussion" for each row when (to_jsonb(old) - '{reply_count,last_number,last_activity_at}'::text[] is distinct from to_jsonb(new) - '{reply_count,last_number,last_activity_at}'::text[]) execute function audit_row('{institution_id,id,created_at,reply_count,last_number,last_activity_at}', '{}');`,
    );
    this.addSql(`alter table "discussion" enable row level security;`);
    this.addSql(`alter table "discussion" force row level security;`);
    this.addSql(
      `create policy "discussion_tenant" on "discussion" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "discussion_reply" add constraint "discussion_reply_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "discussion_reply" add constraint "discussion_reply_institution_id_discussion_id_foreign" foreign key ("institution_id", "discussion_id") references "discussion" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "discussion_reply" add constraint "discussion_reply_institution_id_author_id_foreign" foreign key ("institution_id", "author_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger discussion_reply_audit_insert_delete after insert or delete on "discussion_reply" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger discussion_reply_audit_update after update on "discussion_reply" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(`alter table "discussion_reply" enable row level security;`);
    this.addSql(`alter table "discussion_reply" force row level security;`);
    this.addSql(
      `create policy "discussion_reply_tenant" on "discussion_reply" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "discussion_reply" drop constraint "discussion_reply_institution_id_discussion_id_foreign";`,
    );

    this.addSql(`drop trigger if exists "discussion_audit_insert_delete" on "discussion";`);
    this.addSql(`drop function if exists "discussion_discussion_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "discussion_audit_update" on "discussion";`);
    this.addSql(`drop function if exists "discussion_discussion_audit_update_fn"();`);
    this.addSql(`drop table if exists "discussion" cascade;`);
    this.addSql(`drop trigger if exists "discussion_reply_audit_insert_delete" on "discussion_reply";`);
    this.addSql(`drop function if exists "discussion_reply_discussion_reply_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "discussion_reply_audit_update" on "discussion_reply";`);
    this.addSql(`drop function if exists "discussion_reply_discussion_reply_audit_update_fn"();`);
    this.addSql(`drop table if exists "discussion_reply" cascade;`);

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
  }
}
