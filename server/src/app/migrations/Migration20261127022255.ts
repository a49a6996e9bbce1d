import { Migration } from '@mikro-orm/migrations';

export class Migration20261127022255 extends Migration {
  override name = 'Migration20261127022255';

  override up(): void | Promise<void> {
    this.addSql(`create index account_super_admins on account (email) where is_super_admin;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "account_super_admins";`);
  }
}
