import { Migration } from '@mikro-orm/migrations';

export class Migration20261128105000 extends Migration {
  override name = 'Migration20261128105000';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "institution_export" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "status" text not null default 'queued', "percent" int not null default 0, "row_count" int not null default 0, "file_count" int not null default 0, "size" double precision not null default 0, "failure" text null, "finished_at" timestamptz null, "expires_at" timestamptz null, "started_by_id" uuid not null, "attempt" int not null default 0, "progressed_at" timestamptz not null default now(), primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create unique index institution_export_unfinished_once on institution_export (institution_id) where status in ('queued', 'running');`,
    );
    this.addSql(
      `create index "institution_export_institution_id_created_at_id_index" on "institution_export" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "institution_export_institution_id_started_by_id_index" on "institution_export" ("institution_id", "started_by_id");`,
    );
    this.addSql(
      `create index "institution_export_institution_id_updated_at_id_index" on "institution_export" ("institution_id", "updated_at", "id");`,
    );

    this.addSql(`drop trigger if exists "institution_audit_insert_update" on "institution";`);
    this.addSql(`drop function if exists "institution_institution_audit_insert_update_fn"();`);
    this.addSql(
      `alter table "institution" add "closing_at" timestamptz null, add "closing_reminded_at" timestamptz null, add "erasing_at" timestamptz null, add "sends_welcome_mail" boolean not null default false, add "welcome_subject" text not null default '', add "welcome_message" text not null default '', add "muted_kinds" text[] not null default '{}', add "notifications_version" int not null default 1;`,
    );
    this.addSql(
      `create index institution_closing on institution (closing_at, id) where closing_at is not null;`,
    );
    this.addSql(
      `create trigger institution_audit_insert_update after insert or update on "institution" for each row execute function audit_institution('{institution_id,id,created_at,updated_at,security_version,notifications_version}', '{}', 'institution');`,
    );

    this.addSql(
      `alter table "institution_export" add constraint "institution_export_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "institution_export" add constraint "institution_export_institution_id_started_by_id_foreign" foreign key ("institution_id", "started_by_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "institution_export" add constraint "institution_export_status_check" check ("status" in ('queued', 'running', 'ready', 'cancelled', 'failed', 'expired'));`,
    );
    this.addSql(
      `create trigger institution_export_updated_at_insert before insert on "institution_export" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger institution_export_updated_at_update before update on "institution_export" for each row when (to_jsonb(old) - '{percent,progressed_at,attempt}'::text[] is distinct from to_jsonb(new) - '{percent,progressed_at,attempt}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger institution_export_audit_insert_delete after insert or delete on "institution_export" for each row execute function audit_row('{institution_id,id,created_at,updated_at,percent,progressed_at,attempt}', '{}', 'institution_export');`,
    );
    this.addSql(
      `create trigger institution_export_audit_update after update on "institution_export" for each row when (to_jsonb(old) - '{percent,progressed_at,attempt}'::text[] is distinct from to_jsonb(new) - '{percent,progressed_at,attempt}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,percent,progressed_at,attempt}', '{}', 'institution_export');`,
    );
    this.addSql(`alter table "institution_export" enable row level security;`);
    this.addSql(`alter table "institution_export" force row level security;`);
    this.addSql(
      `create policy "institution_export_tenant" on "institution_export" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "institution_export_updated_at_insert" on "institution_export";`);
    this.addSql(`drop function if exists "institution_export_institution_export_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "institution_export_updated_at_update" on "institution_export";`);
    this.addSql(`drop function if exists "institution_export_institution_export_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "institution_export_audit_insert_delete" on "institution_export";`);
    this.addSql(`drop function if exists "institution_export_institution_export_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "institution_export_audit_update" on "institution_export";`);
    this.addSql(`drop function if exists "institution_export_institution_export_audit_update_fn"();`);
    this.addSql(`drop table if exists "institution_export" cascade;`);

    this.addSql(`drop index "institution_closing";`);
    this.addSql(`drop trigger if exists "institution_audit_insert_update" on "institution";`);
    this.addSql(`drop function if exists "institution_institution_audit_insert_update_fn"();`);
    this.addSql(
      `alter table "institution" drop column "closing_at", drop column "closing_reminded_at", drop column "erasing_at", drop column "sends_welcome_mail", drop column "welcome_subject", drop column "welcome_message", drop column "muted_kinds", drop column "notifications_version";`,
    );
    this.addSql(
      `create trigger institution_audit_insert_update after insert or update on "institution" for each row execute function audit_institution('{institution_id,id,created_at,updated_at,security_version}', '{}', 'institution');`,
    );
  }
}
