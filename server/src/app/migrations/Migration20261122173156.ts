import { Migration } from '@mikro-orm/migrations';

export class Migration20261122173156 extends Migration {
  override name = 'Migration20261122173156';

  override up(): void | Promise<void> {
    this.addSql(
      `create index membership_search on membership using gin (institution_id, (first_name || ' ' || last_name || ' ' || contact_email) gin_trgm_ops);`,
    );

    this.addSql(
      `create index course_search on course using gin (institution_id, (title || ' ' || short_description) gin_trgm_ops);`,
    );

    this.addSql(
      `create index cohort_search on cohort using gin (institution_id, (title || ' ' || description) gin_trgm_ops);`,
    );

    this.addSql(
      `create index certificate_search on certificate using gin (institution_id, (student_name || ' ' || course_title || ' ' || cohort_title) gin_trgm_ops);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "certificate_search";`);

    this.addSql(`drop index "cohort_search";`);

    this.addSql(`drop index "course_search";`);

    this.addSql(`drop index "membership_search";`);
  }
}
