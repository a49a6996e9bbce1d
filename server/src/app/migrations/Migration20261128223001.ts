import { Migration } from '@mikro-orm/migrations';

/** Changed courses give their price to their rows in cohorts. */
export class Migration20261128223001 extends Migration {
  override name = 'Migration20261128223001';

  override up(): void | Promise<void> {
    this.addSql(
      `create trigger course_price_of_cohorts after update on "course" for each row when (old.price is distinct from new.price or old.status is distinct from new.status or old.deleted_at is distinct from new.deleted_at) execute function give_price_to_cohort_course();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "course_price_of_cohorts" on "course";`);
  }
}
