import { Migration } from '@mikro-orm/migrations';

export class Migration20261121113208 extends Migration {
  override name = 'Migration20261121113208';

  override up(): void | Promise<void> {
    this.addSql(`drop index "enrollment_one_live";`);
    this.addSql(
      `create unique index enrollment_live_once on enrollment (institution_id, cohort_id, account_id) where status in ('pending', 'active', 'waitlisted', 'completed');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "enrollment_live_once";`);
    this.addSql(
      `create unique index enrollment_one_live on enrollment (institution_id, cohort_id, membership_id) where status in ('pending', 'active', 'waitlisted', 'completed');`,
    );
  }
}
