import { Migration } from '@mikro-orm/migrations';

export class Migration20261122154436 extends Migration {
  override name = 'Migration20261122154436';

  override up(): void | Promise<void> {
    this.addSql(`alter table "account" alter column "password_hash" drop not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "account" alter column "password_hash" set not null;`);
  }
}
