import { Migration } from '@mikro-orm/migrations';

export class Migration20261121063733 extends Migration {
  override name = 'Migration20261121063733';

  override up(): void | Promise<void> {
    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_institution_id_foreign";`);
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_institution_id_foreign" foreign key ("institution_id") references "institution" ("id");`,
    );
  }
}
