import { Migration } from '@mikro-orm/migrations';

export class Migration20261125174125 extends Migration {
  override name = 'Migration20261125174125';

  override up(): void | Promise<void> {
    this.addSql(
      `create index membership_title_search on membership using gin (institution_id, (first_name || ' ' || last_name) gin_trgm_ops);`,
    );

    this.addSql(
      `create index course_title_search on course using gin (institution_id, (title) gin_trgm_ops);`,
    );

    this.addSql(
      `create index discussion_title_search on discussion using gin (institution_id, (title) gin_trgm_ops);`,
    );

    this.addSql(
      `create index cohort_title_search on cohort using gin (institution_id, (title) gin_trgm_ops);`,
    );

    this.addSql(`create index event_title_search on event using gin (institution_id, (title) gin_trgm_ops);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "cohort_title_search";`);

    this.addSql(`drop index "course_title_search";`);

    this.addSql(`drop index "discussion_title_search";`);

    this.addSql(`drop index "event_title_search";`);

    this.addSql(`drop index "membership_title_search";`);
  }
}
