import { Migration } from '@mikro-orm/migrations';

export class Migration20261125150016 extends Migration {
  override name = 'Migration20261125150016';

  override up(): void | Promise<void> {
    this.addSql(`alter table "resource" drop constraint "resource_holder";`);
    this.addSql(`alter table "resource" add "event_id" uuid null;`);
    this.addSql(
      `alter table "resource" add constraint "resource_institution_id_event_id_foreign" foreign key ("institution_id", "event_id") references "event" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create index "resource_institution_id_event_id_position_id_index" on "resource" ("institution_id", "event_id", "position", "id");`,
    );
    this.addSql(
      `alter table "resource" add constraint "resource_holder" check (num_nonnulls(course_id, cohort_id, event_id) = 1);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "resource" drop constraint "resource_institution_id_event_id_foreign";`);

    this.addSql(`drop index "resource_institution_id_event_id_position_id_index";`);
    this.addSql(`alter table "resource" drop constraint "resource_holder";`);
    this.addSql(`alter table "resource" drop column "event_id";`);
    this.addSql(
      `alter table "resource" add constraint "resource_holder" check (num_nonnulls(course_id, cohort_id) = 1);`,
    );
  }
}
