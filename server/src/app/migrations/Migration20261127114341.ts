import { Migration } from '@mikro-orm/migrations';

export class Migration20261127114341 extends Migration {
  override name = 'Migration20261127114341';

  override up(): void | Promise<void> {
    this.addSql(`alter table "extension" add "version" int not null default 1;`);

    this.addSql(`alter table "quiz_answer" add "version" int not null default 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "extension" drop column "version";`);

    this.addSql(`alter table "quiz_answer" drop column "version";`);
  }
}
