import { Migration } from '@mikro-orm/migrations';

export class Migration20261123043623 extends Migration {
  override name = 'Migration20261123043623';

  override up(): void | Promise<void> {
    this.addSql(`alter table "cohort" rename column "application_deadline" to "registration_deadline";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "cohort" rename column "registration_deadline" to "application_deadline";`);
  }
}
