import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the triggers that note changes to all tables of tenants. Each is a transaction of its own, so that no table stays
 * locked while the next one is waited for; after an interruption it begins again.
 */
export class Migration20261128180000 extends Migration {
  override name = 'Migration20261128180000';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(
      `create table if not exists "change" ("key" uuid not null, "xid" xid8 not null, primary key ("key", "xid"));`,
    );
    // Servers of the version before write rows from now on, and the grants of all tables come after the migrations.
    this.addSql(`grant select, insert on "change" to lyceum_app;`);

    this.addSql(
      `create or replace trigger account_change_insert before insert on "account" for each row when (current_setting('app.changed_account', true) is distinct from 'account') execute function note_change_of_table('app.changed_account', 'account');`,
    );
    this.addSql(
      `create or replace trigger account_change_update before update on "account" for each row when (current_setting('app.changed_account', true) is distinct from 'account') execute function note_change_of_table('app.changed_account', 'account');`,
    );
    this.addSql(
      `create or replace trigger account_change_delete before delete on "account" for each row when (current_setting('app.changed_account', true) is distinct from 'account') execute function note_change_of_table('app.changed_account', 'account');`,
    );

    this.addSql(
      `create or replace trigger institution_change_insert before insert on "institution" for each row when (current_setting('app.changed_institution', true) is distinct from 'institution') execute function note_change_of_table('app.changed_institution', 'institution');`,
    );
    this.addSql(
      `create or replace trigger institution_change_update before update on "institution" for each row when (current_setting('app.changed_institution', true) is distinct from 'institution') execute function note_change_of_table('app.changed_institution', 'institution');`,
    );
    this.addSql(
      `create or replace trigger institution_change_delete before delete on "institution" for each row when (current_setting('app.changed_institution', true) is distinct from 'institution') execute function note_change_of_table('app.changed_institution', 'institution');`,
    );

    this.addSql(
      `create or replace trigger figures_roll_up_change_insert before insert on "figures_roll_up" for each row when (current_setting('app.changed_figures_roll_up', true) is distinct from new.institution_id::text) execute function note_change_apart('app.changed_figures_roll_up', 'figures_roll_up');`,
    );
    this.addSql(
      `create or replace trigger figures_roll_up_change_update before update on "figures_roll_up" for each row when (current_setting('app.changed_figures_roll_up', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_apart('app.changed_figures_roll_up', 'figures_roll_up');`,
    );
    this.addSql(
      `create or replace trigger figures_roll_up_change_delete before delete on "figures_roll_up" for each row when (current_setting('app.changed_figures_roll_up', true) is distinct from old.institution_id::text) execute function note_change_apart('app.changed_figures_roll_up', 'figures_roll_up');`,
    );

    this.addSql(
      `create or replace trigger custom_domain_change_insert before insert on "custom_domain" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'custom_domain');`,
    );
    this.addSql(
      `create or replace trigger custom_domain_change_update before update on "custom_domain" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'custom_domain');`,
    );
    this.addSql(
      `create or replace trigger custom_domain_change_delete before delete on "custom_domain" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'custom_domain');`,
    );

    this.addSql(
      `create or replace trigger category_change_insert before insert on "category" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'category');`,
    );
    this.addSql(
      `create or replace trigger category_change_update before update on "category" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'category');`,
    );
    this.addSql(
      `create or replace trigger category_change_delete before delete on "category" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'category');`,
    );

    this.addSql(
      `create or replace trigger issuer_key_change_insert before insert on "issuer_key" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'issuer_key');`,
    );
    this.addSql(
      `create or replace trigger issuer_key_change_update before update on "issuer_key" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'issuer_key');`,
    );
    this.addSql(
      `create or replace trigger issuer_key_change_delete before delete on "issuer_key" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'issuer_key');`,
    );

    this.addSql(
      `create or replace trigger membership_change_insert before insert on "membership" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'membership');`,
    );
    this.addSql(
      `create or replace trigger membership_change_update before update on "membership" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'membership');`,
    );
    this.addSql(
      `create or replace trigger membership_change_delete before delete on "membership" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'membership');`,
    );
    this.addSql(
      `create or replace trigger membership_change_account_insert before insert on "membership" for each row when (current_setting('app.changed_own', true) is distinct from new.account_id::text) execute function note_change_of_account('app.changed_own', 'membership');`,
    );
    this.addSql(
      `create or replace trigger membership_change_account_update before update on "membership" for each row when (current_setting('app.changed_own', true) is distinct from new.account_id::text or old.account_id::text is distinct from new.account_id::text) execute function note_change_of_account('app.changed_own', 'membership');`,
    );
    this.addSql(
      `create or replace trigger membership_change_account_delete before delete on "membership" for each row when (current_setting('app.changed_own', true) is distinct from old.account_id::text) execute function note_change_of_account('app.changed_own', 'membership');`,
    );

    this.addSql(
      `create or replace trigger learning_day_change_insert before insert on "learning_day" for each row when (current_setting('app.changed_learning_day', true) is distinct from new.institution_id::text) execute function note_change_apart('app.changed_learning_day', 'learning_day');`,
    );
    this.addSql(
      `create or replace trigger learning_day_change_update before update on "learning_day" for each row when (current_setting('app.changed_learning_day', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_apart('app.changed_learning_day', 'learning_day');`,
    );
    this.addSql(
      `create or replace trigger learning_day_change_delete before delete on "learning_day" for each row when (current_setting('app.changed_learning_day', true) is distinct from old.institution_id::text) execute function note_change_apart('app.changed_learning_day', 'learning_day');`,
    );

    this.addSql(
      `create or replace trigger institution_export_change_insert before insert on "institution_export" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'institution_export');`,
    );
    this.addSql(
      `create or replace trigger institution_export_change_update before update on "institution_export" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'institution_export');`,
    );
    this.addSql(
      `create or replace trigger institution_export_change_delete before delete on "institution_export" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'institution_export');`,
    );

    this.addSql(
      `create or replace trigger course_change_insert before insert on "course" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'course');`,
    );
    this.addSql(
      `create or replace trigger course_change_update before update on "course" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'course');`,
    );
    this.addSql(
      `create or replace trigger course_change_delete before delete on "course" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'course');`,
    );

    this.addSql(
      `create or replace trigger invitation_change_insert before insert on "invitation" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'invitation');`,
    );
    this.addSql(
      `create or replace trigger invitation_change_update before update on "invitation" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'invitation');`,
    );
    this.addSql(
      `create or replace trigger invitation_change_delete before delete on "invitation" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'invitation');`,
    );

    this.addSql(
      `create or replace trigger discussion_change_insert before insert on "discussion" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'discussion');`,
    );
    this.addSql(
      `create or replace trigger discussion_change_update before update on "discussion" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'discussion');`,
    );
    this.addSql(
      `create or replace trigger discussion_change_delete before delete on "discussion" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'discussion');`,
    );

    this.addSql(
      `create or replace trigger discussion_reply_change_insert before insert on "discussion_reply" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'discussion_reply');`,
    );
    this.addSql(
      `create or replace trigger discussion_reply_change_update before update on "discussion_reply" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'discussion_reply');`,
    );
    this.addSql(
      `create or replace trigger discussion_reply_change_delete before delete on "discussion_reply" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'discussion_reply');`,
    );

