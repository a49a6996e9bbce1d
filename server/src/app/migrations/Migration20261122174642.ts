import { Migration } from '@mikro-orm/migrations';

export class Migration20261122174642 extends Migration {
  override name = 'Migration20261122174642';

  override up(): void | Promise<void> {
    this.addSql(`drop policy "invitation_own" on "invitation";`);

    this.addSql(
      `create policy "invitation_own" on "invitation" for select to "lyceum_public" using (email = (select a.email from account a where a.id = nullif(current_setting('app.account', true), '')::uuid) and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop policy "invitation_own" on "invitation";`);

    this.addSql(
      `create policy "invitation_own" on "invitation" for select to "lyceum_public" using (email = (select a.email from account a where a.id = nullif(current_setting('app.account', true), '')::uuid));`,
    );
  }
}
