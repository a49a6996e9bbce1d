import { Migration } from '@mikro-orm/migrations';

export class Migration20261121061745 extends Migration {
  override name = 'Migration20261121061745';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "idempotency_key" ("owner_id" uuid not null, "key" text not null, "account_id" uuid not null, "request" text not null, "claim" uuid not null, "claimed_until" timestamptz not null, "results" jsonb not null default '{}', "answer" text null, "expires_at" timestamptz not null, primary key ("owner_id", "key"));`,
    );
    this.addSql(`create index "idempotency_key_expires_at_index" on "idempotency_key" ("expires_at");`);

    this.addSql(`alter table "idempotency_key" enable row level security;`);
    this.addSql(
      `create policy "idempotency_key_own" on "idempotency_key" to "lyceum_app" using (account_id = nullif(current_setting('app.account', true), '')::uuid) with check (account_id = nullif(current_setting('app.account', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "idempotency_key" cascade;`);
  }
}
