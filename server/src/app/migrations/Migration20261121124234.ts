import { Migration } from '@mikro-orm/migrations';

export class Migration20261121124234 extends Migration {
  override name = 'Migration20261121124234';

  override up(): void | Promise<void> {
    this.addSql(`drop policy "membership_own" on "membership";`);

    this.addSql(
      `create index "membership_institution_id_last_name_id_index" on "membership" ("institution_id", "last_name", "id");`,
    );
    this.addSql(
      `create policy "membership_own" on "membership" for select to "lyceum_app", "lyceum_public" using (case when account_id = nullif(current_setting('app.account', true), '')::uuid then true else false end);`,
    );

    this.addSql(`drop index "enrollment_institution_id_cohort_id_status_enrolled_at_id_index";`);
    this.addSql(`drop index "enrollment_institution_id_membership_id_index";`);
    this.addSql(
      `create index enrollment_waiting on enrollment (institution_id, cohort_id, enrolled_at, id) where status in ('pending', 'waitlisted');`,
    );
    this.addSql(
      `create index "enrollment_institution_id_membership_id_cohort_id__2ff1b_index" on "enrollment" ("institution_id", "membership_id", "cohort_id", "enrolled_at");`,
    );
    this.addSql(
      `create index "enrollment_institution_id_cohort_id_enrolled_at_id_index" on "enrollment" ("institution_id", "cohort_id", "enrolled_at", "id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop policy "membership_own" on "membership";`);

    this.addSql(`drop index "enrollment_waiting";`);
    this.addSql(`drop index "enrollment_institution_id_membership_id_cohort_id__2ff1b_index";`);
    this.addSql(`drop index "enrollment_institution_id_cohort_id_enrolled_at_id_index";`);
    this.addSql(
      `create index "enrollment_institution_id_cohort_id_status_enrolled_at_id_index" on "enrollment" ("institution_id", "cohort_id", "status", "enrolled_at", "id");`,
    );
    this.addSql(
      `create index "enrollment_institution_id_membership_id_index" on "enrollment" ("institution_id", "membership_id");`,
    );

    this.addSql(`drop index "membership_institution_id_last_name_id_index";`);
    this.addSql(
      `create policy "membership_own" on "membership" for select to "lyceum_app", "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid);`,
    );
  }
}
