import { Migration } from '@mikro-orm/migrations';

export class Migration20261121092058 extends Migration {
  override name = 'Migration20261121092058';

  override up(): void | Promise<void> {
    this.addSql(
      `create index cohort_recurring on cohort (institution_id, end_date) where recurrence_rule is not null and deleted_at is null;`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(`alter table "notification" add "starts_at" timestamptz null;`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'certificate', 'grade', 'student-enrollment', 'discussion-reply', 'event-reminder'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'certificate', 'grade', 'student-enrollment', 'discussion-reply', 'event-reminder'));`,
    );

    this.addSql(`create index lesson_live on lesson (institution_id, starts_at) where type = 'live';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "cohort_recurring";`);

    this.addSql(`drop index "lesson_live";`);

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(`alter table "notification" drop column "starts_at";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'certificate', 'grade', 'student-enrollment', 'discussion-reply'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'certificate', 'grade', 'student-enrollment', 'discussion-reply'));`,
    );
  }
}
