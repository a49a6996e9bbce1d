import { Migration } from '@mikro-orm/migrations';

/** Adds the titles to the indexes of searches, and an index for discussions. */
export class Migration20261125174125 extends Migration {
  override name = 'Migration20261125174125';

  override up(): void | Promise<void> {
    this.addSql(`drop index "membership_search";`);
    this.addSql(
      `create index membership_search on membership using gin (institution_id, (first_name || ' ' || last_name || ' ' || contact_email) gin_trgm_ops, (first_name || ' ' || last_name) gin_trgm_ops);`,
    );

    this.addSql(`drop index "course_search";`);
    this.addSql(
      `create index course_search on course using gin (institution_id, (title || ' ' || short_description) gin_trgm_ops, (title) gin_trgm_ops);`,
    );

    this.addSql(
      `create index discussion_search on discussion using gin (institution_id, (title) gin_trgm_ops);`,
    );

    this.addSql(`drop index "cohort_search";`);
    this.addSql(
      `create index cohort_search on cohort using gin (institution_id, (title || ' ' || description) gin_trgm_ops, (title) gin_trgm_ops);`,
    );

    this.addSql(`drop index "event_search";`);
    this.addSql(
      `create index event_search on event using gin (institution_id, (title || ' ' || description) gin_trgm_ops, (title) gin_trgm_ops);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "cohort_search";`);
    this.addSql(
      `create index cohort_search on cohort using gin (institution_id, (title || ' ' || description) gin_trgm_ops);`,
    );

    this.addSql(`drop index "course_search";`);
    this.addSql(
      `create index course_search on course using gin (institution_id, (title || ' ' || short_description) gin_trgm_ops);`,
    );

    this.addSql(`drop index "discussion_search";`);

    this.addSql(`drop index "event_search";`);
    this.addSql(
      `create index event_search on event using gin (institution_id, (title || ' ' || description) gin_trgm_ops);`,
    );

    this.addSql(`drop index "membership_search";`);
    this.addSql(
      `create index membership_search on membership using gin (institution_id, (first_name || ' ' || last_name || ' ' || contact_email) gin_trgm_ops);`,
    );
  }
}
