import { Migration } from '@mikro-orm/migrations';

export class Migration20261122154310 extends Migration {
  override name = 'Migration20261122154310';

  override up(): void | Promise<void> {
    this.addSql(`alter table "account" enable row level security;`);
    this.addSql(`create policy "account_app" on "account" to "lyceum_app" using (true) with check (true);`);
    this.addSql(
      `create policy "account_own" on "account" for select to "lyceum_public" using (id = nullif(current_setting('app.account', true), '')::uuid);`,
    );

    this.addSql(`alter table "session" enable row level security;`);
    this.addSql(`create policy "session_app" on "session" to "lyceum_app" using (true) with check (true);`);
    this.addSql(
      `create policy "session_own" on "session" for select to "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop policy "account_app" on "account";`);
    this.addSql(`drop policy "account_own" on "account";`);

    this.addSql(`drop policy "session_app" on "session";`);
    this.addSql(`drop policy "session_own" on "session";`);

    this.addSql(`alter table "account" disable row level security;`);

    this.addSql(`alter table "session" disable row level security;`);
  }
}
