import { Migration } from '@mikro-orm/migrations';

export class Migration20261125000110 extends Migration {
  override name = 'Migration20261125000110';

  override up(): void | Promise<void> {
    this.addSql(`drop index "lesson_completion_institution_id_membership_id_index";`);
    this.addSql(
      `create index "lesson_completion_institution_id_membership_id_cre_b5bf2_index" on "lesson_completion" ("institution_id", "membership_id", "created_at", "id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "lesson_completion_institution_id_membership_id_cre_b5bf2_index";`);
    this.addSql(
      `create index "lesson_completion_institution_id_membership_id_index" on "lesson_completion" ("institution_id", "membership_id");`,
    );
  }
}
