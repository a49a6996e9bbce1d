import { Migration } from '@mikro-orm/migrations';

export class Migration20261128101624 extends Migration {
  override name = 'Migration20261128101624';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "email_change" ("id" uuid not null, "account_id" uuid not null, "old_email" text not null, "new_email" text not null, "session_id" uuid not null, "confirm_token_hash" text not null, "undo_token_hash" text not null, "expires_at" timestamptz not null, "undo_expires_at" timestamptz not null, "confirmed_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "email_change" add constraint "email_change_confirm_token_hash_unique" unique ("confirm_token_hash");`,
    );
    this.addSql(
      `alter table "email_change" add constraint "email_change_undo_token_hash_unique" unique ("undo_token_hash");`,
    );
    this.addSql(`create index "email_change_undo_expires_at_index" on "email_change" ("undo_expires_at");`);
    this.addSql(`create index "email_change_old_email_index" on "email_change" ("old_email");`);
    this.addSql(`create index "email_change_account_id_index" on "email_change" ("account_id");`);

    this.addSql(
      `create table "passkey" ("id" uuid not null, "account_id" uuid not null, "name" text not null, "credential_id" text not null, "public_key" text not null, "sign_count" bigint not null default '0', "transports" text[] not null default '{}', "last_used_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "passkey" add constraint "passkey_credential_id_unique" unique ("credential_id");`,
    );
    this.addSql(`create index "passkey_account_id_index" on "passkey" ("account_id");`);

    this.addSql(`alter table "account" add "two_factor_off_reason" text null;`);

    this.addSql(`alter table "session" add "passkey_id" uuid null;`);
    this.addSql(
      `alter table "session" add constraint "session_passkey_id_foreign" foreign key ("passkey_id") references "passkey" ("id") on update no action on delete set null;`,
    );
    this.addSql(`create index "session_passkey_id_index" on "session" ("passkey_id");`);

    this.addSql(
      `alter table "email_change" add constraint "email_change_account_id_foreign" foreign key ("account_id") references "account" ("id") on update no action on delete cascade;`,
    );
    this.addSql(`alter table "email_change" enable row level security;`);
    this.addSql(
      `create policy "email_change_app" on "email_change" to "lyceum_app" using (true) with check (true);`,
    );
    this.addSql(
      `create policy "email_change_own" on "email_change" for select to "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "passkey" add constraint "passkey_account_id_foreign" foreign key ("account_id") references "account" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `create trigger passkey_updated_at_insert before insert on "passkey" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger passkey_updated_at_update before update on "passkey" for each row when (to_jsonb(old) - '{sign_count,last_used_at}'::text[] is distinct from to_jsonb(new) - '{sign_count,last_used_at}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger passkey_audit_insert_delete after insert or delete on "passkey" for each row execute function audit_passkey('{institution_id,id,created_at,updated_at,sign_count,last_used_at}', '{}', 'passkey');`,
    );
    this.addSql(
      `create trigger passkey_audit_update after update on "passkey" for each row when (old.name is distinct from new.name) execute function audit_passkey('{institution_id,id,created_at,updated_at,sign_count,last_used_at}', '{}', 'passkey');`,
    );
    this.addSql(`alter table "passkey" enable row level security;`);
    this.addSql(`create policy "passkey_app" on "passkey" to "lyceum_app" using (true) with check (true);`);
    this.addSql(
      `create policy "passkey_own" on "passkey" for select to "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "session" drop constraint "session_passkey_id_foreign";`);

    this.addSql(`drop table if exists "email_change" cascade;`);
    this.addSql(`drop trigger if exists "passkey_updated_at_insert" on "passkey";`);
    this.addSql(`drop function if exists "passkey_passkey_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "passkey_updated_at_update" on "passkey";`);
    this.addSql(`drop function if exists "passkey_passkey_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "passkey_audit_insert_delete" on "passkey";`);
    this.addSql(`drop function if exists "passkey_passkey_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "passkey_audit_update" on "passkey";`);
    this.addSql(`drop function if exists "passkey_passkey_audit_update_fn"();`);
    this.addSql(`drop table if exists "passkey" cascade;`);

    this.addSql(`alter table "account" drop column "two_factor_off_reason";`);

    this.addSql(`drop index "session_passkey_id_index";`);
    this.addSql(`alter table "session" drop column "passkey_id";`);
  }
}
