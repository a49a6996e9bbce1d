import { Migration } from '@mikro-orm/migrations';

export class Migration20261123162803 extends Migration {
  override name = 'Migration20261123162803';

  override up(): void | Promise<void> {
    this.addSql(`drop index "cohort_institution_id_start_date_id_index";`);
    this.addSql(
      `create index "cohort_institution_id_end_date_index" on "cohort" ("institution_id", "end_date");`,
    );
    this.addSql(
      `create index "cohort_institution_id_start_date_id_index" on "cohort" ("institution_id", "start_date", "id") include ("end_date", "registration_deadline", "published_at", "created_by_id", "deleted_at");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "cohort_institution_id_end_date_index";`);
    this.addSql(`drop index "cohort_institution_id_start_date_id_index";`);
    this.addSql(
      `create index "cohort_institution_id_start_date_id_index" on "cohort" ("institution_id", "start_date", "id") include ("end_date", "published_at", "created_by_id", "deleted_at");`,
    );
  }
}
