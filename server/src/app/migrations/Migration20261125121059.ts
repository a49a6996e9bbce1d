import { Migration } from '@mikro-orm/migrations';

export class Migration20261125121059 extends Migration {
  override name = 'Migration20261125121059';

  override up(): void | Promise<void> {
    this.addSql(`alter table "activity" add "version" int not null default 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "activity" drop column "version";`);
  }
}
