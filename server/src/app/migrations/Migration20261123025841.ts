import { Migration } from '@mikro-orm/migrations';

export class Migration20261123025841 extends Migration {
  override name = 'Migration20261123025841';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'grade', 'student-enrollment', 'waitlist-promotion'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'grade', 'student-enrollment', 'waitlist-promotion'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'certificate', 'grade', 'student-enrollment', 'discussion-reply', 'event-reminder'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'certificate', 'grade', 'student-enrollment', 'discussion-reply', 'event-reminder'));`,
    );
  }
}
