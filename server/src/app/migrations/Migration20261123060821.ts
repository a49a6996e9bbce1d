import { Migration } from '@mikro-orm/migrations';

export class Migration20261123060821 extends Migration {
  override name = 'Migration20261123060821';

  // Existing rows get the time of the migration, as a default that PostgreSQL stores once, without rewriting the tables.
  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "account_audit_update" on "account";`);
    this.addSql(`alter table "account" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "account" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger account_updated_at_insert before insert on "account" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger account_updated_at_update before update on "account" for each row when (to_jsonb(old) - '{sign_in_failed_at}'::text[] is distinct from to_jsonb(new) - '{sign_in_failed_at}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger account_audit_update after update on "account" for each row when (old.* is distinct from new.*) execute function audit_account('{institution_id,id,created_at,updated_at,sign_in_failed_at}', '{password_hash}', 'account');`,
    );

    this.addSql(`drop trigger if exists "institution_audit_insert_update" on "institution";`);
    this.addSql(`alter table "institution" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "institution" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger institution_updated_at_insert before insert on "institution" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger institution_updated_at_update before update on "institution" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger institution_audit_insert_update after insert or update on "institution" for each row execute function audit_institution('{institution_id,id,created_at,updated_at}', '{}', 'institution');`,
    );

