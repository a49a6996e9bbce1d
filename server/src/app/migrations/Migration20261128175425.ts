import { IndexMigration } from '#platform/database/index-migration';

export class Migration20261128175425 extends IndexMigration {
  override name = 'Migration20261128175425';

  override up(): void {
    this.createIndex(
      `create index "cohort_by_id" on "cohort" ("id") include ("institution_id", "deleted_at")`,
    );
    this.dropIndex('cohort_id_index');
  }

  override down(): void {
    this.createIndex(`create index "cohort_id_index" on "cohort" ("id")`);
    this.dropIndex('cohort_by_id');
  }
}