    this.addSql(
      `create or replace trigger certificate_rule_change_insert before insert on "certificate_rule" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'certificate_rule');`,
    );
    this.addSql(
      `create or replace trigger certificate_rule_change_update before update on "certificate_rule" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'certificate_rule');`,
    );
    this.addSql(
      `create or replace trigger certificate_rule_change_delete before delete on "certificate_rule" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'certificate_rule');`,
    );

    this.addSql(
      `create or replace trigger activity_change_insert before insert on "activity" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'activity');`,
    );
    this.addSql(
      `create or replace trigger activity_change_update before update on "activity" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'activity');`,
    );
    this.addSql(
      `create or replace trigger activity_change_delete before delete on "activity" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'activity');`,
    );

    this.addSql(
      `create or replace trigger extension_change_insert before insert on "extension" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'extension');`,
    );
    this.addSql(
      `create or replace trigger extension_change_update before update on "extension" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'extension');`,
    );
    this.addSql(
      `create or replace trigger extension_change_delete before delete on "extension" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'extension');`,
    );

    this.addSql(
      `create or replace trigger co_teacher_change_insert before insert on "co_teacher" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'co_teacher');`,
    );
    this.addSql(
      `create or replace trigger co_teacher_change_update before update on "co_teacher" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'co_teacher');`,
    );
    this.addSql(
      `create or replace trigger co_teacher_change_delete before delete on "co_teacher" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'co_teacher');`,
    );

    this.addSql(
      `create or replace trigger cohort_change_insert before insert on "cohort" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'cohort');`,
    );
    this.addSql(
      `create or replace trigger cohort_change_update before update on "cohort" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'cohort');`,
    );
    this.addSql(
      `create or replace trigger cohort_change_delete before delete on "cohort" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'cohort');`,
    );

    this.addSql(
      `create or replace trigger member_invitation_change_insert before insert on "member_invitation" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'member_invitation');`,
    );
    this.addSql(
      `create or replace trigger member_invitation_change_update before update on "member_invitation" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'member_invitation');`,
    );
    this.addSql(
      `create or replace trigger member_invitation_change_delete before delete on "member_invitation" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'member_invitation');`,
    );

    this.addSql(
      `create or replace trigger import_run_change_insert before insert on "import_run" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'import_run');`,
    );
    this.addSql(
      `create or replace trigger import_run_change_update before update on "import_run" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'import_run');`,
    );
    this.addSql(
      `create or replace trigger import_run_change_delete before delete on "import_run" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'import_run');`,
    );

    this.addSql(
      `create or replace trigger import_error_change_insert before insert on "import_error" for each row when (current_setting('app.changed_import_error', true) is distinct from new.institution_id::text) execute function note_change_apart('app.changed_import_error', 'import_error');`,
    );
    this.addSql(
      `create or replace trigger import_error_change_update before update on "import_error" for each row when (current_setting('app.changed_import_error', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_apart('app.changed_import_error', 'import_error');`,
    );
    this.addSql(
      `create or replace trigger import_error_change_delete before delete on "import_error" for each row when (current_setting('app.changed_import_error', true) is distinct from old.institution_id::text) execute function note_change_apart('app.changed_import_error', 'import_error');`,
    );

    this.addSql(
      `create or replace trigger daily_figures_change_insert before insert on "daily_figures" for each row when (current_setting('app.changed_daily_figures', true) is distinct from new.institution_id::text) execute function note_change_apart('app.changed_daily_figures', 'daily_figures');`,
    );
    this.addSql(
      `create or replace trigger daily_figures_change_update before update on "daily_figures" for each row when (current_setting('app.changed_daily_figures', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_apart('app.changed_daily_figures', 'daily_figures');`,
    );
    this.addSql(
      `create or replace trigger daily_figures_change_delete before delete on "daily_figures" for each row when (current_setting('app.changed_daily_figures', true) is distinct from old.institution_id::text) execute function note_change_apart('app.changed_daily_figures', 'daily_figures');`,
    );

    this.addSql(
      `create or replace trigger coupon_change_insert before insert on "coupon" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'coupon');`,
    );
    this.addSql(
      `create or replace trigger coupon_change_update before update on "coupon" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'coupon');`,
    );
    this.addSql(
      `create or replace trigger coupon_change_delete before delete on "coupon" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'coupon');`,
    );

    this.addSql(
      `create or replace trigger conversation_change_insert before insert on "conversation" for each row when (current_setting('app.changed_conversation', true) is distinct from new.institution_id::text) execute function note_change_apart('app.changed_conversation', 'conversation');`,
    );
    this.addSql(
      `create or replace trigger conversation_change_update before update on "conversation" for each row when (current_setting('app.changed_conversation', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_apart('app.changed_conversation', 'conversation');`,
    );
    this.addSql(
      `create or replace trigger conversation_change_delete before delete on "conversation" for each row when (current_setting('app.changed_conversation', true) is distinct from old.institution_id::text) execute function note_change_apart('app.changed_conversation', 'conversation');`,
    );

    this.addSql(
      `create or replace trigger cohort_session_change_insert before insert on "cohort_session" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'cohort_session');`,
    );
    this.addSql(
      `create or replace trigger cohort_session_change_update before update on "cohort_session" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'cohort_session');`,
    );
    this.addSql(
      `create or replace trigger cohort_session_change_delete before delete on "cohort_session" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'cohort_session');`,
    );

    this.addSql(
      `create or replace trigger cohort_instructor_change_insert before insert on "cohort_instructor" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'cohort_instructor');`,
    );
    this.addSql(
      `create or replace trigger cohort_instructor_change_update before update on "cohort_instructor" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'cohort_instructor');`,
    );
    this.addSql(
      `create or replace trigger cohort_instructor_change_delete before delete on "cohort_instructor" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'cohort_instructor');`,
    );

    this.addSql(
      `create or replace trigger cohort_course_change_insert before insert on "cohort_course" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'cohort_course');`,
    );
    this.addSql(
      `create or replace trigger cohort_course_change_update before update on "cohort_course" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'cohort_course');`,
    );
    this.addSql(
      `create or replace trigger cohort_course_change_delete before delete on "cohort_course" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'cohort_course');`,
    );

    this.addSql(
      `create or replace trigger certificate_change_insert before insert on "certificate" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'certificate');`,
    );
    this.addSql(
      `create or replace trigger certificate_change_update before update on "certificate" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'certificate');`,
    );
    this.addSql(
      `create or replace trigger certificate_change_delete before delete on "certificate" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'certificate');`,
    );

    this.addSql(
      `create or replace trigger calendar_feed_change_insert before insert on "calendar_feed" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'calendar_feed');`,
    );
    this.addSql(
      `create or replace trigger calendar_feed_change_update before update on "calendar_feed" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'calendar_feed');`,
    );
    this.addSql(
      `create or replace trigger calendar_feed_change_delete before delete on "calendar_feed" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'calendar_feed');`,
    );

    this.addSql(
      `create or replace trigger availability_change_insert before insert on "availability" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'availability');`,
    );
    this.addSql(
      `create or replace trigger availability_change_update before update on "availability" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'availability');`,
    );
    this.addSql(
      `create or replace trigger availability_change_delete before delete on "availability" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'availability');`,
    );

