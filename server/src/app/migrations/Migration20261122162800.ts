import { Migration } from '@mikro-orm/migrations';

export class Migration20261122162800 extends Migration {
  override name = 'Migration20261122162800';

  override up(): void | Promise<void> {
    this.addSql(`alter table "membership" add "access" text not null default 'member';`);
    this.addSql(
      `alter table "membership" add constraint "membership_access_check" check ("access" in ('member', 'seat'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "membership" drop constraint "membership_access_check";`);
    this.addSql(`alter table "membership" drop column "access";`);
  }
}
