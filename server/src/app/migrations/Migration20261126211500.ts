import { Migration } from '@mikro-orm/migrations';

export class Migration20261126211500 extends Migration {
  override name = 'Migration20261126211500';

  override up(): void | Promise<void> {
    this.addSql(`alter table "review" add "version" int not null default 1;`);

    this.addSql(`alter table "section" add "version" int not null default 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "review" drop column "version";`);

    this.addSql(`alter table "section" drop column "version";`);
  }
}
