import { Migration } from '@mikro-orm/migrations';

export class Migration20261121130347 extends Migration {
  override name = 'Migration20261121130347';

  override up(): void | Promise<void> {
    this.addSql(`drop index "enrollment_waiting";`);
    this.addSql(
      `create index enrollment_open on enrollment (institution_id, cohort_id, status, enrolled_at, id) where status in ('pending', 'active', 'waitlisted');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "enrollment_open";`);
    this.addSql(
      `create index enrollment_waiting on enrollment (institution_id, cohort_id, enrolled_at, id) where status in ('pending', 'waitlisted');`,
    );
  }
}