    this.addSql(
      `create or replace trigger attendance_change_insert before insert on "attendance" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'attendance');`,
    );
    this.addSql(
      `create or replace trigger attendance_change_update before update on "attendance" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'attendance');`,
    );
    this.addSql(
      `create or replace trigger attendance_change_delete before delete on "attendance" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'attendance');`,
    );

    this.addSql(
      `create or replace trigger api_token_change_insert before insert on "api_token" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'api_token');`,
    );
    this.addSql(
      `create or replace trigger api_token_change_update before update on "api_token" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'api_token');`,
    );
    this.addSql(
      `create or replace trigger api_token_change_delete before delete on "api_token" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'api_token');`,
    );

    this.addSql(
      `create or replace trigger message_change_insert before insert on "message" for each row when (current_setting('app.changed_message', true) is distinct from new.institution_id::text) execute function note_change_apart('app.changed_message', 'message');`,
    );
    this.addSql(
      `create or replace trigger message_change_update before update on "message" for each row when (current_setting('app.changed_message', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_apart('app.changed_message', 'message');`,
    );
    this.addSql(
      `create or replace trigger message_change_delete before delete on "message" for each row when (current_setting('app.changed_message', true) is distinct from old.institution_id::text) execute function note_change_apart('app.changed_message', 'message');`,
    );

    this.addSql(
      `create or replace trigger milestone_change_insert before insert on "milestone" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'milestone');`,
    );
    this.addSql(
      `create or replace trigger milestone_change_update before update on "milestone" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'milestone');`,
    );
    this.addSql(
      `create or replace trigger milestone_change_delete before delete on "milestone" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'milestone');`,
    );

    this.addSql(
      `create or replace trigger notification_change_insert before insert on "notification" for each row when (current_setting('app.changed_notification', true) is distinct from new.institution_id::text) execute function note_change_apart('app.changed_notification', 'notification');`,
    );
    this.addSql(
      `create or replace trigger notification_change_update before update on "notification" for each row when (current_setting('app.changed_notification', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_apart('app.changed_notification', 'notification');`,
    );
    this.addSql(
      `create or replace trigger notification_change_delete before delete on "notification" for each row when (current_setting('app.changed_notification', true) is distinct from old.institution_id::text) execute function note_change_apart('app.changed_notification', 'notification');`,
    );

    this.addSql(
      `create or replace trigger notification_preference_change_insert before insert on "notification_preference" for each row when (current_setting('app.changed_notification_preference', true) is distinct from new.institution_id::text) execute function note_change_apart('app.changed_notification_preference', 'notification_preference');`,
    );
    this.addSql(
      `create or replace trigger notification_preference_change_update before update on "notification_preference" for each row when (current_setting('app.changed_notification_preference', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_apart('app.changed_notification_preference', 'notification_preference');`,
    );
    this.addSql(
      `create or replace trigger notification_preference_change_delete before delete on "notification_preference" for each row when (current_setting('app.changed_notification_preference', true) is distinct from old.institution_id::text) execute function note_change_apart('app.changed_notification_preference', 'notification_preference');`,
    );

    this.addSql(
      `create or replace trigger payment_event_change_insert before insert on "payment_event" for each row when (current_setting('app.changed_payment_event', true) is distinct from new.institution_id::text) execute function note_change_apart('app.changed_payment_event', 'payment_event');`,
    );
    this.addSql(
      `create or replace trigger payment_event_change_update before update on "payment_event" for each row when (current_setting('app.changed_payment_event', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_apart('app.changed_payment_event', 'payment_event');`,
    );
    this.addSql(
      `create or replace trigger payment_event_change_delete before delete on "payment_event" for each row when (current_setting('app.changed_payment_event', true) is distinct from old.institution_id::text) execute function note_change_apart('app.changed_payment_event', 'payment_event');`,
    );

    this.addSql(
      `create or replace trigger price_plan_change_insert before insert on "price_plan" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'price_plan');`,
    );
    this.addSql(
      `create or replace trigger price_plan_change_update before update on "price_plan" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'price_plan');`,
    );
    this.addSql(
      `create or replace trigger price_plan_change_delete before delete on "price_plan" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'price_plan');`,
    );

    this.addSql(
      `create or replace trigger enrollment_change_insert before insert on "enrollment" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'enrollment');`,
    );
    this.addSql(
      `create or replace trigger enrollment_change_update before update on "enrollment" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'enrollment');`,
    );
    this.addSql(
      `create or replace trigger enrollment_change_delete before delete on "enrollment" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'enrollment');`,
    );

    this.addSql(
      `create or replace trigger seat_order_change_insert before insert on "seat_order" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'seat_order');`,
    );
    this.addSql(
      `create or replace trigger seat_order_change_update before update on "seat_order" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'seat_order');`,
    );
    this.addSql(
      `create or replace trigger seat_order_change_delete before delete on "seat_order" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'seat_order');`,
    );

    this.addSql(
      `create or replace trigger enrollment_details_change_insert before insert on "enrollment_details" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'enrollment_details');`,
    );
    this.addSql(
      `create or replace trigger enrollment_details_change_update before update on "enrollment_details" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'enrollment_details');`,
    );
    this.addSql(
      `create or replace trigger enrollment_details_change_delete before delete on "enrollment_details" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'enrollment_details');`,
    );

    this.addSql(
      `create or replace trigger read_mark_change_insert before insert on "read_mark" for each row when (current_setting('app.changed_read_mark', true) is distinct from new.institution_id::text) execute function note_change_apart('app.changed_read_mark', 'read_mark');`,
    );
    this.addSql(
      `create or replace trigger read_mark_change_update before update on "read_mark" for each row when (current_setting('app.changed_read_mark', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_apart('app.changed_read_mark', 'read_mark');`,
    );
    this.addSql(
      `create or replace trigger read_mark_change_delete before delete on "read_mark" for each row when (current_setting('app.changed_read_mark', true) is distinct from old.institution_id::text) execute function note_change_apart('app.changed_read_mark', 'read_mark');`,
    );

    this.addSql(
      `create or replace trigger review_change_insert before insert on "review" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'review');`,
    );
    this.addSql(
      `create or replace trigger review_change_update before update on "review" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'review');`,
    );
    this.addSql(
      `create or replace trigger review_change_delete before delete on "review" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'review');`,
    );

    this.addSql(
      `create or replace trigger review_vote_change_insert before insert on "review_vote" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'review_vote');`,
    );
    this.addSql(
      `create or replace trigger review_vote_change_update before update on "review_vote" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'review_vote');`,
    );
    this.addSql(
      `create or replace trigger review_vote_change_delete before delete on "review_vote" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'review_vote');`,
    );

    this.addSql(
      `create or replace trigger event_change_insert before insert on "event" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'event');`,
    );
    this.addSql(
      `create or replace trigger event_change_update before update on "event" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'event');`,
    );
    this.addSql(
      `create or replace trigger event_change_delete before delete on "event" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'event');`,
    );

    this.addSql(
      `create or replace trigger resource_change_insert before insert on "resource" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'resource');`,
    );
    this.addSql(
      `create or replace trigger resource_change_update before update on "resource" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'resource');`,
    );
    this.addSql(
      `create or replace trigger resource_change_delete before delete on "resource" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'resource');`,
    );

