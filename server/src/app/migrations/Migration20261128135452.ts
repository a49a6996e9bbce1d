import { Migration } from '@mikro-orm/migrations';

export class Migration20261128135452 extends Migration {
  override name = 'Migration20261128135452';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "account_export" ("id" uuid not null, "account_id" uuid not null, "status" text not null default 'queued', "percent" int not null default 0, "row_count" int not null default 0, "file_count" int not null default 0, "size" double precision not null default 0, "failure" text null, "finished_at" timestamptz null, "expires_at" timestamptz null, "attempt" int not null default 0, "progressed_at" timestamptz not null default now(), "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create unique index account_export_unfinished_once on account_export (account_id) where status in ('queued', 'running');`,
    );
    this.addSql(
      `create index "account_export_account_id_created_at_id_index" on "account_export" ("account_id", "created_at", "id");`,
    );

    this.addSql(`drop trigger if exists "institution_audit_insert_update" on "institution";`);
    this.addSql(`drop function if exists "institution_institution_audit_insert_update_fn"();`);
    this.addSql(`alter table "institution" add "pending_mailed_at" timestamptz null;`);
    this.addSql(
      `create trigger institution_audit_insert_update after insert or update on "institution" for each row execute function audit_institution('{institution_id,id,created_at,updated_at,security_version,notifications_version,pending_mailed_at}', '{}', 'institution');`,
    );

    this.addSql(`alter table "membership" add "erased_at" timestamptz null;`);

    this.addSql(
      `alter table "account_export" add constraint "account_export_account_id_foreign" foreign key ("account_id") references "account" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "account_export" add constraint "account_export_status_check" check ("status" in ('queued', 'running', 'ready', 'cancelled', 'failed', 'expired'));`,
    );
    this.addSql(`alter table "account_export" enable row level security;`);
    this.addSql(
      `create policy "account_export_app" on "account_export" to "lyceum_app" using (true) with check (true);`,
    );
    this.addSql(
      `create policy "account_export_own" on "account_export" for select to "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "account_export" cascade;`);

    this.addSql(`drop trigger if exists "institution_audit_insert_update" on "institution";`);
    this.addSql(`drop function if exists "institution_institution_audit_insert_update_fn"();`);
    this.addSql(`alter table "institution" drop column "pending_mailed_at";`);
    this.addSql(
      `create trigger institution_audit_insert_update after insert or update on "institution" for each row execute function audit_institution('{institution_id,id,created_at,updated_at,security_version,notifications_version}', '{}', 'institution');`,
    );

    this.addSql(`alter table "membership" drop column "erased_at";`);
  }
}
