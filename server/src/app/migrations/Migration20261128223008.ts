import { IndexMigration } from '#platform/database/index-migration';

/** Finds the institution of a public course or cohort by its ID. */
export class Migration20261128223008 extends IndexMigration {
  override name = 'Migration20261128223008';

  override up(): void {
    this.createIndex(`create index catalogue_entry_id on catalogue_entry (id) include (institution_id);`);
  }

  override down(): void {
    this.dropIndex('catalogue_entry_id');
  }
}