    this.addSql(
      `create or replace trigger event_registration_change_insert before insert on "event_registration" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'event_registration');`,
    );
    this.addSql(
      `create or replace trigger event_registration_change_update before update on "event_registration" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'event_registration');`,
    );
    this.addSql(
      `create or replace trigger event_registration_change_delete before delete on "event_registration" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'event_registration');`,
    );

    this.addSql(
      `create or replace trigger event_agenda_item_change_insert before insert on "event_agenda_item" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'event_agenda_item');`,
    );
    this.addSql(
      `create or replace trigger event_agenda_item_change_update before update on "event_agenda_item" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'event_agenda_item');`,
    );
    this.addSql(
      `create or replace trigger event_agenda_item_change_delete before delete on "event_agenda_item" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'event_agenda_item');`,
    );

    this.addSql(
      `create or replace trigger section_change_insert before insert on "section" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'section');`,
    );
    this.addSql(
      `create or replace trigger section_change_update before update on "section" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'section');`,
    );
    this.addSql(
      `create or replace trigger section_change_delete before delete on "section" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'section');`,
    );

    this.addSql(
      `create or replace trigger lesson_change_insert before insert on "lesson" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'lesson');`,
    );
    this.addSql(
      `create or replace trigger lesson_change_update before update on "lesson" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'lesson');`,
    );
    this.addSql(
      `create or replace trigger lesson_change_delete before delete on "lesson" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'lesson');`,
    );

    this.addSql(
      `create or replace trigger quiz_change_insert before insert on "quiz" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'quiz');`,
    );
    this.addSql(
      `create or replace trigger quiz_change_update before update on "quiz" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'quiz');`,
    );
    this.addSql(
      `create or replace trigger quiz_change_delete before delete on "quiz" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'quiz');`,
    );

    this.addSql(
      `create or replace trigger quiz_question_change_insert before insert on "quiz_question" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'quiz_question');`,
    );
    this.addSql(
      `create or replace trigger quiz_question_change_update before update on "quiz_question" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'quiz_question');`,
    );
    this.addSql(
      `create or replace trigger quiz_question_change_delete before delete on "quiz_question" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'quiz_question');`,
    );

    this.addSql(
      `create or replace trigger quiz_attempt_change_insert before insert on "quiz_attempt" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'quiz_attempt');`,
    );
    this.addSql(
      `create or replace trigger quiz_attempt_change_update before update on "quiz_attempt" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'quiz_attempt');`,
    );
    this.addSql(
      `create or replace trigger quiz_attempt_change_delete before delete on "quiz_attempt" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'quiz_attempt');`,
    );

    this.addSql(
      `create or replace trigger quiz_answer_change_insert before insert on "quiz_answer" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'quiz_answer');`,
    );
    this.addSql(
      `create or replace trigger quiz_answer_change_update before update on "quiz_answer" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'quiz_answer');`,
    );
    this.addSql(
      `create or replace trigger quiz_answer_change_delete before delete on "quiz_answer" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'quiz_answer');`,
    );

    this.addSql(
      `create or replace trigger lesson_progress_change_insert before insert on "lesson_progress" for each row when (current_setting('app.changed_lesson_progress', true) is distinct from new.institution_id::text) execute function note_change_apart('app.changed_lesson_progress', 'lesson_progress');`,
    );
    this.addSql(
      `create or replace trigger lesson_progress_change_update before update on "lesson_progress" for each row when (current_setting('app.changed_lesson_progress', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_apart('app.changed_lesson_progress', 'lesson_progress');`,
    );
    this.addSql(
      `create or replace trigger lesson_progress_change_delete before delete on "lesson_progress" for each row when (current_setting('app.changed_lesson_progress', true) is distinct from old.institution_id::text) execute function note_change_apart('app.changed_lesson_progress', 'lesson_progress');`,
    );

    this.addSql(
      `create or replace trigger lesson_completion_change_insert before insert on "lesson_completion" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'lesson_completion');`,
    );
    this.addSql(
      `create or replace trigger lesson_completion_change_update before update on "lesson_completion" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'lesson_completion');`,
    );
    this.addSql(
      `create or replace trigger lesson_completion_change_delete before delete on "lesson_completion" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'lesson_completion');`,
    );

    this.addSql(
      `create or replace trigger enrollment_completion_change_insert before insert on "enrollment_completion" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'enrollment_completion');`,
    );
    this.addSql(
      `create or replace trigger enrollment_completion_change_update before update on "enrollment_completion" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'enrollment_completion');`,
    );
    this.addSql(
      `create or replace trigger enrollment_completion_change_delete before delete on "enrollment_completion" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'enrollment_completion');`,
    );

    this.addSql(
      `create or replace trigger storage_use_change_insert before insert on "storage_use" for each row when (current_setting('app.changed_storage_use', true) is distinct from new.institution_id::text) execute function note_change_apart('app.changed_storage_use', 'storage_use');`,
    );
    this.addSql(
      `create or replace trigger storage_use_change_update before update on "storage_use" for each row when (current_setting('app.changed_storage_use', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_apart('app.changed_storage_use', 'storage_use');`,
    );
    this.addSql(
      `create or replace trigger storage_use_change_delete before delete on "storage_use" for each row when (current_setting('app.changed_storage_use', true) is distinct from old.institution_id::text) execute function note_change_apart('app.changed_storage_use', 'storage_use');`,
    );

    this.addSql(
      `create or replace trigger stored_count_change_insert before insert on "stored_count" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'stored_count');`,
    );
    this.addSql(
      `create or replace trigger stored_count_change_update before update on "stored_count" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'stored_count');`,
    );
    this.addSql(
      `create or replace trigger stored_count_change_delete before delete on "stored_count" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'stored_count');`,
    );

    this.addSql(
      `create or replace trigger file_change_insert before insert on "file" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'file');`,
    );
    this.addSql(
      `create or replace trigger file_change_update before update on "file" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'file');`,
    );
    this.addSql(
      `create or replace trigger file_change_delete before delete on "file" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'file');`,
    );

    this.addSql(
      `create or replace trigger submission_change_insert before insert on "submission" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'submission');`,
    );
    this.addSql(
      `create or replace trigger submission_change_update before update on "submission" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'submission');`,
    );
    this.addSql(
      `create or replace trigger submission_change_delete before delete on "submission" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'submission');`,
    );

    this.addSql(
      `create or replace trigger submission_attempt_change_insert before insert on "submission_attempt" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'submission_attempt');`,
    );
    this.addSql(
      `create or replace trigger submission_attempt_change_update before update on "submission_attempt" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'submission_attempt');`,
    );
    this.addSql(
      `create or replace trigger submission_attempt_change_delete before delete on "submission_attempt" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'submission_attempt');`,
    );

    this.addSql(
      `create or replace trigger submission_draft_change_insert before insert on "submission_draft" for each row when (current_setting('app.changed_submission_draft', true) is distinct from new.institution_id::text) execute function note_change_apart('app.changed_submission_draft', 'submission_draft');`,
    );
    this.addSql(
      `create or replace trigger submission_draft_change_update before update on "submission_draft" for each row when (current_setting('app.changed_submission_draft', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_apart('app.changed_submission_draft', 'submission_draft');`,
    );
    this.addSql(
      `create or replace trigger submission_draft_change_delete before delete on "submission_draft" for each row when (current_setting('app.changed_submission_draft', true) is distinct from old.institution_id::text) execute function note_change_apart('app.changed_submission_draft', 'submission_draft');`,
    );

