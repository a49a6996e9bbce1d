import { IndexMigration } from '#platform/database/index-migration';

/** Lists of discussions are searched by an index. */
export class Migration20261128173000 extends IndexMigration {
  override name = 'Migration20261128173000';

  override up(): void | Promise<void> {
    this.createIndex(
      `create index discussion_search on discussion using gin (institution_id, without_accents(title || ' ' || body) gin_trgm_ops, without_accents(title) gin_trgm_ops);`,
    );
  }

  override down(): void | Promise<void> {
    this.createIndex(
      `create index discussion_search on discussion using gin (institution_id, without_accents(title) gin_trgm_ops);`,
    );
  }
}
