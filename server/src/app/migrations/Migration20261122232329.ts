import { Migration } from '@mikro-orm/migrations';

/** As courses and cohorts were public when this migration was written. */
const COURSES = {
  table: 'course',
  isPublic: "is_public and status = 'published' and deleted_at is null",
  columns: ['is_public', 'status', 'deleted_at'],
};
const COHORTS = {
  table: 'cohort',
  isPublic: 'is_public and published_at is not null and deleted_at is null',
  columns: ['is_public', 'published_at', 'deleted_at'],
};
const PARTS = [
  ['section', COURSES],
  ['lesson', COURSES],
  ['cohort_course', COHORTS],
  ['cohort_instructor', COHORTS],
  ['milestone', COHORTS],
] as const;

export class Migration20261122232329 extends Migration {
  override name = 'Migration20261122232329';

  override up(): void | Promise<void> {
    this.addSql(`drop policy "membership_public" on "membership";`);

    this.addSql(`drop policy "course_public" on "course";`);

    this.addSql(`drop policy "invitation_own" on "invitation";`);

    this.addSql(`drop policy "cohort_public" on "cohort";`);

    this.addSql(`drop policy "enrollment_own" on "enrollment";`);

    this.addSql(`drop policy "cohort_instructor_public" on "cohort_instructor";`);

    this.addSql(`drop policy "cohort_course_public" on "cohort_course";`);

    this.addSql(`drop policy "milestone_public" on "milestone";`);

    this.addSql(`drop policy "section_public" on "section";`);

    this.addSql(`drop policy "lesson_public" on "lesson";`);

    this.addSql(`drop trigger if exists "account_audit_update" on "account";`);
    this.addSql(`drop function if exists "account_account_audit_update_fn"();`);
    this.addSql(
      `create trigger account_audit_update after update on "account" for each row when (old.* is distinct from new.*) execute function audit_account('{institution_id,id,created_at,sign_in_failed_at}', '{password_hash}', 'account');`,
    );

    this.addSql(`drop trigger if exists "institution_audit_insert_update" on "institution";`);
    this.addSql(`drop function if exists "institution_institution_audit_insert_update_fn"();`);
    this.addSql(
      `create trigger institution_audit_insert_update after insert or update on "institution" for each row execute function audit_institution('{institution_id,id,created_at}', '{}', 'institution');`,
    );

    this.addSql(`drop trigger if exists "membership_audit_insert_delete" on "membership";`);
    this.addSql(`drop function if exists "membership_membership_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "membership_audit_update" on "membership";`);
    this.addSql(`drop function if exists "membership_membership_audit_update_fn"();`);
    this.addSql(
      `create trigger membership_audit_insert_delete after insert or delete on "membership" for each row execute function audit_row('{institution_id,id,created_at,last_used_at}', '{}', 'membership');`,
    );
    this.addSql(
      `create trigger membership_audit_update after update on "membership" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function audit_row('{institution_id,id,created_at,last_used_at}', '{}', 'membership');`,
    );
    this.addSql(
      `create policy "membership_public" on "membership" for select to "lyceum_public" using (is_public and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(`drop trigger if exists "course_audit_insert_delete" on "course";`);
    this.addSql(`drop function if exists "course_course_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "course_audit_update" on "course";`);
    this.addSql(`drop function if exists "course_course_audit_update_fn"();`);
    this.addSql(
      `create trigger course_audit_insert_delete after insert or delete on "course" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'course');`,
    );
    this.addSql(
      `create trigger course_audit_update after update on "course" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'course');`,
    );
    this.addSql(
      `create policy "course_public" on "course" for select to "lyceum_public" using (is_public and status = 'published' and deleted_at is null and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(`drop trigger if exists "invitation_audit_insert_delete" on "invitation";`);
    this.addSql(`drop function if exists "invitation_invitation_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "invitation_audit_update" on "invitation";`);
    this.addSql(`drop function if exists "invitation_invitation_audit_update_fn"();`);
    this.addSql(
      `create trigger invitation_audit_insert_delete after insert or delete on "invitation" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'invitation');`,
    );
    this.addSql(
      `create trigger invitation_audit_update after update on "invitation" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'invitation');`,
    );
    this.addSql(
      `create policy "invitation_own" on "invitation" for select to "lyceum_public" using (email = nullif(current_setting('app.email', true), '') and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(`drop trigger if exists "discussion_audit_insert_delete" on "discussion";`);
    this.addSql(`drop function if exists "discussion_discussion_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "discussion_audit_update" on "discussion";`);
    this.addSql(`drop function if exists "discussion_discussion_audit_update_fn"();`);
    this.addSql(
      `create trigger discussion_audit_insert_delete after insert or delete on "discussion" for each row execute function audit_row('{institution_id,id,created_at,reply_count,last_number,last_activity_at}', '{}', 'discussion');`,
    );
    this.addSql(
      `create trigger discussion_audit_update after update on "discussion" for each row when (to_jsonb(old) - '{reply_count,last_number,last_activity_at}'::text[] is distinct from to_jsonb(new) - '{reply_count,last_number,last_activity_at}'::text[]) execute function audit_row('{institution_id,id,created_at,reply_count,last_number,last_activity_at}', '{}', 'discussion');`,
    );

    this.addSql(`drop trigger if exists "discussion_reply_audit_insert_delete" on "discussion_reply";`);
    this.addSql(`drop function if exists "discussion_reply_discussion_reply_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "discussion_reply_audit_update" on "discussion_reply";`);
    this.addSql(`drop function if exists "discussion_reply_discussion_reply_audit_update_fn"();`);
    this.addSql(
      `create trigger discussion_reply_audit_insert_delete after insert or delete on "discussion_reply" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'discussion_reply');`,
    );
    this.addSql(
      `create trigger discussion_reply_audit_update after update on "discussion_reply" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'discussion_reply');`,
    );

    this.addSql(`drop trigger if exists "activity_audit_insert_delete" on "activity";`);
    this.addSql(`drop function if exists "activity_activity_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "activity_audit_update" on "activity";`);
    this.addSql(`drop function if exists "activity_activity_audit_update_fn"();`);
    this.addSql(
      `create trigger activity_audit_insert_delete after insert or delete on "activity" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'activity');`,
    );
    this.addSql(
      `create trigger activity_audit_update after update on "activity" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'activity');`,
    );

    this.addSql(`drop trigger if exists "cohort_audit_insert_delete" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_audit_update" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_audit_update_fn"();`);
    this.addSql(
      `create trigger cohort_audit_insert_delete after insert or delete on "cohort" for each row execute function audit_row('{institution_id,id,created_at,student_count,held_count,waitlist_count}', '{}', 'cohort');`,
    );
    this.addSql(
      `create trigger cohort_audit_update after update on "cohort" for each row when (to_jsonb(old) - '{student_count,held_count,waitlist_count}'::text[] is distinct from to_jsonb(new) - '{student_count,held_count,waitlist_count}'::text[]) execute function audit_row('{institution_id,id,created_at,student_count,held_count,waitlist_count}', '{}', 'cohort');`,
    );
    this.addSql(
      `create policy "cohort_public" on "cohort" for select to "lyceum_public" using (is_public and published_at is not null and deleted_at is null and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(`drop trigger if exists "enrollment_audit_insert_delete" on "enrollment";`);
    this.addSql(`drop function if exists "enrollment_enrollment_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "enrollment_audit_update" on "enrollment";`);
    this.addSql(`drop function if exists "enrollment_enrollment_audit_update_fn"();`);
    this.addSql(
      `create trigger enrollment_audit_insert_delete after insert or delete on "enrollment" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'enrollment');`,
    );
    this.addSql(
      `create trigger enrollment_audit_update after update on "enrollment" for each row when (to_jsonb(old) - '{updated_at}'::text[] is distinct from to_jsonb(new) - '{updated_at}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'enrollment');`,
    );
    this.addSql(
      `create policy "enrollment_own" on "enrollment" for select to "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(`drop trigger if exists "cohort_session_audit_insert_delete" on "cohort_session";`);
    this.addSql(`drop function if exists "cohort_session_cohort_session_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_session_audit_update" on "cohort_session";`);
    this.addSql(`drop function if exists "cohort_session_cohort_session_audit_update_fn"();`);
    this.addSql(
      `create trigger cohort_session_audit_insert_delete after insert or delete on "cohort_session" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'cohort_session');`,
    );
    this.addSql(
      `create trigger cohort_session_audit_update after update on "cohort_session" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'cohort_session');`,
    );

    this.addSql(`drop trigger if exists "cohort_instructor_audit_insert_delete" on "cohort_instructor";`);
    this.addSql(`drop function if exists "cohort_instructor_cohort_instructor_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_instructor_audit_update" on "cohort_instructor";`);
    this.addSql(`drop function if exists "cohort_instructor_cohort_instructor_audit_update_fn"();`);
    this.addSql(`alter table "cohort_instructor" add "is_public" boolean not null default false;`);
    this.addSql(
      `create trigger cohort_instructor_publicness before insert or update of cohort_id on "cohort_instructor" for each row execute function take_publicness_of_cohort_instructor();`,
    );
    this.addSql(
      `create trigger cohort_instructor_audit_insert_delete after insert or delete on "cohort_instructor" for each row execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'cohort_instructor');`,
    );
    this.addSql(
      `create trigger cohort_instructor_audit_update after update on "cohort_instructor" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'cohort_instructor');`,
    );
    this.addSql(
      `create policy "cohort_instructor_public" on "cohort_instructor" for select to "lyceum_public" using (is_public and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(`drop trigger if exists "cohort_course_audit_insert_delete" on "cohort_course";`);
    this.addSql(`drop function if exists "cohort_course_cohort_course_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_course_audit_update" on "cohort_course";`);
    this.addSql(`drop function if exists "cohort_course_cohort_course_audit_update_fn"();`);
    this.addSql(`alter table "cohort_course" add "is_public" boolean not null default false;`);
    this.addSql(
      `create trigger cohort_course_publicness before insert or update of cohort_id on "cohort_course" for each row execute function take_publicness_of_cohort_course();`,
    );
    this.addSql(
      `create trigger cohort_course_audit_insert_delete after insert or delete on "cohort_course" for each row execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'cohort_course');`,
    );
    this.addSql(
      `create trigger cohort_course_audit_update after update on "cohort_course" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'cohort_course');`,
    );
    this.addSql(
      `create policy "cohort_course_public" on "cohort_course" for select to "lyceum_public" using (is_public and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(`drop trigger if exists "certificate_audit_insert_delete" on "certificate";`);
    this.addSql(`drop function if exists "certificate_certificate_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "certificate_audit_update" on "certificate";`);
    this.addSql(`drop function if exists "certificate_certificate_audit_update_fn"();`);
    this.addSql(
      `create trigger certificate_audit_insert_delete after insert or delete on "certificate" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'certificate');`,
    );
    this.addSql(
      `create trigger certificate_audit_update after update on "certificate" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'certificate');`,
    );

    this.addSql(`drop trigger if exists "attendance_audit_insert_delete" on "attendance";`);
    this.addSql(`drop function if exists "attendance_attendance_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "attendance_audit_update" on "attendance";`);
    this.addSql(`drop function if exists "attendance_attendance_audit_update_fn"();`);
    this.addSql(
      `create trigger attendance_audit_insert_delete after insert or delete on "attendance" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'attendance');`,
    );
    this.addSql(
      `create trigger attendance_audit_update after update on "attendance" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'attendance');`,
    );

    this.addSql(`drop trigger if exists "api_token_audit_insert_delete" on "api_token";`);
    this.addSql(`drop function if exists "api_token_api_token_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "api_token_audit_update" on "api_token";`);
    this.addSql(`drop function if exists "api_token_api_token_audit_update_fn"();`);
    this.addSql(
      `create trigger api_token_audit_insert_delete after insert or delete on "api_token" for each row execute function audit_row('{institution_id,id,created_at,last_used_at}', '{token_hash}', 'api_token');`,
    );
    this.addSql(
      `create trigger api_token_audit_update after update on "api_token" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function audit_row('{institution_id,id,created_at,last_used_at}', '{token_hash}', 'api_token');`,
    );

    this.addSql(`drop trigger if exists "milestone_audit_insert_delete" on "milestone";`);
    this.addSql(`drop function if exists "milestone_milestone_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "milestone_audit_update" on "milestone";`);
    this.addSql(`drop function if exists "milestone_milestone_audit_update_fn"();`);
    this.addSql(`alter table "milestone" add "is_public" boolean not null default false;`);
    this.addSql(
      `create trigger milestone_publicness before insert or update of cohort_id on "milestone" for each row execute function take_publicness_of_milestone();`,
    );
    this.addSql(
      `create trigger milestone_audit_insert_delete after insert or delete on "milestone" for each row execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'milestone');`,
    );
    this.addSql(
      `create trigger milestone_audit_update after update on "milestone" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'milestone');`,
    );
    this.addSql(
      `create policy "milestone_public" on "milestone" for select to "lyceum_public" using (is_public and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(`drop trigger if exists "resource_audit_insert_delete" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "resource_audit_update" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_audit_update_fn"();`);
    this.addSql(
      `create trigger resource_audit_insert_delete after insert or delete on "resource" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'resource');`,
    );
    this.addSql(
      `create trigger resource_audit_update after update on "resource" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'resource');`,
    );

    this.addSql(`drop trigger if exists "section_audit_insert_delete" on "section";`);
    this.addSql(`drop function if exists "section_section_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "section_audit_update" on "section";`);
    this.addSql(`drop function if exists "section_section_audit_update_fn"();`);
    this.addSql(`alter table "section" add "is_public" boolean not null default false;`);
    this.addSql(
      `create trigger section_publicness before insert or update of course_id on "section" for each row execute function take_publicness_of_section();`,
    );
    this.addSql(
      `create trigger section_audit_insert_delete after insert or delete on "section" for each row execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'section');`,
    );
    this.addSql(
      `create trigger section_audit_update after update on "section" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'section');`,
    );
    this.addSql(
      `create policy "section_public" on "section" for select to "lyceum_public" using (is_public and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(`drop trigger if exists "lesson_audit_insert_delete" on "lesson";`);
    this.addSql(`drop function if exists "lesson_lesson_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "lesson_audit_update" on "lesson";`);
    this.addSql(`drop function if exists "lesson_lesson_audit_update_fn"();`);
    this.addSql(`alter table "lesson" add "is_public" boolean not null default false;`);
    this.addSql(
      `create trigger lesson_publicness before insert or update of course_id on "lesson" for each row execute function take_publicness_of_lesson();`,
    );
    this.addSql(
      `create trigger lesson_audit_insert_delete after insert or delete on "lesson" for each row execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'lesson');`,
    );
    this.addSql(
      `create trigger lesson_audit_update after update on "lesson" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'lesson');`,
    );
    this.addSql(
      `create policy "lesson_public" on "lesson" for select to "lyceum_public" using (is_public and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(`drop trigger if exists "lesson_completion_audit_insert_delete" on "lesson_completion";`);
    this.addSql(`drop function if exists "lesson_completion_lesson_completion_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "lesson_completion_audit_update" on "lesson_completion";`);
    this.addSql(`drop function if exists "lesson_completion_lesson_completion_audit_update_fn"();`);
    this.addSql(
      `create trigger lesson_completion_audit_insert_delete after insert or delete on "lesson_completion" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'lesson_completion');`,
    );
    this.addSql(
      `create trigger lesson_completion_audit_update after update on "lesson_completion" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'lesson_completion');`,
    );

    this.addSql(`drop trigger if exists "session_audit_insert" on "session";`);
    this.addSql(`drop function if exists "session_session_audit_insert_fn"();`);
    this.addSql(`drop trigger if exists "session_audit_update" on "session";`);
    this.addSql(`drop function if exists "session_session_audit_update_fn"();`);
    this.addSql(
      `create trigger session_audit_insert after insert on "session" for each row execute function audit_session('{institution_id,id,created_at}', '{}', 'session');`,
    );
    this.addSql(
      `create trigger session_audit_update after update on "session" for each row when (old.revoked_at is null and new.revoked_at is not null) execute function audit_session('{institution_id,id,created_at}', '{}', 'session');`,
    );

    this.addSql(`drop trigger if exists "file_audit_insert_delete" on "file";`);
    this.addSql(`drop function if exists "file_file_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "file_audit_update" on "file";`);
    this.addSql(`drop function if exists "file_file_audit_update_fn"();`);
    this.addSql(
      `create trigger file_audit_insert_delete after insert or delete on "file" for each row execute function audit_row('{institution_id,id,created_at,stored_at}', '{}', 'file');`,
    );
    this.addSql(
      `create trigger file_audit_update after update on "file" for each row when (to_jsonb(old) - '{stored_at}'::text[] is distinct from to_jsonb(new) - '{stored_at}'::text[]) execute function audit_row('{institution_id,id,created_at,stored_at}', '{}', 'file');`,
    );

    this.addSql(`drop trigger if exists "submission_audit_insert_delete" on "submission";`);
    this.addSql(`drop function if exists "submission_submission_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "submission_audit_update" on "submission";`);
    this.addSql(`drop function if exists "submission_submission_audit_update_fn"();`);
    this.addSql(
      `create trigger submission_audit_insert_delete after insert or delete on "submission" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'submission');`,
    );
    this.addSql(
      `create trigger submission_audit_update after update on "submission" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'submission');`,
    );

    this.addSql(`drop trigger if exists "webhook_endpoint_audit_insert_delete" on "webhook_endpoint";`);
    this.addSql(`drop function if exists "webhook_endpoint_webhook_endpoint_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "webhook_endpoint_audit_update" on "webhook_endpoint";`);
    this.addSql(`drop function if exists "webhook_endpoint_webhook_endpoint_audit_update_fn"();`);
    this.addSql(
      `create trigger webhook_endpoint_audit_insert_delete after insert or delete on "webhook_endpoint" for each row execute function audit_row('{institution_id,id,created_at,failing_since,slow_since,busy_until,busy_by}', '{}', 'webhook_endpoint');`,
    );
    this.addSql(
      `create trigger webhook_endpoint_audit_update after update on "webhook_endpoint" for each row when (to_jsonb(old) - '{failing_since,slow_since,busy_until,busy_by}'::text[] is distinct from to_jsonb(new) - '{failing_since,slow_since,busy_until,busy_by}'::text[]) execute function audit_row('{institution_id,id,created_at,failing_since,slow_since,busy_until,busy_by}', '{}', 'webhook_endpoint');`,
    );

    // Parents copy a change of their publicness, and rows that are there get theirs. The owner has no policy, so the
    // tables let it pass meanwhile.
    for (const [table, parent] of PARTS)
      this.addSql(
        `create trigger ${parent.table}_publicness_of_${table} after update of ${parent.columns.join(', ')} on "${parent.table}" for each row execute function give_publicness_to_${table}();`,
      );
    const tables = ['course', 'cohort', ...PARTS.map(([table]) => table)];
    for (const table of tables) this.addSql(`alter table ${table} no force row level security;`);
    for (const [table, { table: parent, isPublic }] of PARTS)
      this.addSql(`
        update ${table} part set is_public = true from (select institution_id, id from ${parent} where ${isPublic}) shown
        where part.institution_id = shown.institution_id and part.${parent}_id = shown.id;`);
    for (const table of tables) this.addSql(`alter table ${table} force row level security;`);
  }

  override down(): void | Promise<void> {
    for (const [table, { table: parent }] of PARTS)
      this.addSql(`drop trigger ${parent}_publicness_of_${table} on ${parent};`);
    this.addSql(`drop policy "cohort_public" on "cohort";`);

    this.addSql(`drop policy "cohort_course_public" on "cohort_course";`);

    this.addSql(`drop policy "cohort_instructor_public" on "cohort_instructor";`);

    this.addSql(`drop policy "course_public" on "course";`);

    this.addSql(`drop policy "enrollment_own" on "enrollment";`);

    this.addSql(`drop policy "invitation_own" on "invitation";`);

    this.addSql(`drop policy "lesson_public" on "lesson";`);

    this.addSql(`drop policy "membership_public" on "membership";`);

    this.addSql(`drop policy "milestone_public" on "milestone";`);

    this.addSql(`drop policy "section_public" on "section";`);

    this.addSql(`drop trigger if exists "account_audit_update" on "account";`);
    this.addSql(`drop function if exists "account_account_audit_update_fn"();`);
    this.addSql(
      `create trigger account_audit_update after update on "account" for each row when (old.* is distinct from new.*) execute function audit_account('{institution_id,id,created_at,sign_in_failed_at}', '{password_hash}');`,
    );

    this.addSql(`drop trigger if exists "activity_audit_insert_delete" on "activity";`);
    this.addSql(`drop function if exists "activity_activity_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "activity_audit_update" on "activity";`);
    this.addSql(`drop function if exists "activity_activity_audit_update_fn"();`);
    this.addSql(
      `create trigger activity_audit_insert_delete after insert or delete on "activity" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger activity_audit_update after update on "activity" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(`drop trigger if exists "api_token_audit_insert_delete" on "api_token";`);
    this.addSql(`drop function if exists "api_token_api_token_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "api_token_audit_update" on "api_token";`);
    this.addSql(`drop function if exists "api_token_api_token_audit_update_fn"();`);
    this.addSql(
      `create trigger api_token_audit_insert_delete after insert or delete on "api_token" for each row execute function audit_row('{institution_id,id,created_at,last_used_at}', '{token_hash}');`,
    );
    this.addSql(
      `create trigger api_token_audit_update after update on "api_token" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function audit_row('{institution_id,id,created_at,last_used_at}', '{token_hash}');`,
    );

    this.addSql(`drop trigger if exists "attendance_audit_insert_delete" on "attendance";`);
    this.addSql(`drop function if exists "attendance_attendance_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "attendance_audit_update" on "attendance";`);
    this.addSql(`drop function if exists "attendance_attendance_audit_update_fn"();`);
    this.addSql(
      `create trigger attendance_audit_insert_delete after insert or delete on "attendance" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger attendance_audit_update after update on "attendance" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(`drop trigger if exists "certificate_audit_insert_delete" on "certificate";`);
    this.addSql(`drop function if exists "certificate_certificate_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "certificate_audit_update" on "certificate";`);
    this.addSql(`drop function if exists "certificate_certificate_audit_update_fn"();`);
    this.addSql(
      `create trigger certificate_audit_insert_delete after insert or delete on "certificate" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger certificate_audit_update after update on "certificate" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(`drop trigger if exists "cohort_audit_insert_delete" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_audit_update" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_audit_update_fn"();`);
    this.addSql(
      `create trigger cohort_audit_insert_delete after insert or delete on "cohort" for each row execute function audit_row('{institution_id,id,created_at,student_count,held_count,waitlist_count}', '{}');`,
    );
    this.addSql(
      `create trigger cohort_audit_update after update on "cohort" for each row when (to_jsonb(old) - '{student_count,held_count,waitlist_count}'::text[] is distinct from to_jsonb(new) - '{student_count,held_count,waitlist_count}'::text[]) execute function audit_row('{institution_id,id,created_at,student_count,held_count,waitlist_count}', '{}');`,
    );
    this.addSql(
      `create policy "cohort_public" on "cohort" for select to "lyceum_public" using (is_public and published_at is not null and deleted_at is null and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(`drop trigger if exists "cohort_course_publicness" on "cohort_course";`);
    this.addSql(`drop function if exists "cohort_course_cohort_course_publicness_fn"();`);
    this.addSql(`drop trigger if exists "cohort_course_audit_insert_delete" on "cohort_course";`);
    this.addSql(`drop function if exists "cohort_course_cohort_course_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_course_audit_update" on "cohort_course";`);
    this.addSql(`drop function if exists "cohort_course_cohort_course_audit_update_fn"();`);
    this.addSql(`alter table "cohort_course" drop column "is_public";`);
    this.addSql(
      `create trigger cohort_course_audit_insert_delete after insert or delete on "cohort_course" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger cohort_course_audit_update after update on "cohort_course" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create policy "cohort_course_public" on "cohort_course" for select to "lyceum_public" using (exists (select 1 from cohort c where c.institution_id = cohort_course.institution_id and c.id = cohort_course.cohort_id) and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(`drop trigger if exists "cohort_instructor_publicness" on "cohort_instructor";`);
    this.addSql(`drop function if exists "cohort_instructor_cohort_instructor_publicness_fn"();`);
    this.addSql(`drop trigger if exists "cohort_instructor_audit_insert_delete" on "cohort_instructor";`);
    this.addSql(`drop function if exists "cohort_instructor_cohort_instructor_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_instructor_audit_update" on "cohort_instructor";`);
    this.addSql(`drop function if exists "cohort_instructor_cohort_instructor_audit_update_fn"();`);
    this.addSql(`alter table "cohort_instructor" drop column "is_public";`);
    this.addSql(
      `create trigger cohort_instructor_audit_insert_delete after insert or delete on "cohort_instructor" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger cohort_instructor_audit_update after update on "cohort_instructor" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create policy "cohort_instructor_public" on "cohort_instructor" for select to "lyceum_public" using (exists (select 1 from cohort c where c.institution_id = cohort_instructor.institution_id and c.id = cohort_instructor.cohort_id) and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(`drop trigger if exists "cohort_session_audit_insert_delete" on "cohort_session";`);
    this.addSql(`drop function if exists "cohort_session_cohort_session_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_session_audit_update" on "cohort_session";`);
    this.addSql(`drop function if exists "cohort_session_cohort_session_audit_update_fn"();`);
    this.addSql(
      `create trigger cohort_session_audit_insert_delete after insert or delete on "cohort_session" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger cohort_session_audit_update after update on "cohort_session" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(`drop trigger if exists "course_audit_insert_delete" on "course";`);
    this.addSql(`drop function if exists "course_course_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "course_audit_update" on "course";`);
    this.addSql(`drop function if exists "course_course_audit_update_fn"();`);
    this.addSql(
      `create trigger course_audit_insert_delete after insert or delete on "course" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger course_audit_update after update on "course" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create policy "course_public" on "course" for select to "lyceum_public" using (is_public and status = 'published' and deleted_at is null and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(`drop trigger if exists "discussion_audit_insert_delete" on "discussion";`);
    this.addSql(`drop function if exists "discussion_discussion_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "discussion_audit_update" on "discussion";`);
    this.addSql(`drop function if exists "discussion_discussion_audit_update_fn"();`);
    this.addSql(
      `create trigger discussion_audit_insert_delete after insert or delete on "discussion" for each row execute function audit_row('{institution_id,id,created_at,reply_count,last_number,last_activity_at}', '{}');`,
    );
    this.addSql(
      `create trigger discussion_audit_update after update on "discussion" for each row when (to_jsonb(old) - '{reply_count,last_number,last_activity_at}'::text[] is distinct from to_jsonb(new) - '{reply_count,last_number,last_activity_at}'::text[]) execute function audit_row('{institution_id,id,created_at,reply_count,last_number,last_activity_at}', '{}');`,
    );

    this.addSql(`drop trigger if exists "discussion_reply_audit_insert_delete" on "discussion_reply";`);
    this.addSql(`drop function if exists "discussion_reply_discussion_reply_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "discussion_reply_audit_update" on "discussion_reply";`);
    this.addSql(`drop function if exists "discussion_reply_discussion_reply_audit_update_fn"();`);
    this.addSql(
      `create trigger discussion_reply_audit_insert_delete after insert or delete on "discussion_reply" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger discussion_reply_audit_update after update on "discussion_reply" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(`drop trigger if exists "enrollment_audit_insert_delete" on "enrollment";`);
    this.addSql(`drop function if exists "enrollment_enrollment_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "enrollment_audit_update" on "enrollment";`);
    this.addSql(`drop function if exists "enrollment_enrollment_audit_update_fn"();`);
    this.addSql(
      `create trigger enrollment_audit_insert_delete after insert or delete on "enrollment" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}');`,
    );
    this.addSql(
      `create trigger enrollment_audit_update after update on "enrollment" for each row when (to_jsonb(old) - '{updated_at}'::text[] is distinct from to_jsonb(new) - '{updated_at}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}');`,
    );
    this.addSql(
      `create policy "enrollment_own" on "enrollment" for select to "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(`drop trigger if exists "file_audit_insert_delete" on "file";`);
    this.addSql(`drop function if exists "file_file_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "file_audit_update" on "file";`);
    this.addSql(`drop function if exists "file_file_audit_update_fn"();`);
    this.addSql(
      `create trigger file_audit_insert_delete after insert or delete on "file" for each row execute function audit_row('{institution_id,id,created_at,stored_at}', '{}');`,
    );
    this.addSql(
      `create trigger file_audit_update after update on "file" for each row when (to_jsonb(old) - '{stored_at}'::text[] is distinct from to_jsonb(new) - '{stored_at}'::text[]) execute function audit_row('{institution_id,id,created_at,stored_at}', '{}');`,
    );

    this.addSql(`drop trigger if exists "institution_audit_insert_update" on "institution";`);
    this.addSql(`drop function if exists "institution_institution_audit_insert_update_fn"();`);
    this.addSql(
      `create trigger institution_audit_insert_update after insert or update on "institution" for each row execute function audit_institution('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(`drop trigger if exists "invitation_audit_insert_delete" on "invitation";`);
    this.addSql(`drop function if exists "invitation_invitation_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "invitation_audit_update" on "invitation";`);
    this.addSql(`drop function if exists "invitation_invitation_audit_update_fn"();`);
    this.addSql(
      `create trigger invitation_audit_insert_delete after insert or delete on "invitation" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger invitation_audit_update after update on "invitation" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create policy "invitation_own" on "invitation" for select to "lyceum_public" using (email = (select a.email from account a where a.id = nullif(current_setting('app.account', true), '')::uuid) and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(`drop trigger if exists "lesson_publicness" on "lesson";`);
    this.addSql(`drop function if exists "lesson_lesson_publicness_fn"();`);
    this.addSql(`drop trigger if exists "lesson_audit_insert_delete" on "lesson";`);
    this.addSql(`drop function if exists "lesson_lesson_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "lesson_audit_update" on "lesson";`);
    this.addSql(`drop function if exists "lesson_lesson_audit_update_fn"();`);
    this.addSql(`alter table "lesson" drop column "is_public";`);
    this.addSql(
      `create trigger lesson_audit_insert_delete after insert or delete on "lesson" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger lesson_audit_update after update on "lesson" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create policy "lesson_public" on "lesson" for select to "lyceum_public" using (exists (select 1 from course c where c.institution_id = lesson.institution_id and c.id = lesson.course_id) and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(`drop trigger if exists "lesson_completion_audit_insert_delete" on "lesson_completion";`);
    this.addSql(`drop function if exists "lesson_completion_lesson_completion_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "lesson_completion_audit_update" on "lesson_completion";`);
    this.addSql(`drop function if exists "lesson_completion_lesson_completion_audit_update_fn"();`);
    this.addSql(
      `create trigger lesson_completion_audit_insert_delete after insert or delete on "lesson_completion" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger lesson_completion_audit_update after update on "lesson_completion" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(`drop trigger if exists "membership_audit_insert_delete" on "membership";`);
    this.addSql(`drop function if exists "membership_membership_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "membership_audit_update" on "membership";`);
    this.addSql(`drop function if exists "membership_membership_audit_update_fn"();`);
    this.addSql(
      `create trigger membership_audit_insert_delete after insert or delete on "membership" for each row execute function audit_row('{institution_id,id,created_at,last_used_at}', '{}');`,
    );
    this.addSql(
      `create trigger membership_audit_update after update on "membership" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function audit_row('{institution_id,id,created_at,last_used_at}', '{}');`,
    );
    this.addSql(
      `create policy "membership_public" on "membership" for select to "lyceum_public" using (is_public and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(`drop trigger if exists "milestone_publicness" on "milestone";`);
    this.addSql(`drop function if exists "milestone_milestone_publicness_fn"();`);
    this.addSql(`drop trigger if exists "milestone_audit_insert_delete" on "milestone";`);
    this.addSql(`drop function if exists "milestone_milestone_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "milestone_audit_update" on "milestone";`);
    this.addSql(`drop function if exists "milestone_milestone_audit_update_fn"();`);
    this.addSql(`alter table "milestone" drop column "is_public";`);
    this.addSql(
      `create trigger milestone_audit_insert_delete after insert or delete on "milestone" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger milestone_audit_update after update on "milestone" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create policy "milestone_public" on "milestone" for select to "lyceum_public" using (exists (select 1 from cohort c where c.institution_id = milestone.institution_id and c.id = milestone.cohort_id) and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(`drop trigger if exists "resource_audit_insert_delete" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "resource_audit_update" on "resource";`);
    this.addSql(`drop function if exists "resource_resource_audit_update_fn"();`);
    this.addSql(
      `create trigger resource_audit_insert_delete after insert or delete on "resource" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger resource_audit_update after update on "resource" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(`drop trigger if exists "section_publicness" on "section";`);
    this.addSql(`drop function if exists "section_section_publicness_fn"();`);
    this.addSql(`drop trigger if exists "section_audit_insert_delete" on "section";`);
    this.addSql(`drop function if exists "section_section_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "section_audit_update" on "section";`);
    this.addSql(`drop function if exists "section_section_audit_update_fn"();`);
    this.addSql(`alter table "section" drop column "is_public";`);
    this.addSql(
      `create trigger section_audit_insert_delete after insert or delete on "section" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger section_audit_update after update on "section" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create policy "section_public" on "section" for select to "lyceum_public" using (exists (select 1 from course c where c.institution_id = section.institution_id and c.id = section.course_id) and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(`drop trigger if exists "session_audit_insert" on "session";`);
    this.addSql(`drop function if exists "session_session_audit_insert_fn"();`);
    this.addSql(`drop trigger if exists "session_audit_update" on "session";`);
    this.addSql(`drop function if exists "session_session_audit_update_fn"();`);
    this.addSql(
      `create trigger session_audit_insert after insert on "session" for each row execute function audit_session('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger session_audit_update after update on "session" for each row when (old.revoked_at is null and new.revoked_at is not null) execute function audit_session('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(`drop trigger if exists "submission_audit_insert_delete" on "submission";`);
    this.addSql(`drop function if exists "submission_submission_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "submission_audit_update" on "submission";`);
    this.addSql(`drop function if exists "submission_submission_audit_update_fn"();`);
    this.addSql(
      `create trigger submission_audit_insert_delete after insert or delete on "submission" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger submission_audit_update after update on "submission" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );

    this.addSql(`drop trigger if exists "webhook_endpoint_audit_insert_delete" on "webhook_endpoint";`);
    this.addSql(`drop function if exists "webhook_endpoint_webhook_endpoint_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "webhook_endpoint_audit_update" on "webhook_endpoint";`);
    this.addSql(`drop function if exists "webhook_endpoint_webhook_endpoint_audit_update_fn"();`);
    this.addSql(
      `create trigger webhook_endpoint_audit_insert_delete after insert or delete on "webhook_endpoint" for each row execute function audit_row('{institution_id,id,created_at,failing_since,slow_since,busy_until,busy_by}', '{}');`,
    );
    this.addSql(
      `create trigger webhook_endpoint_audit_update after update on "webhook_endpoint" for each row when (to_jsonb(old) - '{failing_since,slow_since,busy_until,busy_by}'::text[] is distinct from to_jsonb(new) - '{failing_since,slow_since,busy_until,busy_by}'::text[]) execute function audit_row('{institution_id,id,created_at,failing_since,slow_since,busy_until,busy_by}', '{}');`,
    );
  }
}
