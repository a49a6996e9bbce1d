import { Migration } from '@mikro-orm/migrations';

export class Migration20261123092956 extends Migration {
  override name = 'Migration20261123092956';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "member_invitation" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "email" text not null, "role" text not null, "cohort_id" uuid null, "invited_by_id" uuid not null, "message" text not null default '', "token_hash" text not null, "sent_at" timestamptz not null, "expires_at" timestamptz not null, "accepted_at" timestamptz null, "cancelled_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index member_invitation_search on member_invitation using gin (institution_id, (email) gin_trgm_ops);`,
    );
    this.addSql(`create index "member_invitation_email_index" on "member_invitation" ("email");`);
    this.addSql(
      `create index "member_invitation_institution_id_invited_by_id_index" on "member_invitation" ("institution_id", "invited_by_id");`,
    );
    this.addSql(
      `create index "member_invitation_institution_id_cohort_id_index" on "member_invitation" ("institution_id", "cohort_id");`,
    );
    this.addSql(
      `create unique index member_invitation_unanswered_once on member_invitation (institution_id, email) where accepted_at is null and cancelled_at is null;`,
    );
    this.addSql(
      `create index "member_invitation_institution_id_created_at_id_index" on "member_invitation" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "member_invitation_institution_id_updated_at_id_index" on "member_invitation" ("institution_id", "updated_at", "id");`,
    );
    this.addSql(
      `create index "member_invitation_institution_id_email_id_index" on "member_invitation" ("institution_id", "email", "id");`,
    );
    this.addSql(
      `create index "member_invitation_institution_id_expires_at_id_index" on "member_invitation" ("institution_id", "expires_at", "id");`,
    );
    this.addSql(
      `alter table "member_invitation" add constraint "member_invitation_institution_id_token_hash_unique" unique ("institution_id", "token_hash");`,
    );

    this.addSql(
      `alter table "member_invitation" add constraint "member_invitation_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "member_invitation" add constraint "member_invitation_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "member_invitation" add constraint "member_invitation_institution_id_invited_by_id_foreign" foreign key ("institution_id", "invited_by_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "member_invitation" add constraint "member_invitation_role_check" check ("role" in ('student', 'instructor', 'admin'));`,
    );
    this.addSql(
      `create trigger member_invitation_updated_at_insert before insert on "member_invitation" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger member_invitation_updated_at_update before update on "member_invitation" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger member_invitation_audit_insert_delete after insert or delete on "member_invitation" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{token_hash}', 'member_invitation');`,
    );
    this.addSql(
      `create trigger member_invitation_audit_update after update on "member_invitation" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{token_hash}', 'member_invitation');`,
    );
    this.addSql(`alter table "member_invitation" enable row level security;`);
    this.addSql(`alter table "member_invitation" force row level security;`);
    this.addSql(
      `create policy "member_invitation_tenant" on "member_invitation" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "member_invitation_own" on "member_invitation" for select to "lyceum_public" using (email = nullif(current_setting('app.email', true), '') and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "member_invitation_updated_at_insert" on "member_invitation";`);
    this.addSql(`drop function if exists "member_invitation_member_invitation_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "member_invitation_updated_at_update" on "member_invitation";`);
    this.addSql(`drop function if exists "member_invitation_member_invitation_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "member_invitation_audit_insert_delete" on "member_invitation";`);
    this.addSql(`drop function if exists "member_invitation_member_invitation_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "member_invitation_audit_update" on "member_invitation";`);
    this.addSql(`drop function if exists "member_invitation_member_invitation_audit_update_fn"();`);
    this.addSql(`drop table if exists "member_invitation" cascade;`);
  }
}
