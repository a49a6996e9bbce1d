import { Migration } from '@mikro-orm/migrations';

export class Migration20261128172250 extends Migration {
  override name = 'Migration20261128172250';

  override up(): void | Promise<void> {
    this.addSql(`alter table "certificate" add "language" text null;`);
    this.addSql(
      `alter table "certificate" add constraint "certificate_language_check" check ("language" in ('en', 'es', 'fr', 'de')) not valid;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "certificate" drop constraint "certificate_language_check";`);
    this.addSql(`alter table "certificate" drop column "language";`);
  }
}
