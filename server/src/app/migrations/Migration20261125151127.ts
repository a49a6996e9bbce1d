import { Migration } from '@mikro-orm/migrations';

export class Migration20261125151127 extends Migration {
  override name = 'Migration20261125151127';

  override up(): void | Promise<void> {
    this.addSql(`alter table "enrollment" add "moved_from_id" uuid null;`);
    this.addSql(
      `alter table "enrollment" add constraint "enrollment_institution_id_moved_from_id_foreign" foreign key ("institution_id", "moved_from_id") references "enrollment" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create index "enrollment_institution_id_moved_from_id_index" on "enrollment" ("institution_id", "moved_from_id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "enrollment" drop constraint "enrollment_institution_id_moved_from_id_foreign";`,
    );

    this.addSql(`drop index "enrollment_institution_id_moved_from_id_index";`);
    this.addSql(`alter table "enrollment" drop column "moved_from_id";`);
  }
}
