import { Migration } from '@mikro-orm/migrations';

export class Migration20261121054005 extends Migration {
  override name = 'Migration20261121054005';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "app_instance" ("id" uuid not null, "seen_at" timestamptz not null default now(), "institution_ids" uuid[] not null default '{}', primary key ("id"));`,
    );

    this.addSql(
      `create table "conversation" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "kind" text not null, "cohort_id" uuid null, "first_id" uuid null, "second_id" uuid null, "last_sequence" int not null default 0, "last_revision" int not null default 0, "last_message_at" timestamptz not null default now(), primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "conversation_institution_id_second_id_index" on "conversation" ("institution_id", "second_id");`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_institution_id_cohort_id_unique" unique ("institution_id", "cohort_id");`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_institution_id_first_id_second_id_unique" unique ("institution_id", "first_id", "second_id");`,
    );

    this.addSql(
      `create table "message" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "conversation_id" uuid not null, "sender_id" uuid not null, "sequence" int not null, "revision" int not null, "body" text null, "edited_at" timestamptz null, "deleted_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "message_institution_id_sender_id_index" on "message" ("institution_id", "sender_id");`,
    );
    this.addSql(
      `create index "message_institution_id_conversation_id_revision_index" on "message" ("institution_id", "conversation_id", "revision");`,
    );
    this.addSql(
      `alter table "message" add constraint "message_institution_id_conversation_id_sequence_unique" unique ("institution_id", "conversation_id", "sequence");`,
    );

    this.addSql(
      `create table "presence" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "membership_id" uuid not null, "instance_id" uuid not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(`create index "presence_instance_id_index" on "presence" ("instance_id");`);
    this.addSql(
      `alter table "presence" add constraint "presence_institution_id_membership_id_instance_id_unique" unique ("institution_id", "membership_id", "instance_id");`,
    );

    this.addSql(
      `create table "read_mark" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "conversation_id" uuid not null, "membership_id" uuid not null, "sequence" int not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "read_mark_institution_id_membership_id_index" on "read_mark" ("institution_id", "membership_id");`,
    );
    this.addSql(
      `alter table "read_mark" add constraint "read_mark_institution_id_conversation_id_membership_id_unique" unique ("institution_id", "conversation_id", "membership_id");`,
    );

    this.addSql(
      `alter table "conversation" add constraint "conversation_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_institution_id_first_id_foreign" foreign key ("institution_id", "first_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_institution_id_second_id_foreign" foreign key ("institution_id", "second_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_participants" check (case kind when 'direct' then cohort_id is null and coalesce(first_id < second_id, false) else cohort_id is not null and first_id is null and second_id is null end);`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_kind_check" check ("kind" in ('direct', 'cohort'));`,
    );
    this.addSql(`alter table "conversation" enable row level security;`);
    this.addSql(`alter table "conversation" force row level security;`);
    this.addSql(
      `create policy "conversation_tenant" on "conversation" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "message" add constraint "message_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "message" add constraint "message_institution_id_conversation_id_foreign" foreign key ("institution_id", "conversation_id") references "conversation" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "message" add constraint "message_institution_id_sender_id_foreign" foreign key ("institution_id", "sender_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "message" add constraint "message_deleted" check ((body is null) = (deleted_at is not null));`,
    );
    this.addSql(`alter table "message" enable row level security;`);
    this.addSql(`alter table "message" force row level security;`);
    this.addSql(
      `create policy "message_tenant" on "message" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "presence" add constraint "presence_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "presence" add constraint "presence_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "presence" add constraint "presence_instance_id_foreign" foreign key ("instance_id") references "app_instance" ("id") on update no action on delete cascade;`,
    );
    this.addSql(`alter table "presence" enable row level security;`);
    this.addSql(`alter table "presence" force row level security;`);
    this.addSql(
      `create policy "presence_tenant" on "presence" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "read_mark" add constraint "read_mark_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "read_mark" add constraint "read_mark_institution_id_conversation_id_foreign" foreign key ("institution_id", "conversation_id") references "conversation" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "read_mark" add constraint "read_mark_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(`alter table "read_mark" enable row level security;`);
    this.addSql(`alter table "read_mark" force row level security;`);
    this.addSql(
      `create policy "read_mark_tenant" on "read_mark" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    // Each cohort has its room from the beginning, whoever makes it: the list of rooms is then a list of rows.
    this.addSql(`
      create function conversation_of_cohort() returns trigger language plpgsql set search_path = public as $$
      begin
        insert into conversation (institution_id, id, kind, cohort_id) values (new.institution_id, uuidv7(), 'cohort', new.id);
        return null;
      end $$;`);
    this.addSql(
      `create trigger cohort_conversation after insert on cohort for each row execute function conversation_of_cohort();`,
    );
    // The owner writes those of the cohorts there are; no policy is for him, so the tables let him pass meanwhile.
    this.addSql(
      `alter table cohort no force row level security; alter table conversation no force row level security;`,
    );
    this.addSql(
      `insert into conversation (institution_id, id, kind, cohort_id) select institution_id, uuidv7(), 'cohort', id from cohort;`,
    );
    this.addSql(
      `alter table cohort force row level security; alter table conversation force row level security;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger cohort_conversation on cohort;`);
    this.addSql(`drop function conversation_of_cohort();`);
    this.addSql(`alter table "presence" drop constraint "presence_instance_id_foreign";`);
    this.addSql(`alter table "message" drop constraint "message_institution_id_conversation_id_foreign";`);
    this.addSql(
      `alter table "read_mark" drop constraint "read_mark_institution_id_conversation_id_foreign";`,
    );

    this.addSql(`drop table if exists "app_instance" cascade;`);
    this.addSql(`drop table if exists "conversation" cascade;`);
    this.addSql(`drop table if exists "message" cascade;`);
    this.addSql(`drop table if exists "presence" cascade;`);
    this.addSql(`drop table if exists "read_mark" cascade;`);
  }
}