    this.addSql(`alter table "audit_entry" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "audit_entry" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger audit_entry_updated_at_insert before insert on "audit_entry" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger audit_entry_updated_at_update before update on "audit_entry" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );

    this.addSql(`drop trigger if exists "membership_audit_insert_delete" on "membership";`);
    this.addSql(`drop trigger if exists "membership_audit_update" on "membership";`);
    this.addSql(`alter table "membership" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "membership" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger membership_updated_at_insert before insert on "membership" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger membership_updated_at_update before update on "membership" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger membership_audit_insert_delete after insert or delete on "membership" for each row execute function audit_row('{institution_id,id,created_at,updated_at,last_used_at}', '{}', 'membership');`,
    );
    this.addSql(
      `create trigger membership_audit_update after update on "membership" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,last_used_at}', '{}', 'membership');`,
    );

    this.addSql(`drop trigger if exists "course_audit_insert_delete" on "course";`);
    this.addSql(`drop trigger if exists "course_audit_update" on "course";`);
    this.addSql(`alter table "course" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "course" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger course_updated_at_insert before insert on "course" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger course_updated_at_update before update on "course" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger course_audit_insert_delete after insert or delete on "course" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'course');`,
    );
    this.addSql(
      `create trigger course_audit_update after update on "course" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'course');`,
    );

    this.addSql(`drop trigger if exists "invitation_audit_insert_delete" on "invitation";`);
    this.addSql(`drop trigger if exists "invitation_audit_update" on "invitation";`);
    this.addSql(`alter table "invitation" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "invitation" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger invitation_updated_at_insert before insert on "invitation" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger invitation_updated_at_update before update on "invitation" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger invitation_audit_insert_delete after insert or delete on "invitation" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'invitation');`,
    );
    this.addSql(
      `create trigger invitation_audit_update after update on "invitation" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'invitation');`,
    );

    this.addSql(`drop trigger if exists "discussion_audit_insert_delete" on "discussion";`);
    this.addSql(`drop trigger if exists "discussion_audit_update" on "discussion";`);
    this.addSql(`alter table "discussion" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "discussion" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger discussion_updated_at_insert before insert on "discussion" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger discussion_updated_at_update before update on "discussion" for each row when (to_jsonb(old) - '{reply_count,last_number,last_activity_at}'::text[] is distinct from to_jsonb(new) - '{reply_count,last_number,last_activity_at}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger discussion_audit_insert_delete after insert or delete on "discussion" for each row execute function audit_row('{institution_id,id,created_at,updated_at,reply_count,last_number,last_activity_at}', '{}', 'discussion');`,
    );
    this.addSql(
      `create trigger discussion_audit_update after update on "discussion" for each row when (to_jsonb(old) - '{reply_count,last_number,last_activity_at}'::text[] is distinct from to_jsonb(new) - '{reply_count,last_number,last_activity_at}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,reply_count,last_number,last_activity_at}', '{}', 'discussion');`,
    );

    this.addSql(`drop trigger if exists "discussion_reply_audit_insert_delete" on "discussion_reply";`);
    this.addSql(`drop trigger if exists "discussion_reply_audit_update" on "discussion_reply";`);
    this.addSql(`alter table "discussion_reply" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "discussion_reply" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger discussion_reply_updated_at_insert before insert on "discussion_reply" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger discussion_reply_updated_at_update before update on "discussion_reply" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger discussion_reply_audit_insert_delete after insert or delete on "discussion_reply" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'discussion_reply');`,
    );
    this.addSql(
      `create trigger discussion_reply_audit_update after update on "discussion_reply" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'discussion_reply');`,
    );

    this.addSql(`drop trigger if exists "activity_audit_insert_delete" on "activity";`);
    this.addSql(`drop trigger if exists "activity_audit_update" on "activity";`);
    this.addSql(`alter table "activity" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "activity" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger activity_updated_at_insert before insert on "activity" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger activity_updated_at_update before update on "activity" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger activity_audit_insert_delete after insert or delete on "activity" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'activity');`,
    );
    this.addSql(
      `create trigger activity_audit_update after update on "activity" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'activity');`,
    );

    this.addSql(`drop trigger if exists "cohort_audit_insert_delete" on "cohort";`);
    this.addSql(`drop trigger if exists "cohort_audit_update" on "cohort";`);
    this.addSql(`alter table "cohort" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "cohort" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger cohort_updated_at_insert before insert on "cohort" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger cohort_updated_at_update before update on "cohort" for each row when (to_jsonb(old) - '{student_count,held_count,waitlist_count}'::text[] is distinct from to_jsonb(new) - '{student_count,held_count,waitlist_count}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger cohort_audit_insert_delete after insert or delete on "cohort" for each row execute function audit_row('{institution_id,id,created_at,updated_at,student_count,held_count,waitlist_count}', '{}', 'cohort');`,
    );
    this.addSql(
      `create trigger cohort_audit_update after update on "cohort" for each row when (to_jsonb(old) - '{student_count,held_count,waitlist_count}'::text[] is distinct from to_jsonb(new) - '{student_count,held_count,waitlist_count}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,student_count,held_count,waitlist_count}', '{}', 'cohort');`,
    );

    this.addSql(`drop trigger if exists "enrollment_audit_insert_delete" on "enrollment";`);
    this.addSql(`drop trigger if exists "enrollment_audit_update" on "enrollment";`);
    this.addSql(`alter table "enrollment" add "cancelled_with_cohort_at" timestamptz null;`);
    this.addSql(`alter table "enrollment" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger enrollment_updated_at_insert before insert on "enrollment" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger enrollment_updated_at_update before update on "enrollment" for each row when (to_jsonb(old) - '{cancelled_with_cohort_at}'::text[] is distinct from to_jsonb(new) - '{cancelled_with_cohort_at}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger enrollment_audit_insert_delete after insert or delete on "enrollment" for each row execute function audit_row('{institution_id,id,created_at,updated_at,cancelled_with_cohort_at}', '{}', 'enrollment');`,
    );
    this.addSql(
      `create trigger enrollment_audit_update after update on "enrollment" for each row when (to_jsonb(old) - '{cancelled_with_cohort_at}'::text[] is distinct from to_jsonb(new) - '{cancelled_with_cohort_at}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,cancelled_with_cohort_at}', '{}', 'enrollment');`,
    );

    this.addSql(`alter table "conversation" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "conversation" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger conversation_updated_at_insert before insert on "conversation" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger conversation_updated_at_update before update on "conversation" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );

    this.addSql(`drop trigger if exists "cohort_session_audit_insert_delete" on "cohort_session";`);
    this.addSql(`drop trigger if exists "cohort_session_audit_update" on "cohort_session";`);
    this.addSql(`alter table "cohort_session" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "cohort_session" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger cohort_session_updated_at_insert before insert on "cohort_session" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger cohort_session_updated_at_update before update on "cohort_session" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger cohort_session_audit_insert_delete after insert or delete on "cohort_session" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'cohort_session');`,
    );
    this.addSql(
      `create trigger cohort_session_audit_update after update on "cohort_session" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'cohort_session');`,
    );

    this.addSql(`drop trigger if exists "cohort_instructor_audit_insert_delete" on "cohort_instructor";`);
    this.addSql(`drop trigger if exists "cohort_instructor_audit_update" on "cohort_instructor";`);
    this.addSql(`alter table "cohort_instructor" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "cohort_instructor" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger cohort_instructor_updated_at_insert before insert on "cohort_instructor" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger cohort_instructor_updated_at_update before update on "cohort_instructor" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger cohort_instructor_audit_insert_delete after insert or delete on "cohort_instructor" for each row execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'cohort_instructor');`,
    );
    this.addSql(
      `create trigger cohort_instructor_audit_update after update on "cohort_instructor" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'cohort_instructor');`,
    );

    this.addSql(`drop trigger if exists "cohort_course_audit_insert_delete" on "cohort_course";`);
    this.addSql(`drop trigger if exists "cohort_course_audit_update" on "cohort_course";`);
    this.addSql(`alter table "cohort_course" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "cohort_course" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger cohort_course_updated_at_insert before insert on "cohort_course" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger cohort_course_updated_at_update before update on "cohort_course" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger cohort_course_audit_insert_delete after insert or delete on "cohort_course" for each row execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'cohort_course');`,
    );
    this.addSql(
      `create trigger cohort_course_audit_update after update on "cohort_course" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'cohort_course');`,
    );

    this.addSql(`drop trigger if exists "certificate_audit_insert_delete" on "certificate";`);
    this.addSql(`drop trigger if exists "certificate_audit_update" on "certificate";`);
    this.addSql(`alter table "certificate" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "certificate" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger certificate_updated_at_insert before insert on "certificate" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger certificate_updated_at_update before update on "certificate" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger certificate_audit_insert_delete after insert or delete on "certificate" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'certificate');`,
    );
    this.addSql(
      `create trigger certificate_audit_update after update on "certificate" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'certificate');`,
    );

    this.addSql(`drop trigger if exists "attendance_audit_insert_delete" on "attendance";`);
    this.addSql(`drop trigger if exists "attendance_audit_update" on "attendance";`);
    this.addSql(`alter table "attendance" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "attendance" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger attendance_updated_at_insert before insert on "attendance" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger attendance_updated_at_update before update on "attendance" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger attendance_audit_insert_delete after insert or delete on "attendance" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'attendance');`,
    );
    this.addSql(
      `create trigger attendance_audit_update after update on "attendance" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'attendance');`,
    );

    this.addSql(`drop trigger if exists "api_token_audit_insert_delete" on "api_token";`);
    this.addSql(`drop trigger if exists "api_token_audit_update" on "api_token";`);
    this.addSql(`alter table "api_token" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "api_token" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger api_token_updated_at_insert before insert on "api_token" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger api_token_updated_at_update before update on "api_token" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger api_token_audit_insert_delete after insert or delete on "api_token" for each row execute function audit_row('{institution_id,id,created_at,updated_at,last_used_at}', '{token_hash}', 'api_token');`,
    );
    this.addSql(
      `create trigger api_token_audit_update after update on "api_token" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,last_used_at}', '{token_hash}', 'api_token');`,
    );

    this.addSql(`alter table "message" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "message" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger message_updated_at_insert before insert on "message" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger message_updated_at_update before update on "message" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );

    this.addSql(`drop trigger if exists "milestone_audit_insert_delete" on "milestone";`);
    this.addSql(`drop trigger if exists "milestone_audit_update" on "milestone";`);
    this.addSql(`alter table "milestone" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "milestone" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger milestone_updated_at_insert before insert on "milestone" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger milestone_updated_at_update before update on "milestone" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger milestone_audit_insert_delete after insert or delete on "milestone" for each row execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'milestone');`,
    );
    this.addSql(
      `create trigger milestone_audit_update after update on "milestone" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'milestone');`,
    );

    this.addSql(`alter table "notification" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "notification" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger notification_updated_at_insert before insert on "notification" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger notification_updated_at_update before update on "notification" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );

    this.addSql(`alter table "notification_preference" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "notification_preference" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger notification_preference_updated_at_insert before insert on "notification_preference" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger notification_preference_updated_at_update before update on "notification_preference" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );

    this.addSql(`alter table "presence" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "presence" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger presence_updated_at_insert before insert on "presence" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger presence_updated_at_update before update on "presence" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );

    this.addSql(`alter table "read_mark" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "read_mark" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger read_mark_updated_at_insert before insert on "read_mark" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger read_mark_updated_at_update before update on "read_mark" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );

    this.addSql(`drop trigger if exists "resource_audit_insert_delete" on "resource";`);
    this.addSql(`drop trigger if exists "resource_audit_update" on "resource";`);
    this.addSql(`alter table "resource" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "resource" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger resource_updated_at_insert before insert on "resource" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger resource_updated_at_update before update on "resource" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger resource_audit_insert_delete after insert or delete on "resource" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'resource');`,
    );
    this.addSql(
      `create trigger resource_audit_update after update on "resource" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'resource');`,
    );

    this.addSql(`drop trigger if exists "section_audit_insert_delete" on "section";`);
    this.addSql(`drop trigger if exists "section_audit_update" on "section";`);
    this.addSql(`alter table "section" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "section" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger section_updated_at_insert before insert on "section" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger section_updated_at_update before update on "section" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger section_audit_insert_delete after insert or delete on "section" for each row execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'section');`,
    );
    this.addSql(
      `create trigger section_audit_update after update on "section" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'section');`,
    );

    this.addSql(`drop trigger if exists "lesson_audit_insert_delete" on "lesson";`);
    this.addSql(`drop trigger if exists "lesson_audit_update" on "lesson";`);
    this.addSql(`alter table "lesson" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "lesson" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger lesson_updated_at_insert before insert on "lesson" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger lesson_updated_at_update before update on "lesson" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger lesson_audit_insert_delete after insert or delete on "lesson" for each row execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'lesson');`,
    );
    this.addSql(
      `create trigger lesson_audit_update after update on "lesson" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'lesson');`,
    );

    this.addSql(`drop trigger if exists "lesson_completion_audit_insert_delete" on "lesson_completion";`);
    this.addSql(`drop trigger if exists "lesson_completion_audit_update" on "lesson_completion";`);
    this.addSql(`alter table "lesson_completion" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "lesson_completion" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger lesson_completion_updated_at_insert before insert on "lesson_completion" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger lesson_completion_updated_at_update before update on "lesson_completion" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger lesson_completion_audit_insert_delete after insert or delete on "lesson_completion" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'lesson_completion');`,
    );
    this.addSql(
      `create trigger lesson_completion_audit_update after update on "lesson_completion" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'lesson_completion');`,
    );

    this.addSql(`drop trigger if exists "session_audit_insert" on "session";`);
    this.addSql(`drop trigger if exists "session_audit_update" on "session";`);
    this.addSql(
      `create trigger session_audit_insert after insert on "session" for each row execute function audit_session('{institution_id,id,created_at,updated_at}', '{}', 'session');`,
    );
    this.addSql(
      `create trigger session_audit_update after update on "session" for each row when (old.revoked_at is null and new.revoked_at is not null) execute function audit_session('{institution_id,id,created_at,updated_at}', '{}', 'session');`,
    );

    this.addSql(`alter table "storage_use" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "storage_use" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger storage_use_updated_at_insert before insert on "storage_use" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger storage_use_updated_at_update before update on "storage_use" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );

    this.addSql(`alter table "stored_count" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "stored_count" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger stored_count_updated_at_insert before insert on "stored_count" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger stored_count_updated_at_update before update on "stored_count" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );

    this.addSql(`drop trigger if exists "file_audit_insert_delete" on "file";`);
    this.addSql(`drop trigger if exists "file_audit_update" on "file";`);
    this.addSql(`alter table "file" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "file" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger file_updated_at_insert before insert on "file" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger file_updated_at_update before update on "file" for each row when (to_jsonb(old) - '{stored_at}'::text[] is distinct from to_jsonb(new) - '{stored_at}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger file_audit_insert_delete after insert or delete on "file" for each row execute function audit_row('{institution_id,id,created_at,updated_at,stored_at}', '{}', 'file');`,
    );
    this.addSql(
      `create trigger file_audit_update after update on "file" for each row when (to_jsonb(old) - '{stored_at}'::text[] is distinct from to_jsonb(new) - '{stored_at}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,stored_at}', '{}', 'file');`,
    );

    this.addSql(`drop trigger if exists "submission_audit_insert_delete" on "submission";`);
    this.addSql(`drop trigger if exists "submission_audit_update" on "submission";`);
    this.addSql(`alter table "submission" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "submission" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger submission_updated_at_insert before insert on "submission" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger submission_updated_at_update before update on "submission" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger submission_audit_insert_delete after insert or delete on "submission" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'submission');`,
    );
    this.addSql(
      `create trigger submission_audit_update after update on "submission" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'submission');`,
    );

    this.addSql(`drop trigger if exists "webhook_endpoint_audit_insert_delete" on "webhook_endpoint";`);
    this.addSql(`drop trigger if exists "webhook_endpoint_audit_update" on "webhook_endpoint";`);
    this.addSql(`alter table "webhook_endpoint" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "webhook_endpoint" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger webhook_endpoint_updated_at_insert before insert on "webhook_endpoint" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger webhook_endpoint_updated_at_update before update on "webhook_endpoint" for each row when (to_jsonb(old) - '{failing_since,slow_since,busy_until,busy_by}'::text[] is distinct from to_jsonb(new) - '{failing_since,slow_since,busy_until,busy_by}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger webhook_endpoint_audit_insert_delete after insert or delete on "webhook_endpoint" for each row execute function audit_row('{institution_id,id,created_at,updated_at,failing_since,slow_since,busy_until,busy_by}', '{}', 'webhook_endpoint');`,
    );
    this.addSql(
      `create trigger webhook_endpoint_audit_update after update on "webhook_endpoint" for each row when (to_jsonb(old) - '{failing_since,slow_since,busy_until,busy_by}'::text[] is distinct from to_jsonb(new) - '{failing_since,slow_since,busy_until,busy_by}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,failing_since,slow_since,busy_until,busy_by}', '{}', 'webhook_endpoint');`,
    );

    this.addSql(`alter table "webhook_delivery" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "webhook_delivery" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger webhook_delivery_updated_at_insert before insert on "webhook_delivery" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger webhook_delivery_updated_at_update before update on "webhook_delivery" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );

    this.addSql(`alter table "webhook_attempt" add "updated_at" timestamptz not null default now();`);
    this.addSql(`alter table "webhook_attempt" alter column "updated_at" drop default;`);
    this.addSql(
      `create trigger webhook_attempt_updated_at_insert before insert on "webhook_attempt" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger webhook_attempt_updated_at_update before update on "webhook_attempt" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "account_updated_at_insert" on "account";`);
    this.addSql(`drop trigger if exists "account_updated_at_update" on "account";`);
    this.addSql(`drop trigger if exists "account_audit_update" on "account";`);
    this.addSql(`alter table "account" drop column "updated_at";`);
    this.addSql(
      `create trigger account_audit_update after update on "account" for each row when (old.* is distinct from new.*) execute function audit_account('{institution_id,id,created_at,sign_in_failed_at}', '{password_hash}', 'account');`,
    );

    this.addSql(`drop trigger if exists "activity_updated_at_insert" on "activity";`);
    this.addSql(`drop trigger if exists "activity_updated_at_update" on "activity";`);
    this.addSql(`drop trigger if exists "activity_audit_insert_delete" on "activity";`);
    this.addSql(`drop trigger if exists "activity_audit_update" on "activity";`);
    this.addSql(`alter table "activity" drop column "updated_at";`);
    this.addSql(
      `create trigger activity_audit_insert_delete after insert or delete on "activity" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'activity');`,
    );
    this.addSql(
      `create trigger activity_audit_update after update on "activity" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'activity');`,
    );

    this.addSql(`drop trigger if exists "api_token_updated_at_insert" on "api_token";`);
    this.addSql(`drop trigger if exists "api_token_updated_at_update" on "api_token";`);
    this.addSql(`drop trigger if exists "api_token_audit_insert_delete" on "api_token";`);
    this.addSql(`drop trigger if exists "api_token_audit_update" on "api_token";`);
    this.addSql(`alter table "api_token" drop column "updated_at";`);
    this.addSql(
      `create trigger api_token_audit_insert_delete after insert or delete on "api_token" for each row execute function audit_row('{institution_id,id,created_at,last_used_at}', '{token_hash}', 'api_token');`,
    );
    this.addSql(
      `create trigger api_token_audit_update after update on "api_token" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function audit_row('{institution_id,id,created_at,last_used_at}', '{token_hash}', 'api_token');`,
    );

    this.addSql(`drop trigger if exists "attendance_updated_at_insert" on "attendance";`);
    this.addSql(`drop trigger if exists "attendance_updated_at_update" on "attendance";`);
    this.addSql(`drop trigger if exists "attendance_audit_insert_delete" on "attendance";`);
    this.addSql(`drop trigger if exists "attendance_audit_update" on "attendance";`);
    this.addSql(`alter table "attendance" drop column "updated_at";`);
    this.addSql(
      `create trigger attendance_audit_insert_delete after insert or delete on "attendance" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'attendance');`,
    );
    this.addSql(
      `create trigger attendance_audit_update after update on "attendance" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'attendance');`,
    );

    this.addSql(`drop trigger if exists "audit_entry_updated_at_insert" on "audit_entry";`);
    this.addSql(`drop trigger if exists "audit_entry_updated_at_update" on "audit_entry";`);
    this.addSql(`alter table "audit_entry" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "certificate_updated_at_insert" on "certificate";`);
    this.addSql(`drop trigger if exists "certificate_updated_at_update" on "certificate";`);
    this.addSql(`drop trigger if exists "certificate_audit_insert_delete" on "certificate";`);
    this.addSql(`drop trigger if exists "certificate_audit_update" on "certificate";`);
    this.addSql(`alter table "certificate" drop column "updated_at";`);
    this.addSql(
      `create trigger certificate_audit_insert_delete after insert or delete on "certificate" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'certificate');`,
    );
    this.addSql(
      `create trigger certificate_audit_update after update on "certificate" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'certificate');`,
    );

    this.addSql(`drop trigger if exists "cohort_updated_at_insert" on "cohort";`);
    this.addSql(`drop trigger if exists "cohort_updated_at_update" on "cohort";`);
    this.addSql(`drop trigger if exists "cohort_audit_insert_delete" on "cohort";`);
    this.addSql(`drop trigger if exists "cohort_audit_update" on "cohort";`);
    this.addSql(`alter table "cohort" drop column "updated_at";`);
    this.addSql(
      `create trigger cohort_audit_insert_delete after insert or delete on "cohort" for each row execute function audit_row('{institution_id,id,created_at,student_count,held_count,waitlist_count}', '{}', 'cohort');`,
    );
    this.addSql(
      `create trigger cohort_audit_update after update on "cohort" for each row when (to_jsonb(old) - '{student_count,held_count,waitlist_count}'::text[] is distinct from to_jsonb(new) - '{student_count,held_count,waitlist_count}'::text[]) execute function audit_row('{institution_id,id,created_at,student_count,held_count,waitlist_count}', '{}', 'cohort');`,
    );

    this.addSql(`drop trigger if exists "cohort_course_updated_at_insert" on "cohort_course";`);
    this.addSql(`drop trigger if exists "cohort_course_updated_at_update" on "cohort_course";`);
    this.addSql(`drop trigger if exists "cohort_course_audit_insert_delete" on "cohort_course";`);
    this.addSql(`drop trigger if exists "cohort_course_audit_update" on "cohort_course";`);
    this.addSql(`alter table "cohort_course" drop column "updated_at";`);
    this.addSql(
      `create trigger cohort_course_audit_insert_delete after insert or delete on "cohort_course" for each row execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'cohort_course');`,
    );
    this.addSql(
      `create trigger cohort_course_audit_update after update on "cohort_course" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'cohort_course');`,
    );

    this.addSql(`drop trigger if exists "cohort_instructor_updated_at_insert" on "cohort_instructor";`);
    this.addSql(`drop trigger if exists "cohort_instructor_updated_at_update" on "cohort_instructor";`);
    this.addSql(`drop trigger if exists "cohort_instructor_audit_insert_delete" on "cohort_instructor";`);
    this.addSql(`drop trigger if exists "cohort_instructor_audit_update" on "cohort_instructor";`);
    this.addSql(`alter table "cohort_instructor" drop column "updated_at";`);
    this.addSql(
      `create trigger cohort_instructor_audit_insert_delete after insert or delete on "cohort_instructor" for each row execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'cohort_instructor');`,
    );
    this.addSql(
      `create trigger cohort_instructor_audit_update after update on "cohort_instructor" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'cohort_instructor');`,
    );

    this.addSql(`drop trigger if exists "cohort_session_updated_at_insert" on "cohort_session";`);
    this.addSql(`drop trigger if exists "cohort_session_updated_at_update" on "cohort_session";`);
    this.addSql(`drop trigger if exists "cohort_session_audit_insert_delete" on "cohort_session";`);
    this.addSql(`drop trigger if exists "cohort_session_audit_update" on "cohort_session";`);
    this.addSql(`alter table "cohort_session" drop column "updated_at";`);
    this.addSql(
      `create trigger cohort_session_audit_insert_delete after insert or delete on "cohort_session" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'cohort_session');`,
    );
    this.addSql(
      `create trigger cohort_session_audit_update after update on "cohort_session" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'cohort_session');`,
    );

    this.addSql(`drop trigger if exists "conversation_updated_at_insert" on "conversation";`);
    this.addSql(`drop trigger if exists "conversation_updated_at_update" on "conversation";`);
    this.addSql(`alter table "conversation" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "course_updated_at_insert" on "course";`);
    this.addSql(`drop trigger if exists "course_updated_at_update" on "course";`);
    this.addSql(`drop trigger if exists "course_audit_insert_delete" on "course";`);
    this.addSql(`drop trigger if exists "course_audit_update" on "course";`);
    this.addSql(`alter table "course" drop column "updated_at";`);
    this.addSql(
      `create trigger course_audit_insert_delete after insert or delete on "course" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'course');`,
    );
    this.addSql(
      `create trigger course_audit_update after update on "course" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'course');`,
    );

    this.addSql(`drop trigger if exists "discussion_updated_at_insert" on "discussion";`);
    this.addSql(`drop trigger if exists "discussion_updated_at_update" on "discussion";`);
    this.addSql(`drop trigger if exists "discussion_audit_insert_delete" on "discussion";`);
    this.addSql(`drop trigger if exists "discussion_audit_update" on "discussion";`);
    this.addSql(`alter table "discussion" drop column "updated_at";`);
    this.addSql(
      `create trigger discussion_audit_insert_delete after insert or delete on "discussion" for each row execute function audit_row('{institution_id,id,created_at,reply_count,last_number,last_activity_at}', '{}', 'discussion');`,
    );
    this.addSql(
      `create trigger discussion_audit_update after update on "discussion" for each row when (to_jsonb(old) - '{reply_count,last_number,last_activity_at}'::text[] is distinct from to_jsonb(new) - '{reply_count,last_number,last_activity_at}'::text[]) execute function audit_row('{institution_id,id,created_at,reply_count,last_number,last_activity_at}', '{}', 'discussion');`,
    );

    this.addSql(`drop trigger if exists "discussion_reply_updated_at_insert" on "discussion_reply";`);
    this.addSql(`drop trigger if exists "discussion_reply_updated_at_update" on "discussion_reply";`);
    this.addSql(`drop trigger if exists "discussion_reply_audit_insert_delete" on "discussion_reply";`);
    this.addSql(`drop trigger if exists "discussion_reply_audit_update" on "discussion_reply";`);
    this.addSql(`alter table "discussion_reply" drop column "updated_at";`);
    this.addSql(
      `create trigger discussion_reply_audit_insert_delete after insert or delete on "discussion_reply" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'discussion_reply');`,
    );
    this.addSql(
      `create trigger discussion_reply_audit_update after update on "discussion_reply" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'discussion_reply');`,
    );

    this.addSql(`drop trigger if exists "enrollment_updated_at_insert" on "enrollment";`);
    this.addSql(`drop trigger if exists "enrollment_updated_at_update" on "enrollment";`);
    this.addSql(`drop trigger if exists "enrollment_audit_insert_delete" on "enrollment";`);
    this.addSql(`drop trigger if exists "enrollment_audit_update" on "enrollment";`);
    this.addSql(`alter table "enrollment" drop column "cancelled_with_cohort_at";`);
    this.addSql(`alter table "enrollment" alter column "updated_at" set default now();`);
    this.addSql(
      `create trigger enrollment_audit_insert_delete after insert or delete on "enrollment" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'enrollment');`,
    );
    this.addSql(
      `create trigger enrollment_audit_update after update on "enrollment" for each row when (to_jsonb(old) - '{updated_at}'::text[] is distinct from to_jsonb(new) - '{updated_at}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'enrollment');`,
    );

    this.addSql(`drop trigger if exists "file_updated_at_insert" on "file";`);
    this.addSql(`drop trigger if exists "file_updated_at_update" on "file";`);
    this.addSql(`drop trigger if exists "file_audit_insert_delete" on "file";`);
    this.addSql(`drop trigger if exists "file_audit_update" on "file";`);
    this.addSql(`alter table "file" drop column "updated_at";`);
    this.addSql(
      `create trigger file_audit_insert_delete after insert or delete on "file" for each row execute function audit_row('{institution_id,id,created_at,stored_at}', '{}', 'file');`,
    );
    this.addSql(
      `create trigger file_audit_update after update on "file" for each row when (to_jsonb(old) - '{stored_at}'::text[] is distinct from to_jsonb(new) - '{stored_at}'::text[]) execute function audit_row('{institution_id,id,created_at,stored_at}', '{}', 'file');`,
    );

    this.addSql(`drop trigger if exists "institution_updated_at_insert" on "institution";`);
    this.addSql(`drop trigger if exists "institution_updated_at_update" on "institution";`);
    this.addSql(`drop trigger if exists "institution_audit_insert_update" on "institution";`);
    this.addSql(`alter table "institution" drop column "updated_at";`);
    this.addSql(
      `create trigger institution_audit_insert_update after insert or update on "institution" for each row execute function audit_institution('{institution_id,id,created_at}', '{}', 'institution');`,
    );

    this.addSql(`drop trigger if exists "invitation_updated_at_insert" on "invitation";`);
    this.addSql(`drop trigger if exists "invitation_updated_at_update" on "invitation";`);
    this.addSql(`drop trigger if exists "invitation_audit_insert_delete" on "invitation";`);
    this.addSql(`drop trigger if exists "invitation_audit_update" on "invitation";`);
    this.addSql(`alter table "invitation" drop column "updated_at";`);
    this.addSql(
      `create trigger invitation_audit_insert_delete after insert or delete on "invitation" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'invitation');`,
    );
    this.addSql(
      `create trigger invitation_audit_update after update on "invitation" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'invitation');`,
    );

    this.addSql(`drop trigger if exists "lesson_updated_at_insert" on "lesson";`);
    this.addSql(`drop trigger if exists "lesson_updated_at_update" on "lesson";`);
    this.addSql(`drop trigger if exists "lesson_audit_insert_delete" on "lesson";`);
    this.addSql(`drop trigger if exists "lesson_audit_update" on "lesson";`);
    this.addSql(`alter table "lesson" drop column "updated_at";`);
    this.addSql(
      `create trigger lesson_audit_insert_delete after insert or delete on "lesson" for each row execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'lesson');`,
    );
    this.addSql(
      `create trigger lesson_audit_update after update on "lesson" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'lesson');`,
    );

    this.addSql(`drop trigger if exists "lesson_completion_updated_at_insert" on "lesson_completion";`);
    this.addSql(`drop trigger if exists "lesson_completion_updated_at_update" on "lesson_completion";`);
    this.addSql(`drop trigger if exists "lesson_completion_audit_insert_delete" on "lesson_completion";`);
    this.addSql(`drop trigger if exists "lesson_completion_audit_update" on "lesson_completion";`);
    this.addSql(`alter table "lesson_completion" drop column "updated_at";`);
    this.addSql(
      `create trigger lesson_completion_audit_insert_delete after insert or delete on "lesson_completion" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'lesson_completion');`,
    );
    this.addSql(
      `create trigger lesson_completion_audit_update after update on "lesson_completion" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'lesson_completion');`,
    );

    this.addSql(`drop trigger if exists "membership_updated_at_insert" on "membership";`);
    this.addSql(`drop trigger if exists "membership_updated_at_update" on "membership";`);
    this.addSql(`drop trigger if exists "membership_audit_insert_delete" on "membership";`);
    this.addSql(`drop trigger if exists "membership_audit_update" on "membership";`);
    this.addSql(`alter table "membership" drop column "updated_at";`);
    this.addSql(
      `create trigger membership_audit_insert_delete after insert or delete on "membership" for each row execute function audit_row('{institution_id,id,created_at,last_used_at}', '{}', 'membership');`,
    );
    this.addSql(
      `create trigger membership_audit_update after update on "membership" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function audit_row('{institution_id,id,created_at,last_used_at}', '{}', 'membership');`,
    );

    this.addSql(`drop trigger if exists "message_updated_at_insert" on "message";`);
    this.addSql(`drop trigger if exists "message_updated_at_update" on "message";`);
    this.addSql(`alter table "message" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "milestone_updated_at_insert" on "milestone";`);
    this.addSql(`drop trigger if exists "milestone_updated_at_update" on "milestone";`);
    this.addSql(`drop trigger if exists "milestone_audit_insert_delete" on "milestone";`);
    this.addSql(`drop trigger if exists "milestone_audit_update" on "milestone";`);
    this.addSql(`alter table "milestone" drop column "updated_at";`);
    this.addSql(
      `create trigger milestone_audit_insert_delete after insert or delete on "milestone" for each row execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'milestone');`,
    );
    this.addSql(
      `create trigger milestone_audit_update after update on "milestone" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'milestone');`,
    );

    this.addSql(`drop trigger if exists "notification_updated_at_insert" on "notification";`);
    this.addSql(`drop trigger if exists "notification_updated_at_update" on "notification";`);
    this.addSql(`alter table "notification" drop column "updated_at";`);

    this.addSql(
      `drop trigger if exists "notification_preference_updated_at_insert" on "notification_preference";`,
    );
    this.addSql(
      `drop trigger if exists "notification_preference_updated_at_update" on "notification_preference";`,
    );
    this.addSql(`alter table "notification_preference" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "presence_updated_at_insert" on "presence";`);
    this.addSql(`drop trigger if exists "presence_updated_at_update" on "presence";`);
    this.addSql(`alter table "presence" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "read_mark_updated_at_insert" on "read_mark";`);
    this.addSql(`drop trigger if exists "read_mark_updated_at_update" on "read_mark";`);
    this.addSql(`alter table "read_mark" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "resource_updated_at_insert" on "resource";`);
    this.addSql(`drop trigger if exists "resource_updated_at_update" on "resource";`);
    this.addSql(`drop trigger if exists "resource_audit_insert_delete" on "resource";`);
    this.addSql(`drop trigger if exists "resource_audit_update" on "resource";`);
    this.addSql(`alter table "resource" drop column "updated_at";`);
    this.addSql(
      `create trigger resource_audit_insert_delete after insert or delete on "resource" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'resource');`,
    );
    this.addSql(
      `create trigger resource_audit_update after update on "resource" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'resource');`,
    );

    this.addSql(`drop trigger if exists "section_updated_at_insert" on "section";`);
    this.addSql(`drop trigger if exists "section_updated_at_update" on "section";`);
    this.addSql(`drop trigger if exists "section_audit_insert_delete" on "section";`);
    this.addSql(`drop trigger if exists "section_audit_update" on "section";`);
    this.addSql(`alter table "section" drop column "updated_at";`);
    this.addSql(
      `create trigger section_audit_insert_delete after insert or delete on "section" for each row execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'section');`,
    );
    this.addSql(
      `create trigger section_audit_update after update on "section" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'section');`,
    );

    this.addSql(`drop trigger if exists "session_audit_insert" on "session";`);
    this.addSql(`drop trigger if exists "session_audit_update" on "session";`);
    this.addSql(
      `create trigger session_audit_insert after insert on "session" for each row execute function audit_session('{institution_id,id,created_at}', '{}', 'session');`,
    );
    this.addSql(
      `create trigger session_audit_update after update on "session" for each row when (old.revoked_at is null and new.revoked_at is not null) execute function audit_session('{institution_id,id,created_at}', '{}', 'session');`,
    );

    this.addSql(`drop trigger if exists "storage_use_updated_at_insert" on "storage_use";`);
    this.addSql(`drop trigger if exists "storage_use_updated_at_update" on "storage_use";`);
    this.addSql(`alter table "storage_use" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "stored_count_updated_at_insert" on "stored_count";`);
    this.addSql(`drop trigger if exists "stored_count_updated_at_update" on "stored_count";`);
    this.addSql(`alter table "stored_count" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "submission_updated_at_insert" on "submission";`);
    this.addSql(`drop trigger if exists "submission_updated_at_update" on "submission";`);
    this.addSql(`drop trigger if exists "submission_audit_insert_delete" on "submission";`);
    this.addSql(`drop trigger if exists "submission_audit_update" on "submission";`);
    this.addSql(`alter table "submission" drop column "updated_at";`);
    this.addSql(
      `create trigger submission_audit_insert_delete after insert or delete on "submission" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'submission');`,
    );
    this.addSql(
      `create trigger submission_audit_update after update on "submission" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'submission');`,
    );

    this.addSql(`drop trigger if exists "webhook_attempt_updated_at_insert" on "webhook_attempt";`);
    this.addSql(`drop trigger if exists "webhook_attempt_updated_at_update" on "webhook_attempt";`);
    this.addSql(`alter table "webhook_attempt" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "webhook_delivery_updated_at_insert" on "webhook_delivery";`);
    this.addSql(`drop trigger if exists "webhook_delivery_updated_at_update" on "webhook_delivery";`);
    this.addSql(`alter table "webhook_delivery" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "webhook_endpoint_updated_at_insert" on "webhook_endpoint";`);
    this.addSql(`drop trigger if exists "webhook_endpoint_updated_at_update" on "webhook_endpoint";`);
    this.addSql(`drop trigger if exists "webhook_endpoint_audit_insert_delete" on "webhook_endpoint";`);
    this.addSql(`drop trigger if exists "webhook_endpoint_audit_update" on "webhook_endpoint";`);
    this.addSql(`alter table "webhook_endpoint" drop column "updated_at";`);
    this.addSql(
      `create trigger webhook_endpoint_audit_insert_delete after insert or delete on "webhook_endpoint" for each row execute function audit_row('{institution_id,id,created_at,failing_since,slow_since,busy_until,busy_by}', '{}', 'webhook_endpoint');`,
    );
    this.addSql(
      `create trigger webhook_endpoint_audit_update after update on "webhook_endpoint" for each row when (to_jsonb(old) - '{failing_since,slow_since,busy_until,busy_by}'::text[] is distinct from to_jsonb(new) - '{failing_since,slow_since,busy_until,busy_by}'::text[]) execute function audit_row('{institution_id,id,created_at,failing_since,slow_since,busy_until,busy_by}', '{}', 'webhook_endpoint');`,
    );
  }
}
