import { Migration } from '@mikro-orm/migrations';

export class Migration20261126202104 extends Migration {
  override name = 'Migration20261126202104';

  override up(): void | Promise<void> {
    this.addSql(`alter table "cohort" add "cover_url" text null;`);

    this.addSql(`alter table "file" drop constraint "file_purpose_check";`);
    this.addSql(
      `alter table "file" add constraint "file_purpose_check" check ("purpose" in ('avatar', 'thumbnail', 'cover', 'resource', 'material', 'import', 'submission'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "cohort" drop column "cover_url";`);

    this.addSql(`alter table "file" drop constraint "file_purpose_check";`);
    this.addSql(
      `alter table "file" add constraint "file_purpose_check" check ("purpose" in ('avatar', 'thumbnail', 'resource', 'material', 'import', 'submission'));`,
    );
  }
}
