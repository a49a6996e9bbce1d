import { Migration } from '@mikro-orm/migrations';

export class Migration20261125082732 extends Migration {
  override name = 'Migration20261125082732';

  override up(): void | Promise<void> {
    this.addSql(`alter table "lesson" add "version" int not null default 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "lesson" drop column "version";`);
  }
}
