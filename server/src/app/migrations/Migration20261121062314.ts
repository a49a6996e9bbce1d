import { Migration } from '@mikro-orm/migrations';

export class Migration20261121062314 extends Migration {
  override name = 'Migration20261121062314';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'student-enrollment'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'student-enrollment'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'student-enrollment'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'student-enrollment'));`,
    );
  }
}
