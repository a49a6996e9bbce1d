import { Migration } from '@mikro-orm/migrations';

export class Migration20261121060315 extends Migration {
  override name = 'Migration20261121060315';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "activity" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "course_id" uuid not null, "title" text not null, "description" text not null, "type" text not null, "starts_at" timestamptz not null, "due_at" timestamptz not null, "time_zone" text not null, "points" int not null, "instructions" text not null, "allow_late_submission" boolean not null default false, "materials" text[] not null default '{}', "deleted_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "activity_institution_id_due_at_id_index" on "activity" ("institution_id", "due_at", "id");`,
    );
    this.addSql(
      `create index "activity_institution_id_course_id_due_at_id_index" on "activity" ("institution_id", "course_id", "due_at", "id");`,
    );

    this.addSql(
      `alter table "institution" add "description" text not null default '', add "email" text null, add "phone" text null, add "website" text null, add "address" text null, add "city" text null, add "state" text null, add "country" text null, add "postal_code" text null, add "admin_email" text null, add "max_students" int null;`,
    );
    this.addSql(`create index "institution_name_id_index" on "institution" ("name", "id");`);

    this.addSql(
      `alter table "lesson" add "description" text not null default '', add "ends_at" timestamptz null, add "time_zone" text not null default 'UTC', add "meeting_link" text null, add "max_participants" int null, add "materials" text[] not null default '{}', add "enable_chat" boolean not null default false, add "record_session" boolean not null default false, add "allow_screen_sharing" boolean not null default false;`,
    );

    this.addSql(
      `alter table "activity" add constraint "activity_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "activity" add constraint "activity_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "activity" add constraint "activity_type_check" check ("type" in ('assignment', 'quiz', 'project', 'discussion', 'presentation'));`,
    );
    this.addSql(
      `create trigger activity_audit_insert_delete after insert or delete on "activity" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger activity_audit_update after update on "activity" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(`alter table "activity" enable row level security;`);
    this.addSql(`alter table "activity" force row level security;`);
    this.addSql(
      `create policy "activity_tenant" on "activity" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "activity_audit_insert_delete" on "activity";`);
    this.addSql(`drop function if exists "activity_activity_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "activity_audit_update" on "activity";`);
    this.addSql(`drop function if exists "activity_activity_audit_update_fn"();`);
    this.addSql(`drop table if exists "activity" cascade;`);

    this.addSql(`drop index "institution_name_id_index";`);
    this.addSql(
      `alter table "institution" drop column "description", drop column "email", drop column "phone", drop column "website", drop column "address", drop column "city", drop column "state", drop column "country", drop column "postal_code", drop column "admin_email", drop column "max_students";`,
    );

    this.addSql(
      `alter table "lesson" drop column "description", drop column "ends_at", drop column "time_zone", drop column "meeting_link", drop column "max_participants", drop column "materials", drop column "enable_chat", drop column "record_session", drop column "allow_screen_sharing";`,
    );
  }
}
