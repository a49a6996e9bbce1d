import { Migration } from '@mikro-orm/migrations';

export class Migration20261125094519 extends Migration {
  override name = 'Migration20261125094519';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "extension_institution_id_due_at_index" on "extension" ("institution_id", "due_at");`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'extension', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'extension', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "extension_institution_id_due_at_index";`);

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'extension', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'extension', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion'));`,
    );
  }
}
