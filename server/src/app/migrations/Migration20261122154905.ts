import { Migration } from '@mikro-orm/migrations';

export class Migration20261122154905 extends Migration {
  override name = 'Migration20261122154905';

  override up(): void | Promise<void> {
    this.addSql(`alter table "account" add "deleted_at" timestamptz null;`);

    this.addSql(`alter table "membership" add "status" text not null default 'active';`);
    this.addSql(
      `alter table "membership" add constraint "membership_status_check" check ("status" in ('active', 'deactivated'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "account" drop column "deleted_at";`);

    this.addSql(`alter table "membership" drop constraint "membership_status_check";`);
    this.addSql(`alter table "membership" drop column "status";`);
  }
}
