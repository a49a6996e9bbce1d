import { Migration } from '@mikro-orm/migrations';

export class Migration20261121055716 extends Migration {
  override name = 'Migration20261121055716';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "notification" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "recipient_id" uuid not null, "kind" text not null, "key" uuid not null, "subject_id" uuid not null, "subject_title" text not null, "actor_id" uuid null, "count" int not null default 1, "latest_id" uuid null, "details" text[] not null default '{}', "happened_at" timestamptz not null default now(), "read_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "notification_institution_id_actor_id_index" on "notification" ("institution_id", "actor_id");`,
    );
    this.addSql(
      `create index notification_unread on notification (institution_id, recipient_id, happened_at, id) where read_at is null;`,
    );
    this.addSql(
      `create index "notification_institution_id_recipient_id_happened_at_id_index" on "notification" ("institution_id", "recipient_id", "happened_at", "id");`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_once" unique ("institution_id", "key", "recipient_id", "kind");`,
    );

    this.addSql(
      `create table "notification_preference" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "membership_id" uuid not null, "kind" text not null, "is_mailed" boolean not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_institution_id_membership_df781_unique" unique ("institution_id", "membership_id", "kind");`,
    );

    this.addSql(
      `alter table "notification" add constraint "notification_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_institution_id_recipient_id_foreign" foreign key ("institution_id", "recipient_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_institution_id_actor_id_foreign" foreign key ("institution_id", "actor_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'student-enrollment'));`,
    );
    this.addSql(`alter table "notification" enable row level security;`);
    this.addSql(`alter table "notification" force row level security;`);
    this.addSql(
      `create policy "notification_tenant" on "notification" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'student-enrollment'));`,
    );
    this.addSql(`alter table "notification_preference" enable row level security;`);
    this.addSql(`alter table "notification_preference" force row level security;`);
    this.addSql(
      `create policy "notification_preference_tenant" on "notification_preference" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "notification" cascade;`);
    this.addSql(`drop table if exists "notification_preference" cascade;`);
  }
}
