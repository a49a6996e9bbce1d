import { Migration } from '@mikro-orm/migrations';

export class Migration20261124022124 extends Migration {
  override name = 'Migration20261124022124';

  override up(): void | Promise<void> {
    this.addSql(`alter table "file" drop constraint "file_purpose_check";`);
    this.addSql(
      `alter table "file" add constraint "file_purpose_check" check ("purpose" in ('avatar', 'thumbnail', 'submission'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "file" drop constraint "file_purpose_check";`);
    this.addSql(
      `alter table "file" add constraint "file_purpose_check" check ("purpose" in ('thumbnail', 'submission'));`,
    );
  }
}
