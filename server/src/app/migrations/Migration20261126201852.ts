import { Migration } from '@mikro-orm/migrations';

export class Migration20261126201852 extends Migration {
  override name = 'Migration20261126201852';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notification" add "time_zone" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notification" drop column "time_zone";`);
  }
}
