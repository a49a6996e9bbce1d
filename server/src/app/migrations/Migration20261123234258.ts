import { Migration } from '@mikro-orm/migrations';

export class Migration20261123234258 extends Migration {
  override name = 'Migration20261123234258';

  override up(): void | Promise<void> {
    this.addSql(`alter table "file" drop constraint "file_purpose_check";`);
    this.addSql(`alter table "file" add "image_key" text null;`);
    this.addSql(
      `alter table "file" add constraint "file_purpose_check" check ("purpose" in ('thumbnail', 'submission'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "file" drop constraint "file_purpose_check";`);
    this.addSql(`alter table "file" drop column "image_key";`);
    this.addSql(
      `alter table "file" add constraint "file_purpose_check" check ("purpose" in ('submission'));`,
    );
  }
}
