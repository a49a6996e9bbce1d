import { Migration } from '@mikro-orm/migrations';

export class Migration20261128101414 extends Migration {
  override name = 'Migration20261128101414';

  override up(): void | Promise<void> {
    this.addSql(`alter table "account" add "language" text null;`);
    this.addSql(
      `alter table "account" add constraint "account_language_check" check ("language" in ('en', 'es', 'fr', 'de'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "account" drop constraint "account_language_check";`);
    this.addSql(`alter table "account" drop column "language";`);
  }
}
