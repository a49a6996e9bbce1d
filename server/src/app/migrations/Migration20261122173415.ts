import { Migration } from '@mikro-orm/migrations';

export class Migration20261122173415 extends Migration {
  override name = 'Migration20261122173415';

  override up(): void | Promise<void> {
    this.addSql(`create index "invitation_email_index" on "invitation" ("email");`);
    this.addSql(
      `create policy "invitation_own" on "invitation" for select to "lyceum_public" using (email = (select a.email from account a where a.id = nullif(current_setting('app.account', true), '')::uuid));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop policy "invitation_own" on "invitation";`);

    this.addSql(`drop index "invitation_email_index";`);
  }
}
