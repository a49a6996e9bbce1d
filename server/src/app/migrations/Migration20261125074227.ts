import { Migration } from '@mikro-orm/migrations';

export class Migration20261125074227 extends Migration {
  override name = 'Migration20261125074227';

  override up(): void | Promise<void> {
    this.addSql(`alter table "cohort" add "version" int not null default 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "cohort" drop column "version";`);
  }
}
