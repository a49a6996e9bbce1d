import { Migration } from '@mikro-orm/migrations';

export class Migration20261121060627 extends Migration {
  override name = 'Migration20261121060627';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "api_token" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "name" text not null, "token_hash" text not null, "hint" text not null, "scopes" text[] not null, "creator_id" uuid not null, "expires_at" timestamptz not null, "last_used_at" timestamptz null, "revoked_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "api_token_institution_id_creator_id_index" on "api_token" ("institution_id", "creator_id");`,
    );
    this.addSql(
      `create index "api_token_institution_id_created_at_id_index" on "api_token" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `alter table "api_token" add constraint "api_token_institution_id_token_hash_unique" unique ("institution_id", "token_hash");`,
    );

    this.addSql(`alter table "institution" add "plan" text not null default 'free';`);
    this.addSql(
      `alter table "institution" add constraint "institution_plan_check" check ("plan" in ('free', 'starter', 'professional', 'enterprise'));`,
    );

    this.addSql(
      `alter table "api_token" add constraint "api_token_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "api_token" add constraint "api_token_institution_id_creator_id_foreign" foreign key ("institution_id", "creator_id") references "membership" ("institution_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `create trigger api_token_audit_insert_delete after insert or delete on "api_token" for each row execute function audit_row('{institution_id,id,created_at,last_used_at}', '{token_hash}');`,
    );
    this.addSql(
      `create trigger api_token_audit_update after update on "api_token" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function audit_row('{institution_id,id,created_at,last_used_at}', '{token_hash}');`,
    );
    this.addSql(`alter table "api_token" enable row level security;`);
    this.addSql(`alter table "api_token" force row level security;`);
    this.addSql(
      `create policy "api_token_tenant" on "api_token" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "api_token_audit_insert_delete" on "api_token";`);
    this.addSql(`drop function if exists "api_token_api_token_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "api_token_audit_update" on "api_token";`);
    this.addSql(`drop function if exists "api_token_api_token_audit_update_fn"();`);
    this.addSql(`drop table if exists "api_token" cascade;`);

    this.addSql(`alter table "institution" drop constraint "institution_plan_check";`);
    this.addSql(`alter table "institution" drop column "plan";`);
  }
}