    this.addSql(
      `create or replace trigger subscription_change_insert before insert on "subscription" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'subscription');`,
    );
    this.addSql(
      `create or replace trigger subscription_change_update before update on "subscription" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'subscription');`,
    );
    this.addSql(
      `create or replace trigger subscription_change_delete before delete on "subscription" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'subscription');`,
    );

    this.addSql(
      `create or replace trigger invoice_change_insert before insert on "invoice" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'invoice');`,
    );
    this.addSql(
      `create or replace trigger invoice_change_update before update on "invoice" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'invoice');`,
    );
    this.addSql(
      `create or replace trigger invoice_change_delete before delete on "invoice" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'invoice');`,
    );

    this.addSql(
      `create or replace trigger webhook_endpoint_change_insert before insert on "webhook_endpoint" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'webhook_endpoint');`,
    );
    this.addSql(
      `create or replace trigger webhook_endpoint_change_update before update on "webhook_endpoint" for each row when (current_setting('app.changed', true) is distinct from new.institution_id::text or old.institution_id::text is distinct from new.institution_id::text) execute function note_change_of_institution('app.changed', 'webhook_endpoint');`,
    );
    this.addSql(
      `create or replace trigger webhook_endpoint_change_delete before delete on "webhook_endpoint" for each row when (current_setting('app.changed', true) is distinct from old.institution_id::text) execute function note_change_of_institution('app.changed', 'webhook_endpoint');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "change" cascade;`);

