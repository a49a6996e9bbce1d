import { Migration } from '@mikro-orm/migrations';

export class Migration20261123141801 extends Migration {
  override name = 'Migration20261123141801';

  override up(): void | Promise<void> {
    this.addSql(
      `create index submission_ungraded on submission (institution_id, activity_id) where graded_at is null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "submission_ungraded";`);
  }
}
