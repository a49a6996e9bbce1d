import { Migration } from '@mikro-orm/migrations';

export class Migration20261125145258 extends Migration {
  override name = 'Migration20261125145258';

  override up(): void | Promise<void> {
    this.addSql(`alter table "category" add "version" int not null default 1;`);

    this.addSql(`alter table "resource" add "version" int not null default 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "category" drop column "version";`);

    this.addSql(`alter table "resource" drop column "version";`);
  }
}
