import { Migration } from '@mikro-orm/migrations';

export class Migration20261121084701 extends Migration {
  override name = 'Migration20261121084701';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "storage_use" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "bytes" bigint not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `alter table "storage_use" add constraint "storage_use_institution_id_unique" unique ("institution_id");`,
    );

    this.addSql(
      `create table "file" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "uploader_id" uuid not null, "purpose" text not null, "name" text not null, "content_type" text not null, "size" int not null, "stored_at" timestamptz null, "holder_id" uuid null, "position" int not null default 0, primary key ("institution_id", "id"));`,
    );
    this.addSql(`create index file_unused on file (institution_id, created_at) where holder_id is null;`);
    this.addSql(
      `create index "file_institution_id_uploader_id_index" on "file" ("institution_id", "uploader_id");`,
    );
    this.addSql(
      `create index "file_institution_id_holder_id_position_id_index" on "file" ("institution_id", "holder_id", "position", "id");`,
    );

    this.addSql(
      `alter table "storage_use" add constraint "storage_use_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(`alter table "storage_use" enable row level security;`);
    this.addSql(`alter table "storage_use" force row level security;`);
    this.addSql(
      `create policy "storage_use_tenant" on "storage_use" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "file" add constraint "file_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "file" add constraint "file_institution_id_uploader_id_foreign" foreign key ("institution_id", "uploader_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "file" add constraint "file_purpose_check" check ("purpose" in ('submission'));`,
    );
    this.addSql(
      `create trigger file_audit_insert_delete after insert or delete on "file" for each row execute function audit_row('{institution_id,id,created_at,stored_at}', '{}');`,
    );
    this.addSql(
      `create trigger file_audit_update after update on "file" for each row when (to_jsonb(old) - '{stored_at}'::text[] is distinct from to_jsonb(new) - '{stored_at}'::text[]) execute function audit_row('{institution_id,id,created_at,stored_at}', '{}');`,
    );
    this.addSql(`alter table "file" enable row level security;`);
    this.addSql(`alter table "file" force row level security;`);
    this.addSql(
      `create policy "file_tenant" on "file" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "storage_use" cascade;`);
    this.addSql(`drop trigger if exists "file_audit_insert_delete" on "file";`);
    this.addSql(`drop function if exists "file_file_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "file_audit_update" on "file";`);
    this.addSql(`drop function if exists "file_file_audit_update_fn"();`);
    this.addSql(`drop table if exists "file" cascade;`);
  }
}
