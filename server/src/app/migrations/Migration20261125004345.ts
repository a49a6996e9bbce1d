import { Migration } from '@mikro-orm/migrations';

export class Migration20261125004345 extends Migration {
  override name = 'Migration20261125004345';

  override up(): void | Promise<void> {
    this.addSql(`drop index "resource_institution_id_cohort_id_created_at_id_index";`);
    this.addSql(`drop trigger if exists "resource_audit_insert_delete" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "resource_audit_update" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_audit_update_fn"();`);
    this.addSql(`drop trigger if exists "resource_updated_at_update" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_updated_at_update_fn"();`);
    this.addSql(`alter table "resource" drop column "storage_key";`);
    this.addSql(
      `alter table "resource" add "course_id" uuid null, add "is_public" boolean not null default false, add "url" text null, add "position" int not null default 0, add "is_for_seats_only" boolean not null default true;`,
    );
    this.addSql(`alter table "resource" alter column "cohort_id" drop not null;`);
    this.addSql(`alter table "resource" alter column "size" set default 0;`);
    this.addSql(
      `alter table "resource" add constraint "resource_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create index "resource_institution_id_cohort_id_position_id_index" on "resource" ("institution_id", "cohort_id", "position", "id");`,
    );
    this.addSql(
      `create index "resource_institution_id_course_id_position_id_index" on "resource" ("institution_id", "course_id", "position", "id");`,
    );
    this.addSql(
      `alter table "resource" add constraint "resource_holder" check (num_nonnulls(course_id, cohort_id) = 1);`,
    );
    this.addSql(
      `create trigger resource_publicness before insert or update of course_id on "resource" for each row execute function take_publicness_of_resource();`,
    );
    this.addSql(
      `create trigger course_publicness_of_resource after update of is_public, status, deleted_at on "course" for each row execute function give_publicness_to_resource();`,
    );
    this.addSql(
      `create trigger resource_audit_insert_delete after insert or delete on "resource" for each row execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'resource');`,
    );
    this.addSql(
      `create trigger resource_audit_update after update on "resource" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'resource');`,
    );
    this.addSql(
      `create trigger resource_updated_at_update before update on "resource" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create policy "resource_public" on "resource" for select to "lyceum_public" using (is_public and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(`alter table "file" drop constraint "file_purpose_check";`);
    this.addSql(
      `alter table "file" add constraint "file_purpose_check" check ("purpose" in ('avatar', 'thumbnail', 'resource', 'material', 'submission'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "course_publicness_of_resource" on "course";`);
    this.addSql(`drop policy "resource_public" on "resource";`);
    this.addSql(`alter table "resource" drop constraint "resource_institution_id_course_id_foreign";`);

    this.addSql(`alter table "file" drop constraint "file_purpose_check";`);
    this.addSql(
      `alter table "file" add constraint "file_purpose_check" check ("purpose" in ('avatar', 'thumbnail', 'submission'));`,
    );

    this.addSql(`drop index "resource_institution_id_cohort_id_position_id_index";`);
    this.addSql(`drop index "resource_institution_id_course_id_position_id_index";`);
    this.addSql(`alter table "resource" drop constraint "resource_holder";`);
    this.addSql(`drop trigger if exists "resource_publicness" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_publicness_fn"();`);
    this.addSql(`drop trigger if exists "resource_updated_at_update" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "resource_audit_insert_delete" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "resource_audit_update" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_audit_update_fn"();`);
    this.addSql(
      `alter table "resource" drop column "course_id", drop column "is_public", drop column "url", drop column "position", drop column "is_for_seats_only";`,
    );
    this.addSql(`alter table "resource" add "storage_key" text not null;`);
    this.addSql(`alter table "resource" alter column "cohort_id" set not null;`);
    this.addSql(`alter table "resource" alter column "size" drop default;`);
    this.addSql(
      `create index "resource_institution_id_cohort_id_created_at_id_index" on "resource" ("institution_id", "cohort_id", "created_at", "id");`,
    );
    this.addSql(
      `create trigger resource_updated_at_update before update on "resource" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger resource_audit_insert_delete after insert or delete on "resource" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'resource');`,
    );
    this.addSql(
      `create trigger resource_audit_update after update on "resource" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'resource');`,
    );
  }
}
