import { Migration } from '@mikro-orm/migrations';

export class Migration20261127080844 extends Migration {
  override name = 'Migration20261127080844';

  override up(): void | Promise<void> {
    this.addSql(`create index account_super_admins on account (email) where is_super_admin;`);

    this.addSql(`alter table "institution" add "requested_plan" text null;`);
    this.addSql(
      `create index institution_plan_requests on institution (name, id) where requested_plan is not null;`,
    );
    this.addSql(
      `alter table "institution" add constraint "institution_requested_plan_check" check ("requested_plan" in ('free', 'starter', 'professional', 'enterprise'));`,
    );

    this.addSql(`create index membership_owner on membership (institution_id) where is_owner;`);

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-published', 'event-registration', 'event-reminder', 'extension', 'grade', 'import-finished', 'plan-change', 'plan-use', 'quiz-grade', 'refund', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-published', 'event-registration', 'event-reminder', 'extension', 'grade', 'import-finished', 'plan-change', 'plan-use', 'quiz-grade', 'refund', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "account_super_admins";`);

    this.addSql(`drop index "institution_plan_requests";`);
    this.addSql(`alter table "institution" drop constraint "institution_requested_plan_check";`);
    this.addSql(`alter table "institution" drop column "requested_plan";`);

    this.addSql(`drop index "membership_owner";`);

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-published', 'event-registration', 'event-reminder', 'extension', 'grade', 'import-finished', 'quiz-grade', 'refund', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-published', 'event-registration', 'event-reminder', 'extension', 'grade', 'import-finished', 'quiz-grade', 'refund', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );
  }
}
