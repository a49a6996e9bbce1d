import { Migration } from '@mikro-orm/migrations';

export class Migration20261122155603 extends Migration {
  override name = 'Migration20261122155603';

  override up(): void | Promise<void> {
    this.addSql(`alter table "course" drop constraint "course_status_check";`);
    this.addSql(`alter table "course" add "version" int not null default 1;`);
    this.addSql(
      `alter table "course" add constraint "course_status_check" check ("status" in ('draft', 'published', 'archived'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "course" drop constraint "course_status_check";`);
    this.addSql(`alter table "course" drop column "version";`);
    this.addSql(
      `alter table "course" add constraint "course_status_check" check ("status" in ('draft', 'published'));`,
    );
  }
}
