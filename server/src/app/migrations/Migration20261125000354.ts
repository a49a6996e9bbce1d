import { Migration } from '@mikro-orm/migrations';

export class Migration20261125000354 extends Migration {
  override name = 'Migration20261125000354';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "cohort" add constraint "cohort_recurrence_days" check (recurrence_days <@ array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "cohort" drop constraint "cohort_recurrence_days";`);
  }
}
