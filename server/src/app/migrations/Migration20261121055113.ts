import { Migration } from '@mikro-orm/migrations';

export class Migration20261121055113 extends Migration {
  override name = 'Migration20261121055113';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "webhook_endpoint" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "url" text not null, "description" text not null default '', "events" text[] not null, "is_enabled" boolean not null default true, "failing_since" timestamptz null, "given_up_at" timestamptz null, "secret_version" int not null default 1, "previous_secret_until" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "webhook_endpoint_institution_id_created_at_id_index" on "webhook_endpoint" ("institution_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "webhook_delivery" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "endpoint_id" uuid not null, "event_id" uuid not null, "type" text not null, "payload" text not null, "status" text not null default 'pending', "next_attempt_at" timestamptz null default now(), "tries" int not null default 0, "turn" int not null default 1, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "webhook_delivery_institution_id_created_at_index" on "webhook_delivery" ("institution_id", "created_at");`,
    );
    this.addSql(
      `create index "webhook_delivery_institution_id_endpoint_id_created_at_id_index" on "webhook_delivery" ("institution_id", "endpoint_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "webhook_attempt" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "delivery_id" uuid not null, "status_code" int null, "duration_ms" int not null, "error" text null, "response" text null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "webhook_attempt_institution_id_delivery_id_created_at_id_index" on "webhook_attempt" ("institution_id", "delivery_id", "created_at", "id");`,
    );

    this.addSql(
      `alter table "webhook_endpoint" add constraint "webhook_endpoint_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger webhook_endpoint_audit_insert_delete after insert or delete on "webhook_endpoint" for each row execute function audit_row('{institution_id,id,created_at,failing_since}', '{}');`,
    );
    this.addSql(
      `create trigger webhook_endpoint_audit_update after update on "webhook_endpoint" for each row when (to_jsonb(old) - '{failing_since}'::text[] is distinct from to_jsonb(new) - '{failing_since}'::text[]) execute function audit_row('{institution_id,id,created_at,failing_since}', '{}');`,
    );
    this.addSql(`alter table "webhook_endpoint" enable row level security;`);
    this.addSql(`alter table "webhook_endpoint" force row level security;`);
    this.addSql(
      `create policy "webhook_endpoint_tenant" on "webhook_endpoint" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_institution_id_endpoint_id_foreign" foreign key ("institution_id", "endpoint_id") references "webhook_endpoint" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_status_check" check ("status" in ('pending', 'succeeded', 'failed'));`,
    );
    this.addSql(`alter table "webhook_delivery" enable row level security;`);
    this.addSql(`alter table "webhook_delivery" force row level security;`);
    this.addSql(
      `create policy "webhook_delivery_tenant" on "webhook_delivery" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "webhook_attempt" add constraint "webhook_attempt_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "webhook_attempt" add constraint "webhook_attempt_institution_id_delivery_id_foreign" foreign key ("institution_id", "delivery_id") references "webhook_delivery" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(`alter table "webhook_attempt" enable row level security;`);
    this.addSql(`alter table "webhook_attempt" force row level security;`);
    this.addSql(
      `create policy "webhook_attempt_tenant" on "webhook_attempt" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "webhook_delivery" drop constraint "webhook_delivery_institution_id_endpoint_id_foreign";`,
    );
    this.addSql(
      `alter table "webhook_attempt" drop constraint "webhook_attempt_institution_id_delivery_id_foreign";`,
    );

    this.addSql(`drop trigger if exists "webhook_endpoint_audit_insert_delete" on "webhook_endpoint";`);
    this.addSql(`drop function if exists "webhook_endpoint_webhook_endpoint_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "webhook_endpoint_audit_update" on "webhook_endpoint";`);
    this.addSql(`drop function if exists "webhook_endpoint_webhook_endpoint_audit_update_fn"();`);
    this.addSql(`drop table if exists "webhook_endpoint" cascade;`);
    this.addSql(`drop table if exists "webhook_delivery" cascade;`);
    this.addSql(`drop table if exists "webhook_attempt" cascade;`);
  }
}
