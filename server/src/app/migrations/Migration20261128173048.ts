import { Migration } from '@mikro-orm/migrations';

export class Migration20261128173048 extends Migration {
  override name = 'Migration20261128173048';

  override up(): void | Promise<void> {
    this.addSql(`alter table "institution" add "plan_until" date null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "institution" drop column "plan_until";`);
  }
}
