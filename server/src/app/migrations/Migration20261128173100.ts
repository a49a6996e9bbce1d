import { Migration } from '@mikro-orm/migrations';

/** Validates the check of the languages of certificates without a lock against writes. */
export class Migration20261128173100 extends Migration {
  override name = 'Migration20261128173100';

  override up(): void | Promise<void> {
    this.addSql(`alter table "certificate" validate constraint "certificate_language_check";`);
  }

  override down(): void | Promise<void> {}
}
