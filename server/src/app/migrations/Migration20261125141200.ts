import { Migration } from '@mikro-orm/migrations';

export class Migration20261125141200 extends Migration {
  override name = 'Migration20261125141200';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "calendar_feed" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "membership_id" uuid not null, "token_hash" text not null, "has_meeting_links" boolean not null default false, "last_used_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `alter table "calendar_feed" add constraint "calendar_feed_institution_id_membership_id_unique" unique ("institution_id", "membership_id");`,
    );
    this.addSql(
      `alter table "calendar_feed" add constraint "calendar_feed_institution_id_token_hash_unique" unique ("institution_id", "token_hash");`,
    );

    this.addSql(
      `alter table "calendar_feed" add constraint "calendar_feed_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "calendar_feed" add constraint "calendar_feed_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `create trigger calendar_feed_updated_at_insert before insert on "calendar_feed" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger calendar_feed_updated_at_update before update on "calendar_feed" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger calendar_feed_audit_insert_delete after insert or delete on "calendar_feed" for each row execute function audit_row('{institution_id,id,created_at,updated_at,last_used_at}', '{token_hash}', 'calendar_feed');`,
    );
    this.addSql(
      `create trigger calendar_feed_audit_update after update on "calendar_feed" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,last_used_at}', '{token_hash}', 'calendar_feed');`,
    );
    this.addSql(`alter table "calendar_feed" enable row level security;`);
    this.addSql(`alter table "calendar_feed" force row level security;`);
    this.addSql(
      `create policy "calendar_feed_tenant" on "calendar_feed" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "calendar_feed_updated_at_insert" on "calendar_feed";`);
    this.addSql(`drop function if exists "calendar_feed_calendar_feed_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "calendar_feed_updated_at_update" on "calendar_feed";`);
    this.addSql(`drop function if exists "calendar_feed_calendar_feed_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "calendar_feed_audit_insert_delete" on "calendar_feed";`);
    this.addSql(`drop function if exists "calendar_feed_calendar_feed_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "calendar_feed_audit_update" on "calendar_feed";`);
    this.addSql(`drop function if exists "calendar_feed_calendar_feed_audit_update_fn"();`);
    this.addSql(`drop table if exists "calendar_feed" cascade;`);
  }
}
