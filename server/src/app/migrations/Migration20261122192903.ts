import { Migration } from '@mikro-orm/migrations';

export class Migration20261122192903 extends Migration {
  override name = 'Migration20261122192903';

  override up(): void | Promise<void> {
    this.addSql(`drop index "membership_institution_id_last_name_id_index";`);
    this.addSql(`drop index "membership_institution_id_role_last_name_id_index";`);
    this.addSql(
      `create index "membership_institution_id_last_name_id_index" on "membership" ("institution_id", "last_name", "id") include ("account_id", "role", "status", "first_name", "contact_email");`,
    );
    this.addSql(
      `create index "membership_institution_id_role_last_name_id_index" on "membership" ("institution_id", "role", "last_name", "id") include ("account_id", "status");`,
    );

    this.addSql(`drop index "course_institution_id_created_at_id_index";`);
    this.addSql(
      `create index "course_institution_id_created_at_id_index" on "course" ("institution_id", "created_at", "id") include ("status", "owner_id", "deleted_at");`,
    );

    this.addSql(`drop index "discussion_institution_id_last_activity_at_id_index";`);
    this.addSql(
      `create index "discussion_institution_id_last_activity_at_id_index" on "discussion" ("institution_id", "last_activity_at", "id") include ("course_id", "deleted_at");`,
    );

    this.addSql(`drop index "activity_institution_id_due_at_id_index";`);
    this.addSql(
      `create index "activity_institution_id_due_at_id_index" on "activity" ("institution_id", "due_at", "id") include ("course_id", "type", "deleted_at");`,
    );

    this.addSql(`drop index "cohort_institution_id_start_date_id_index";`);
    this.addSql(
      `create index "cohort_institution_id_start_date_id_index" on "cohort" ("institution_id", "start_date", "id") include ("end_date", "published_at", "created_by_id", "deleted_at");`,
    );

    this.addSql(`drop index "certificate_institution_id_created_at_id_index";`);
    this.addSql(`drop index "certificate_institution_id_status_created_at_id_index";`);
    this.addSql(
      `create index "certificate_institution_id_created_at_id_index" on "certificate" ("institution_id", "created_at", "id") include ("account_id", "cohort_id");`,
    );
    this.addSql(
      `create index "certificate_institution_id_status_created_at_id_index" on "certificate" ("institution_id", "status", "created_at", "id") include ("account_id", "cohort_id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "activity_institution_id_due_at_id_index";`);
    this.addSql(
      `create index "activity_institution_id_due_at_id_index" on "activity" ("institution_id", "due_at", "id");`,
    );

    this.addSql(`drop index "certificate_institution_id_status_created_at_id_index";`);
    this.addSql(`drop index "certificate_institution_id_created_at_id_index";`);
    this.addSql(
      `create index "certificate_institution_id_status_created_at_id_index" on "certificate" ("institution_id", "status", "created_at", "id");`,
    );
    this.addSql(
      `create index "certificate_institution_id_created_at_id_index" on "certificate" ("institution_id", "created_at", "id");`,
    );

    this.addSql(`drop index "cohort_institution_id_start_date_id_index";`);
    this.addSql(
      `create index "cohort_institution_id_start_date_id_index" on "cohort" ("institution_id", "start_date", "id");`,
    );

    this.addSql(`drop index "course_institution_id_created_at_id_index";`);
    this.addSql(
      `create index "course_institution_id_created_at_id_index" on "course" ("institution_id", "created_at", "id");`,
    );

    this.addSql(`drop index "discussion_institution_id_last_activity_at_id_index";`);
    this.addSql(
      `create index "discussion_institution_id_last_activity_at_id_index" on "discussion" ("institution_id", "last_activity_at", "id");`,
    );

    this.addSql(`drop index "membership_institution_id_role_last_name_id_index";`);
    this.addSql(`drop index "membership_institution_id_last_name_id_index";`);
    this.addSql(
      `create index "membership_institution_id_role_last_name_id_index" on "membership" ("institution_id", "role", "last_name", "id");`,
    );
    this.addSql(
      `create index "membership_institution_id_last_name_id_index" on "membership" ("institution_id", "last_name", "id");`,
    );
  }
}
