import { Migration } from '@mikro-orm/migrations';

/** Notes everything that is public already, for the job that writes the entries. */
const NOTE_PUBLIC_ROWS = `
  do $$ declare tenant uuid; begin
    for tenant in select id from institution loop
      perform set_config('app.institution', tenant::text, true);
      insert into catalogue_change (institution_id, id)
      select tenant, id from course where institution_id = tenant and is_public and status = 'published' and deleted_at is null
      union all
      select tenant, id from cohort where institution_id = tenant and is_public and published_at is not null and deleted_at is null
      on conflict do nothing;
    end loop;
    perform set_config('app.institution', '', true);
  end $$`;

export class Migration20261128173844 extends Migration {
  override name = 'Migration20261128173844';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "catalogue_entry" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "kind" text not null, "title" text not null, "description" text not null, "category" text null, "level" text null, "starts_at" timestamptz null, "ends_at" timestamptz null, "closes_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index catalogue_entry_search on catalogue_entry using gin (kind, without_accents(title || ' ' || description) gin_trgm_ops);`,
    );
    this.addSql(`create index catalogue_entry_start on catalogue_entry (kind, starts_at, id);`);
    this.addSql(`create index catalogue_entry_title on catalogue_entry (kind, title, id);`);
    this.addSql(`create index catalogue_entry_updated on catalogue_entry (kind, updated_at, id);`);
    this.addSql(`create index catalogue_entry_created on catalogue_entry (kind, created_at, id);`);

    this.addSql(
      `create table "catalogue_change" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, primary key ("institution_id", "id"));`,
    );

    this.addSql(
      `create trigger course_catalogue_insert_delete after insert or delete on "course" for each row execute function note_catalogue_change_of_course();`,
    );
    this.addSql(
      `create trigger course_catalogue_update after update on "course" for each row when (old.title is distinct from new.title or old.short_description is distinct from new.short_description or old.category is distinct from new.category or old.level is distinct from new.level or old.created_at is distinct from new.created_at or old.updated_at is distinct from new.updated_at or old.is_public is distinct from new.is_public or old.status is distinct from new.status or old.deleted_at is distinct from new.deleted_at) execute function note_catalogue_change_of_course();`,
    );

    this.addSql(
      `create trigger cohort_catalogue_insert_delete after insert or delete on "cohort" for each row execute function note_catalogue_change_of_cohort();`,
    );
    this.addSql(
      `create trigger cohort_catalogue_update after update on "cohort" for each row when (old.title is distinct from new.title or old.description is distinct from new.description or old.start_date is distinct from new.start_date or old.end_date is distinct from new.end_date or old.registration_deadline is distinct from new.registration_deadline or old.created_at is distinct from new.created_at or old.updated_at is distinct from new.updated_at or old.is_public is distinct from new.is_public or old.published_at is distinct from new.published_at or old.deleted_at is distinct from new.deleted_at) execute function note_catalogue_change_of_cohort();`,
    );

    this.addSql(
      `alter table "catalogue_entry" add constraint "catalogue_entry_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(`alter table "catalogue_entry" enable row level security;`);
    this.addSql(`alter table "catalogue_entry" force row level security;`);
    this.addSql(
      `create policy "catalogue_entry_tenant" on "catalogue_entry" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "catalogue_entry_public" on "catalogue_entry" for select to "lyceum_public" using (true and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(
      `alter table "catalogue_change" add constraint "catalogue_change_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger catalogue_change_updated_at_insert before insert on "catalogue_change" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger catalogue_change_updated_at_update before update on "catalogue_change" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(`alter table "catalogue_change" enable row level security;`);
    this.addSql(`alter table "catalogue_change" force row level security;`);
    this.addSql(
      `create policy "catalogue_change_tenant" on "catalogue_change" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "catalogue_change_public" on "catalogue_change" for select to "lyceum_public" using (true);`,
    );
    this.addSql(NOTE_PUBLIC_ROWS);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "catalogue_entry" cascade;`);
    this.addSql(`drop trigger if exists "catalogue_change_updated_at_insert" on "catalogue_change";`);
    this.addSql(`drop function if exists "catalogue_change_catalogue_change_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "catalogue_change_updated_at_update" on "catalogue_change";`);
    this.addSql(`drop function if exists "catalogue_change_catalogue_change_updated_at_update_fn"();`);
    this.addSql(`drop table if exists "catalogue_change" cascade;`);

    this.addSql(`drop trigger if exists "cohort_catalogue_insert_delete" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_catalogue_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_catalogue_update" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_catalogue_update_fn"();`);

    this.addSql(`drop trigger if exists "course_catalogue_insert_delete" on "course";`);
    this.addSql(`drop function if exists "course_course_catalogue_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "course_catalogue_update" on "course";`);
    this.addSql(`drop function if exists "course_course_catalogue_update_fn"();`);
  }
}