    this.addSql(`drop trigger if exists "account_change_insert" on "account";`);
    this.addSql(`drop function if exists "account_account_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "account_change_update" on "account";`);
    this.addSql(`drop function if exists "account_account_change_update_fn"();`);
    this.addSql(`drop trigger if exists "account_change_delete" on "account";`);
    this.addSql(`drop function if exists "account_account_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "activity_change_insert" on "activity";`);
    this.addSql(`drop function if exists "activity_activity_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "activity_change_update" on "activity";`);
    this.addSql(`drop function if exists "activity_activity_change_update_fn"();`);
    this.addSql(`drop trigger if exists "activity_change_delete" on "activity";`);
    this.addSql(`drop function if exists "activity_activity_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "api_token_change_insert" on "api_token";`);
    this.addSql(`drop function if exists "api_token_api_token_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "api_token_change_update" on "api_token";`);
    this.addSql(`drop function if exists "api_token_api_token_change_update_fn"();`);
    this.addSql(`drop trigger if exists "api_token_change_delete" on "api_token";`);
    this.addSql(`drop function if exists "api_token_api_token_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "attendance_change_insert" on "attendance";`);
    this.addSql(`drop function if exists "attendance_attendance_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "attendance_change_update" on "attendance";`);
    this.addSql(`drop function if exists "attendance_attendance_change_update_fn"();`);
    this.addSql(`drop trigger if exists "attendance_change_delete" on "attendance";`);
    this.addSql(`drop function if exists "attendance_attendance_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "availability_change_insert" on "availability";`);
    this.addSql(`drop function if exists "availability_availability_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "availability_change_update" on "availability";`);
    this.addSql(`drop function if exists "availability_availability_change_update_fn"();`);
    this.addSql(`drop trigger if exists "availability_change_delete" on "availability";`);
    this.addSql(`drop function if exists "availability_availability_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "calendar_feed_change_insert" on "calendar_feed";`);
    this.addSql(`drop function if exists "calendar_feed_calendar_feed_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "calendar_feed_change_update" on "calendar_feed";`);
    this.addSql(`drop function if exists "calendar_feed_calendar_feed_change_update_fn"();`);
    this.addSql(`drop trigger if exists "calendar_feed_change_delete" on "calendar_feed";`);
    this.addSql(`drop function if exists "calendar_feed_calendar_feed_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "category_change_insert" on "category";`);
    this.addSql(`drop function if exists "category_category_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "category_change_update" on "category";`);
    this.addSql(`drop function if exists "category_category_change_update_fn"();`);
    this.addSql(`drop trigger if exists "category_change_delete" on "category";`);
    this.addSql(`drop function if exists "category_category_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "certificate_change_insert" on "certificate";`);
    this.addSql(`drop function if exists "certificate_certificate_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "certificate_change_update" on "certificate";`);
    this.addSql(`drop function if exists "certificate_certificate_change_update_fn"();`);
    this.addSql(`drop trigger if exists "certificate_change_delete" on "certificate";`);
    this.addSql(`drop function if exists "certificate_certificate_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "certificate_rule_change_insert" on "certificate_rule";`);
    this.addSql(`drop function if exists "certificate_rule_certificate_rule_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "certificate_rule_change_update" on "certificate_rule";`);
    this.addSql(`drop function if exists "certificate_rule_certificate_rule_change_update_fn"();`);
    this.addSql(`drop trigger if exists "certificate_rule_change_delete" on "certificate_rule";`);
    this.addSql(`drop function if exists "certificate_rule_certificate_rule_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "co_teacher_change_insert" on "co_teacher";`);
    this.addSql(`drop function if exists "co_teacher_co_teacher_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "co_teacher_change_update" on "co_teacher";`);
    this.addSql(`drop function if exists "co_teacher_co_teacher_change_update_fn"();`);
    this.addSql(`drop trigger if exists "co_teacher_change_delete" on "co_teacher";`);
    this.addSql(`drop function if exists "co_teacher_co_teacher_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "cohort_change_insert" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "cohort_change_update" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_change_update_fn"();`);
    this.addSql(`drop trigger if exists "cohort_change_delete" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "cohort_course_change_insert" on "cohort_course";`);
    this.addSql(`drop function if exists "cohort_course_cohort_course_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "cohort_course_change_update" on "cohort_course";`);
    this.addSql(`drop function if exists "cohort_course_cohort_course_change_update_fn"();`);
    this.addSql(`drop trigger if exists "cohort_course_change_delete" on "cohort_course";`);
    this.addSql(`drop function if exists "cohort_course_cohort_course_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "cohort_instructor_change_insert" on "cohort_instructor";`);
    this.addSql(`drop function if exists "cohort_instructor_cohort_instructor_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "cohort_instructor_change_update" on "cohort_instructor";`);
    this.addSql(`drop function if exists "cohort_instructor_cohort_instructor_change_update_fn"();`);
    this.addSql(`drop trigger if exists "cohort_instructor_change_delete" on "cohort_instructor";`);
    this.addSql(`drop function if exists "cohort_instructor_cohort_instructor_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "cohort_session_change_insert" on "cohort_session";`);
    this.addSql(`drop function if exists "cohort_session_cohort_session_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "cohort_session_change_update" on "cohort_session";`);
    this.addSql(`drop function if exists "cohort_session_cohort_session_change_update_fn"();`);
    this.addSql(`drop trigger if exists "cohort_session_change_delete" on "cohort_session";`);
    this.addSql(`drop function if exists "cohort_session_cohort_session_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "conversation_change_insert" on "conversation";`);
    this.addSql(`drop function if exists "conversation_conversation_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "conversation_change_update" on "conversation";`);
    this.addSql(`drop function if exists "conversation_conversation_change_update_fn"();`);
    this.addSql(`drop trigger if exists "conversation_change_delete" on "conversation";`);
    this.addSql(`drop function if exists "conversation_conversation_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "coupon_change_insert" on "coupon";`);
    this.addSql(`drop function if exists "coupon_coupon_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "coupon_change_update" on "coupon";`);
    this.addSql(`drop function if exists "coupon_coupon_change_update_fn"();`);
    this.addSql(`drop trigger if exists "coupon_change_delete" on "coupon";`);
    this.addSql(`drop function if exists "coupon_coupon_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "course_change_insert" on "course";`);
    this.addSql(`drop function if exists "course_course_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "course_change_update" on "course";`);
    this.addSql(`drop function if exists "course_course_change_update_fn"();`);
    this.addSql(`drop trigger if exists "course_change_delete" on "course";`);
    this.addSql(`drop function if exists "course_course_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "custom_domain_change_insert" on "custom_domain";`);
    this.addSql(`drop function if exists "custom_domain_custom_domain_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "custom_domain_change_update" on "custom_domain";`);
    this.addSql(`drop function if exists "custom_domain_custom_domain_change_update_fn"();`);
    this.addSql(`drop trigger if exists "custom_domain_change_delete" on "custom_domain";`);
    this.addSql(`drop function if exists "custom_domain_custom_domain_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "daily_figures_change_insert" on "daily_figures";`);
    this.addSql(`drop function if exists "daily_figures_daily_figures_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "daily_figures_change_update" on "daily_figures";`);
    this.addSql(`drop function if exists "daily_figures_daily_figures_change_update_fn"();`);
    this.addSql(`drop trigger if exists "daily_figures_change_delete" on "daily_figures";`);
    this.addSql(`drop function if exists "daily_figures_daily_figures_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "discussion_change_insert" on "discussion";`);
    this.addSql(`drop function if exists "discussion_discussion_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "discussion_change_update" on "discussion";`);
    this.addSql(`drop function if exists "discussion_discussion_change_update_fn"();`);
    this.addSql(`drop trigger if exists "discussion_change_delete" on "discussion";`);
    this.addSql(`drop function if exists "discussion_discussion_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "discussion_reply_change_insert" on "discussion_reply";`);
    this.addSql(`drop function if exists "discussion_reply_discussion_reply_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "discussion_reply_change_update" on "discussion_reply";`);
    this.addSql(`drop function if exists "discussion_reply_discussion_reply_change_update_fn"();`);
    this.addSql(`drop trigger if exists "discussion_reply_change_delete" on "discussion_reply";`);
    this.addSql(`drop function if exists "discussion_reply_discussion_reply_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "enrollment_change_insert" on "enrollment";`);
    this.addSql(`drop function if exists "enrollment_enrollment_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "enrollment_change_update" on "enrollment";`);
    this.addSql(`drop function if exists "enrollment_enrollment_change_update_fn"();`);
    this.addSql(`drop trigger if exists "enrollment_change_delete" on "enrollment";`);
    this.addSql(`drop function if exists "enrollment_enrollment_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "enrollment_completion_change_insert" on "enrollment_completion";`);
    this.addSql(`drop function if exists "enrollment_completion_enrollment_completion_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "enrollment_completion_change_update" on "enrollment_completion";`);
    this.addSql(`drop function if exists "enrollment_completion_enrollment_completion_change_update_fn"();`);
    this.addSql(`drop trigger if exists "enrollment_completion_change_delete" on "enrollment_completion";`);
    this.addSql(`drop function if exists "enrollment_completion_enrollment_completion_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "enrollment_details_change_insert" on "enrollment_details";`);
    this.addSql(`drop function if exists "enrollment_details_enrollment_details_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "enrollment_details_change_update" on "enrollment_details";`);
    this.addSql(`drop function if exists "enrollment_details_enrollment_details_change_update_fn"();`);
    this.addSql(`drop trigger if exists "enrollment_details_change_delete" on "enrollment_details";`);
    this.addSql(`drop function if exists "enrollment_details_enrollment_details_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "event_change_insert" on "event";`);
    this.addSql(`drop function if exists "event_event_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "event_change_update" on "event";`);
    this.addSql(`drop function if exists "event_event_change_update_fn"();`);
    this.addSql(`drop trigger if exists "event_change_delete" on "event";`);
    this.addSql(`drop function if exists "event_event_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "event_agenda_item_change_insert" on "event_agenda_item";`);
    this.addSql(`drop function if exists "event_agenda_item_event_agenda_item_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "event_agenda_item_change_update" on "event_agenda_item";`);
    this.addSql(`drop function if exists "event_agenda_item_event_agenda_item_change_update_fn"();`);
    this.addSql(`drop trigger if exists "event_agenda_item_change_delete" on "event_agenda_item";`);
    this.addSql(`drop function if exists "event_agenda_item_event_agenda_item_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "event_registration_change_insert" on "event_registration";`);
    this.addSql(`drop function if exists "event_registration_event_registration_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "event_registration_change_update" on "event_registration";`);
    this.addSql(`drop function if exists "event_registration_event_registration_change_update_fn"();`);
    this.addSql(`drop trigger if exists "event_registration_change_delete" on "event_registration";`);
    this.addSql(`drop function if exists "event_registration_event_registration_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "extension_change_insert" on "extension";`);
    this.addSql(`drop function if exists "extension_extension_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "extension_change_update" on "extension";`);
    this.addSql(`drop function if exists "extension_extension_change_update_fn"();`);
    this.addSql(`drop trigger if exists "extension_change_delete" on "extension";`);
    this.addSql(`drop function if exists "extension_extension_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "figures_roll_up_change_insert" on "figures_roll_up";`);
    this.addSql(`drop function if exists "figures_roll_up_figures_roll_up_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "figures_roll_up_change_update" on "figures_roll_up";`);
    this.addSql(`drop function if exists "figures_roll_up_figures_roll_up_change_update_fn"();`);
    this.addSql(`drop trigger if exists "figures_roll_up_change_delete" on "figures_roll_up";`);
    this.addSql(`drop function if exists "figures_roll_up_figures_roll_up_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "file_change_insert" on "file";`);
    this.addSql(`drop function if exists "file_file_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "file_change_update" on "file";`);
    this.addSql(`drop function if exists "file_file_change_update_fn"();`);
    this.addSql(`drop trigger if exists "file_change_delete" on "file";`);
    this.addSql(`drop function if exists "file_file_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "import_error_change_insert" on "import_error";`);
    this.addSql(`drop function if exists "import_error_import_error_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "import_error_change_update" on "import_error";`);
    this.addSql(`drop function if exists "import_error_import_error_change_update_fn"();`);
    this.addSql(`drop trigger if exists "import_error_change_delete" on "import_error";`);
    this.addSql(`drop function if exists "import_error_import_error_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "import_run_change_insert" on "import_run";`);
    this.addSql(`drop function if exists "import_run_import_run_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "import_run_change_update" on "import_run";`);
    this.addSql(`drop function if exists "import_run_import_run_change_update_fn"();`);
    this.addSql(`drop trigger if exists "import_run_change_delete" on "import_run";`);
    this.addSql(`drop function if exists "import_run_import_run_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "institution_change_insert" on "institution";`);
    this.addSql(`drop function if exists "institution_institution_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "institution_change_update" on "institution";`);
    this.addSql(`drop function if exists "institution_institution_change_update_fn"();`);
    this.addSql(`drop trigger if exists "institution_change_delete" on "institution";`);
    this.addSql(`drop function if exists "institution_institution_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "institution_export_change_insert" on "institution_export";`);
    this.addSql(`drop function if exists "institution_export_institution_export_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "institution_export_change_update" on "institution_export";`);
    this.addSql(`drop function if exists "institution_export_institution_export_change_update_fn"();`);
    this.addSql(`drop trigger if exists "institution_export_change_delete" on "institution_export";`);
    this.addSql(`drop function if exists "institution_export_institution_export_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "invitation_change_insert" on "invitation";`);
    this.addSql(`drop function if exists "invitation_invitation_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "invitation_change_update" on "invitation";`);
    this.addSql(`drop function if exists "invitation_invitation_change_update_fn"();`);
    this.addSql(`drop trigger if exists "invitation_change_delete" on "invitation";`);
    this.addSql(`drop function if exists "invitation_invitation_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "invoice_change_insert" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "invoice_change_update" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_change_update_fn"();`);
    this.addSql(`drop trigger if exists "invoice_change_delete" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "issuer_key_change_insert" on "issuer_key";`);
    this.addSql(`drop function if exists "issuer_key_issuer_key_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "issuer_key_change_update" on "issuer_key";`);
    this.addSql(`drop function if exists "issuer_key_issuer_key_change_update_fn"();`);
    this.addSql(`drop trigger if exists "issuer_key_change_delete" on "issuer_key";`);
    this.addSql(`drop function if exists "issuer_key_issuer_key_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "learning_day_change_insert" on "learning_day";`);
    this.addSql(`drop function if exists "learning_day_learning_day_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "learning_day_change_update" on "learning_day";`);
    this.addSql(`drop function if exists "learning_day_learning_day_change_update_fn"();`);
    this.addSql(`drop trigger if exists "learning_day_change_delete" on "learning_day";`);
    this.addSql(`drop function if exists "learning_day_learning_day_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "lesson_change_insert" on "lesson";`);
    this.addSql(`drop function if exists "lesson_lesson_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "lesson_change_update" on "lesson";`);
    this.addSql(`drop function if exists "lesson_lesson_change_update_fn"();`);
    this.addSql(`drop trigger if exists "lesson_change_delete" on "lesson";`);
    this.addSql(`drop function if exists "lesson_lesson_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "lesson_completion_change_insert" on "lesson_completion";`);
    this.addSql(`drop function if exists "lesson_completion_lesson_completion_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "lesson_completion_change_update" on "lesson_completion";`);
    this.addSql(`drop function if exists "lesson_completion_lesson_completion_change_update_fn"();`);
    this.addSql(`drop trigger if exists "lesson_completion_change_delete" on "lesson_completion";`);
    this.addSql(`drop function if exists "lesson_completion_lesson_completion_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "lesson_progress_change_insert" on "lesson_progress";`);
    this.addSql(`drop function if exists "lesson_progress_lesson_progress_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "lesson_progress_change_update" on "lesson_progress";`);
    this.addSql(`drop function if exists "lesson_progress_lesson_progress_change_update_fn"();`);
    this.addSql(`drop trigger if exists "lesson_progress_change_delete" on "lesson_progress";`);
    this.addSql(`drop function if exists "lesson_progress_lesson_progress_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "member_invitation_change_insert" on "member_invitation";`);
    this.addSql(`drop function if exists "member_invitation_member_invitation_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "member_invitation_change_update" on "member_invitation";`);
    this.addSql(`drop function if exists "member_invitation_member_invitation_change_update_fn"();`);
    this.addSql(`drop trigger if exists "member_invitation_change_delete" on "member_invitation";`);
    this.addSql(`drop function if exists "member_invitation_member_invitation_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "membership_change_insert" on "membership";`);
    this.addSql(`drop function if exists "membership_membership_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "membership_change_update" on "membership";`);
    this.addSql(`drop function if exists "membership_membership_change_update_fn"();`);
    this.addSql(`drop trigger if exists "membership_change_delete" on "membership";`);
    this.addSql(`drop function if exists "membership_membership_change_delete_fn"();`);
    this.addSql(`drop trigger if exists "membership_change_account_insert" on "membership";`);
    this.addSql(`drop function if exists "membership_membership_change_account_insert_fn"();`);
    this.addSql(`drop trigger if exists "membership_change_account_update" on "membership";`);
    this.addSql(`drop function if exists "membership_membership_change_account_update_fn"();`);
    this.addSql(`drop trigger if exists "membership_change_account_delete" on "membership";`);
    this.addSql(`drop function if exists "membership_membership_change_account_delete_fn"();`);

