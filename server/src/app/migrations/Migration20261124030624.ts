import { Migration } from '@mikro-orm/migrations';

export class Migration20261124030624 extends Migration {
  override name = 'Migration20261124030624';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "learning_day" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "membership_id" uuid not null, "day" date not null, "time_zone" text not null, "seconds" int not null default 0, "lessons" int not null default 0, "tasks" int not null default 0, "counted_until" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `alter table "learning_day" add constraint "learning_day_institution_id_membership_id_day_unique" unique ("institution_id", "membership_id", "day");`,
    );

    this.addSql(
      `create table "lesson_progress" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "lesson_id" uuid not null, "membership_id" uuid not null, "seconds" int not null default 0, "position" int not null default 0, "counted_until" timestamptz not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "lesson_progress_institution_id_membership_id_index" on "lesson_progress" ("institution_id", "membership_id");`,
    );
    this.addSql(
      `alter table "lesson_progress" add constraint "lesson_progress_institution_id_lesson_id_membership_id_unique" unique ("institution_id", "lesson_id", "membership_id");`,
    );

    this.addSql(
      `alter table "learning_day" add constraint "learning_day_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "learning_day" add constraint "learning_day_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger learning_day_updated_at_insert before insert on "learning_day" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger learning_day_updated_at_update before update on "learning_day" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(`alter table "learning_day" enable row level security;`);
    this.addSql(`alter table "learning_day" force row level security;`);
    this.addSql(
      `create policy "learning_day_tenant" on "learning_day" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "lesson_progress" add constraint "lesson_progress_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "lesson_progress" add constraint "lesson_progress_institution_id_lesson_id_foreign" foreign key ("institution_id", "lesson_id") references "lesson" ("institution_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "lesson_progress" add constraint "lesson_progress_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger lesson_progress_updated_at_insert before insert on "lesson_progress" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger lesson_progress_updated_at_update before update on "lesson_progress" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(`alter table "lesson_progress" enable row level security;`);
    this.addSql(`alter table "lesson_progress" force row level security;`);
    this.addSql(
      `create policy "lesson_progress_tenant" on "lesson_progress" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "learning_day_updated_at_insert" on "learning_day";`);
    this.addSql(`drop function if exists "learning_day_learning_day_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "learning_day_updated_at_update" on "learning_day";`);
    this.addSql(`drop function if exists "learning_day_learning_day_updated_at_update_fn"();`);
    this.addSql(`drop table if exists "learning_day" cascade;`);
    this.addSql(`drop trigger if exists "lesson_progress_updated_at_insert" on "lesson_progress";`);
    this.addSql(`drop function if exists "lesson_progress_lesson_progress_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "lesson_progress_updated_at_update" on "lesson_progress";`);
    this.addSql(`drop function if exists "lesson_progress_lesson_progress_updated_at_update_fn"();`);
    this.addSql(`drop table if exists "lesson_progress" cascade;`);
  }
}
