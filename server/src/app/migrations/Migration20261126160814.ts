import { Migration } from '@mikro-orm/migrations';

export class Migration20261126160814 extends Migration {
  override name = 'Migration20261126160814';

  override up(): void | Promise<void> {
    this.addSql(`alter table "cohort_session" add "version" int not null default 1;`);

    this.addSql(`alter table "milestone" add "version" int not null default 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "cohort_session" drop column "version";`);

    this.addSql(`alter table "milestone" drop column "version";`);
  }
}