    this.addSql(`drop trigger if exists "message_change_insert" on "message";`);
    this.addSql(`drop function if exists "message_message_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "message_change_update" on "message";`);
    this.addSql(`drop function if exists "message_message_change_update_fn"();`);
    this.addSql(`drop trigger if exists "message_change_delete" on "message";`);
    this.addSql(`drop function if exists "message_message_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "milestone_change_insert" on "milestone";`);
    this.addSql(`drop function if exists "milestone_milestone_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "milestone_change_update" on "milestone";`);
    this.addSql(`drop function if exists "milestone_milestone_change_update_fn"();`);
    this.addSql(`drop trigger if exists "milestone_change_delete" on "milestone";`);
    this.addSql(`drop function if exists "milestone_milestone_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "notification_change_insert" on "notification";`);
    this.addSql(`drop function if exists "notification_notification_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "notification_change_update" on "notification";`);
    this.addSql(`drop function if exists "notification_notification_change_update_fn"();`);
    this.addSql(`drop trigger if exists "notification_change_delete" on "notification";`);
    this.addSql(`drop function if exists "notification_notification_change_delete_fn"();`);

    this.addSql(
      `drop trigger if exists "notification_preference_change_insert" on "notification_preference";`,
    );
    this.addSql(
      `drop function if exists "notification_preference_notification_preference_change_insert_fn"();`,
    );
    this.addSql(
      `drop trigger if exists "notification_preference_change_update" on "notification_preference";`,
    );
    this.addSql(
      `drop function if exists "notification_preference_notification_preference_change_update_fn"();`,
    );
    this.addSql(
      `drop trigger if exists "notification_preference_change_delete" on "notification_preference";`,
    );
    this.addSql(
      `drop function if exists "notification_preference_notification_preference_change_delete_fn"();`,
    );

