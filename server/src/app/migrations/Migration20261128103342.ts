import { Migration } from '@mikro-orm/migrations';

export class Migration20261128103342 extends Migration {
  override name = 'Migration20261128103342';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "custom_domain" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "host" text not null, "txt_value" text not null, "cname_state" text not null default 'unknown', "txt_state" text not null default 'unknown', "checked_at" timestamptz null, "verified_at" timestamptz null, "failing_since" timestamptz null, "warned_at" timestamptz null, "disabled_at" timestamptz null, "is_taken" boolean not null default false, primary key ("institution_id", "id"));`,
    );
    this.addSql(`create unique index custom_domain_once on custom_domain (institution_id);`);

    this.addSql(`drop index "institution_suspended";`);
    this.addSql(
      `alter table "institution" add "custom_host" text null, add "has_custom_domain" boolean generated always as (plan in ('professional', 'enterprise')) stored not null, add "pending_since" timestamptz null, add "rejected_at" timestamptz null, add "rejection_reason" text null;`,
    );
    this.addSql(
      `alter table "institution" add constraint "institution_custom_host_unique" unique ("custom_host");`,
    );
    this.addSql(
      `create index institution_custom_hosts on institution (custom_host) where custom_host is not null and has_custom_domain;`,
    );
    this.addSql(
      `create index institution_pending on institution (name, id) where pending_since is not null;`,
    );
    this.addSql(
      `create index institution_closed on institution (id) where (suspended_at is not null or pending_since is not null);`,
    );

    this.addSql(`alter table "session" add "custom_host" text null;`);

    this.addSql(
      `alter table "custom_domain" add constraint "custom_domain_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "custom_domain" add constraint "custom_domain_cname_state_check" check ("cname_state" in ('unknown', 'missing', 'wrong', 'found'));`,
    );
    this.addSql(
      `alter table "custom_domain" add constraint "custom_domain_txt_state_check" check ("txt_state" in ('unknown', 'missing', 'wrong', 'found'));`,
    );
    this.addSql(
      `create trigger custom_domain_updated_at_insert before insert on "custom_domain" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger custom_domain_updated_at_update before update on "custom_domain" for each row when (to_jsonb(old) - '{cname_state,txt_state,checked_at,warned_at}'::text[] is distinct from to_jsonb(new) - '{cname_state,txt_state,checked_at,warned_at}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger custom_domain_audit_insert_delete after insert or delete on "custom_domain" for each row execute function audit_row('{institution_id,id,created_at,updated_at,cname_state,txt_state,checked_at,warned_at}', '{}', 'custom_domain');`,
    );
    this.addSql(
      `create trigger custom_domain_audit_update after update on "custom_domain" for each row when (to_jsonb(old) - '{cname_state,txt_state,checked_at,warned_at}'::text[] is distinct from to_jsonb(new) - '{cname_state,txt_state,checked_at,warned_at}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,cname_state,txt_state,checked_at,warned_at}', '{}', 'custom_domain');`,
    );
    this.addSql(`alter table "custom_domain" enable row level security;`);
    this.addSql(`alter table "custom_domain" force row level security;`);
    this.addSql(
      `create policy "custom_domain_tenant" on "custom_domain" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "custom_domain_updated_at_insert" on "custom_domain";`);
    this.addSql(`drop function if exists "custom_domain_custom_domain_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "custom_domain_updated_at_update" on "custom_domain";`);
    this.addSql(`drop function if exists "custom_domain_custom_domain_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "custom_domain_audit_insert_delete" on "custom_domain";`);
    this.addSql(`drop function if exists "custom_domain_custom_domain_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "custom_domain_audit_update" on "custom_domain";`);
    this.addSql(`drop function if exists "custom_domain_custom_domain_audit_update_fn"();`);
    this.addSql(`drop table if exists "custom_domain" cascade;`);

    this.addSql(`alter table "institution" drop constraint "institution_custom_host_unique";`);
    this.addSql(`drop index "institution_custom_hosts";`);
    this.addSql(`drop index "institution_pending";`);
    this.addSql(`drop index "institution_closed";`);
    this.addSql(
      `alter table "institution" drop column "custom_host", drop column "has_custom_domain", drop column "pending_since", drop column "rejected_at", drop column "rejection_reason";`,
    );
    this.addSql(`create index institution_suspended on institution (id) where suspended_at is not null;`);

    this.addSql(`alter table "session" drop column "custom_host";`);
  }
}