    this.addSql(`drop trigger if exists "payment_event_change_insert" on "payment_event";`);
    this.addSql(`drop function if exists "payment_event_payment_event_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "payment_event_change_update" on "payment_event";`);
    this.addSql(`drop function if exists "payment_event_payment_event_change_update_fn"();`);
    this.addSql(`drop trigger if exists "payment_event_change_delete" on "payment_event";`);
    this.addSql(`drop function if exists "payment_event_payment_event_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "price_plan_change_insert" on "price_plan";`);
    this.addSql(`drop function if exists "price_plan_price_plan_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "price_plan_change_update" on "price_plan";`);
    this.addSql(`drop function if exists "price_plan_price_plan_change_update_fn"();`);
    this.addSql(`drop trigger if exists "price_plan_change_delete" on "price_plan";`);
    this.addSql(`drop function if exists "price_plan_price_plan_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "quiz_change_insert" on "quiz";`);
    this.addSql(`drop function if exists "quiz_quiz_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "quiz_change_update" on "quiz";`);
    this.addSql(`drop function if exists "quiz_quiz_change_update_fn"();`);
    this.addSql(`drop trigger if exists "quiz_change_delete" on "quiz";`);
    this.addSql(`drop function if exists "quiz_quiz_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "quiz_answer_change_insert" on "quiz_answer";`);
    this.addSql(`drop function if exists "quiz_answer_quiz_answer_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "quiz_answer_change_update" on "quiz_answer";`);
    this.addSql(`drop function if exists "quiz_answer_quiz_answer_change_update_fn"();`);
    this.addSql(`drop trigger if exists "quiz_answer_change_delete" on "quiz_answer";`);
    this.addSql(`drop function if exists "quiz_answer_quiz_answer_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "quiz_attempt_change_insert" on "quiz_attempt";`);
    this.addSql(`drop function if exists "quiz_attempt_quiz_attempt_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "quiz_attempt_change_update" on "quiz_attempt";`);
    this.addSql(`drop function if exists "quiz_attempt_quiz_attempt_change_update_fn"();`);
    this.addSql(`drop trigger if exists "quiz_attempt_change_delete" on "quiz_attempt";`);
    this.addSql(`drop function if exists "quiz_attempt_quiz_attempt_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "quiz_question_change_insert" on "quiz_question";`);
    this.addSql(`drop function if exists "quiz_question_quiz_question_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "quiz_question_change_update" on "quiz_question";`);
    this.addSql(`drop function if exists "quiz_question_quiz_question_change_update_fn"();`);
    this.addSql(`drop trigger if exists "quiz_question_change_delete" on "quiz_question";`);
    this.addSql(`drop function if exists "quiz_question_quiz_question_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "read_mark_change_insert" on "read_mark";`);
    this.addSql(`drop function if exists "read_mark_read_mark_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "read_mark_change_update" on "read_mark";`);
    this.addSql(`drop function if exists "read_mark_read_mark_change_update_fn"();`);
    this.addSql(`drop trigger if exists "read_mark_change_delete" on "read_mark";`);
    this.addSql(`drop function if exists "read_mark_read_mark_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "resource_change_insert" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "resource_change_update" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_change_update_fn"();`);
    this.addSql(`drop trigger if exists "resource_change_delete" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "review_change_insert" on "review";`);
    this.addSql(`drop function if exists "review_review_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "review_change_update" on "review";`);
    this.addSql(`drop function if exists "review_review_change_update_fn"();`);
    this.addSql(`drop trigger if exists "review_change_delete" on "review";`);
    this.addSql(`drop function if exists "review_review_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "review_vote_change_insert" on "review_vote";`);
    this.addSql(`drop function if exists "review_vote_review_vote_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "review_vote_change_update" on "review_vote";`);
    this.addSql(`drop function if exists "review_vote_review_vote_change_update_fn"();`);
    this.addSql(`drop trigger if exists "review_vote_change_delete" on "review_vote";`);
    this.addSql(`drop function if exists "review_vote_review_vote_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "seat_order_change_insert" on "seat_order";`);
    this.addSql(`drop function if exists "seat_order_seat_order_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "seat_order_change_update" on "seat_order";`);
    this.addSql(`drop function if exists "seat_order_seat_order_change_update_fn"();`);
    this.addSql(`drop trigger if exists "seat_order_change_delete" on "seat_order";`);
    this.addSql(`drop function if exists "seat_order_seat_order_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "section_change_insert" on "section";`);
    this.addSql(`drop function if exists "section_section_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "section_change_update" on "section";`);
    this.addSql(`drop function if exists "section_section_change_update_fn"();`);
    this.addSql(`drop trigger if exists "section_change_delete" on "section";`);
    this.addSql(`drop function if exists "section_section_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "storage_use_change_insert" on "storage_use";`);
    this.addSql(`drop function if exists "storage_use_storage_use_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "storage_use_change_update" on "storage_use";`);
    this.addSql(`drop function if exists "storage_use_storage_use_change_update_fn"();`);
    this.addSql(`drop trigger if exists "storage_use_change_delete" on "storage_use";`);
    this.addSql(`drop function if exists "storage_use_storage_use_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "stored_count_change_insert" on "stored_count";`);
    this.addSql(`drop function if exists "stored_count_stored_count_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "stored_count_change_update" on "stored_count";`);
    this.addSql(`drop function if exists "stored_count_stored_count_change_update_fn"();`);
    this.addSql(`drop trigger if exists "stored_count_change_delete" on "stored_count";`);
    this.addSql(`drop function if exists "stored_count_stored_count_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "submission_change_insert" on "submission";`);
    this.addSql(`drop function if exists "submission_submission_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "submission_change_update" on "submission";`);
    this.addSql(`drop function if exists "submission_submission_change_update_fn"();`);
    this.addSql(`drop trigger if exists "submission_change_delete" on "submission";`);
    this.addSql(`drop function if exists "submission_submission_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "submission_attempt_change_insert" on "submission_attempt";`);
    this.addSql(`drop function if exists "submission_attempt_submission_attempt_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "submission_attempt_change_update" on "submission_attempt";`);
    this.addSql(`drop function if exists "submission_attempt_submission_attempt_change_update_fn"();`);
    this.addSql(`drop trigger if exists "submission_attempt_change_delete" on "submission_attempt";`);
    this.addSql(`drop function if exists "submission_attempt_submission_attempt_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "submission_draft_change_insert" on "submission_draft";`);
    this.addSql(`drop function if exists "submission_draft_submission_draft_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "submission_draft_change_update" on "submission_draft";`);
    this.addSql(`drop function if exists "submission_draft_submission_draft_change_update_fn"();`);
    this.addSql(`drop trigger if exists "submission_draft_change_delete" on "submission_draft";`);
    this.addSql(`drop function if exists "submission_draft_submission_draft_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "subscription_change_insert" on "subscription";`);
    this.addSql(`drop function if exists "subscription_subscription_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "subscription_change_update" on "subscription";`);
    this.addSql(`drop function if exists "subscription_subscription_change_update_fn"();`);
    this.addSql(`drop trigger if exists "subscription_change_delete" on "subscription";`);
    this.addSql(`drop function if exists "subscription_subscription_change_delete_fn"();`);

    this.addSql(`drop trigger if exists "webhook_endpoint_change_insert" on "webhook_endpoint";`);
    this.addSql(`drop function if exists "webhook_endpoint_webhook_endpoint_change_insert_fn"();`);
    this.addSql(`drop trigger if exists "webhook_endpoint_change_update" on "webhook_endpoint";`);
    this.addSql(`drop function if exists "webhook_endpoint_webhook_endpoint_change_update_fn"();`);
    this.addSql(`drop trigger if exists "webhook_endpoint_change_delete" on "webhook_endpoint";`);
    this.addSql(`drop function if exists "webhook_endpoint_webhook_endpoint_change_delete_fn"();`);
  }
}
