import { Migration } from '@mikro-orm/migrations';

/** The baseline: all tables of the first release. The migrations before it are merged into it. */
export class Migration20261123000622 extends Migration {
  override name = 'Migration20261123000622';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "account" ("id" uuid not null, "email" text not null, "password_hash" text null, "first_name" text not null default '', "last_name" text not null default '', "is_verified" boolean not null default false, "is_super_admin" boolean not null default false, "sign_in_failed_at" timestamptz null, "deleted_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`alter table "account" add constraint "account_email_unique" unique ("email");`);

    this.addSql(
      `create table "app_instance" ("id" uuid not null, "seen_at" timestamptz not null default now(), "institution_ids" uuid[] not null default '{}', primary key ("id"));`,
    );

    this.addSql(
      `create table "attempt" ("key" text not null, "count" int not null, "ends_at" timestamptz not null, primary key ("key"));`,
    );
    this.addSql(`create index "attempt_ends_at_index" on "attempt" ("ends_at");`);

    this.addSql(
      `create table "early_access_subscriber" ("id" uuid not null, "email" text not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "early_access_subscriber" add constraint "early_access_subscriber_email_unique" unique ("email");`,
    );

    this.addSql(
      `create table "idempotency_key" ("owner_id" uuid not null, "key" text not null, "account_id" uuid not null, "request" text not null, "claim" uuid not null, "claimed_until" timestamptz not null, "results" jsonb not null default '{}', "answer" text null, "expires_at" timestamptz not null, primary key ("owner_id", "key"));`,
    );
    this.addSql(`create index "idempotency_key_expires_at_index" on "idempotency_key" ("expires_at");`);

    this.addSql(
      `create table "institution" ("id" uuid not null, "name" text not null, "namespace" text not null, "type" text not null, "logo_url" text null, "is_sign_up_open" boolean not null default true, "plan" text not null default 'free', "suspended_at" timestamptz null, "suspension_reason" text null, "created_at" timestamptz not null default now(), "description" text not null default '', "email" text null, "phone" text null, "website" text null, "address" text null, "city" text null, "state" text null, "country" text null, "postal_code" text null, "admin_email" text null, "max_students" int null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "institution" add constraint "institution_namespace_unique" unique ("namespace");`,
    );
    this.addSql(`create index institution_suspended on institution (id) where suspended_at is not null;`);
    this.addSql(`create index "institution_name_id_index" on "institution" ("name", "id");`);

    this.addSql(
      `create table "audit_entry" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "account_id" uuid null, "token_id" uuid null, "request_id" text null, "operation" text null, "noun" text not null, "row_id" uuid not null, "label" text null, "action" text not null, "before" jsonb null, "after" jsonb null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "audit_entry_institution_id_row_id_id_index" on "audit_entry" ("institution_id", "row_id", "id");`,
    );
    this.addSql(
      `create index "audit_entry_institution_id_account_id_id_index" on "audit_entry" ("institution_id", "account_id", "id");`,
    );

    this.addSql(
      `create table "membership" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "account_id" uuid not null, "role" text not null, "is_owner" boolean not null default false, "status" text not null default 'active', "access" text not null default 'member', "is_public" boolean not null default false, "first_name" text not null default '', "last_name" text not null default '', "contact_email" text not null, "avatar_url" text null, "last_used_at" timestamptz not null default now(), primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index membership_search on membership using gin (institution_id, (first_name || ' ' || last_name || ' ' || contact_email) gin_trgm_ops);`,
    );
    this.addSql(
      `create index "membership_institution_id_role_last_name_id_index" on "membership" ("institution_id", "role", "last_name", "id") include ("account_id", "status");`,
    );
    this.addSql(
      `create index "membership_institution_id_last_name_id_index" on "membership" ("institution_id", "last_name", "id") include ("account_id", "role", "status", "first_name", "contact_email");`,
    );
    this.addSql(
      `create index "membership_account_id_last_used_at_index" on "membership" ("account_id", "last_used_at");`,
    );
    this.addSql(
      `alter table "membership" add constraint "membership_institution_id_account_id_unique" unique ("institution_id", "account_id");`,
    );

    this.addSql(
      `create table "course" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "title" text not null, "short_description" text not null default '', "language" text not null default 'English', "level" text not null default 'All Levels', "category" text not null default 'Other', "price" numeric(10,2) not null default 0, "max_students" int null, "start_date" timestamptz null, "is_recurring" boolean not null default false, "recurring_interval" text null, "status" text not null default 'draft', "version" int not null default 1, "is_public" boolean not null default false, "thumbnail_url" text null, "owner_id" uuid not null, "deleted_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index course_marketplace on course (created_at, id) where is_public and status = 'published' and deleted_at is null;`,
    );
    this.addSql(
      `create index course_search on course using gin (institution_id, (title || ' ' || short_description) gin_trgm_ops);`,
    );
    this.addSql(
      `create index "course_institution_id_owner_id_created_at_id_index" on "course" ("institution_id", "owner_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "course_institution_id_created_at_id_index" on "course" ("institution_id", "created_at", "id") include ("status", "owner_id", "deleted_at");`,
    );
    this.addSql(`create index "course_id_index" on "course" ("id");`);

    this.addSql(
      `create table "invitation" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "course_id" uuid not null, "sent_by_id" uuid not null, "email" text not null, "message" text not null default '', primary key ("institution_id", "id"));`,
    );
    this.addSql(`create index "invitation_email_index" on "invitation" ("email");`);
    this.addSql(
      `create index "invitation_institution_id_sent_by_id_index" on "invitation" ("institution_id", "sent_by_id");`,
    );
    this.addSql(
      `create index "invitation_institution_id_course_id_email_index" on "invitation" ("institution_id", "course_id", "email");`,
    );

    this.addSql(
      `create table "discussion" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "course_id" uuid null, "author_id" uuid not null, "title" text not null, "body" text not null, "reply_count" int not null default 0, "last_number" int not null default 0, "last_activity_at" timestamptz not null default now(), "edited_at" timestamptz null, "deleted_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "discussion_institution_id_author_id_index" on "discussion" ("institution_id", "author_id");`,
    );
    this.addSql(
      `create index "discussion_institution_id_course_id_last_activity_at_id_index" on "discussion" ("institution_id", "course_id", "last_activity_at", "id");`,
    );
    this.addSql(
      `create index "discussion_institution_id_last_activity_at_id_index" on "discussion" ("institution_id", "last_activity_at", "id") include ("course_id", "deleted_at");`,
    );

    this.addSql(
      `create table "discussion_reply" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "discussion_id" uuid not null, "author_id" uuid not null, "number" int not null, "body" text not null, "edited_at" timestamptz null, "deleted_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "discussion_reply_institution_id_author_id_index" on "discussion_reply" ("institution_id", "author_id");`,
    );
    this.addSql(
      `alter table "discussion_reply" add constraint "discussion_reply_institution_id_discussion_id_number_unique" unique ("institution_id", "discussion_id", "number");`,
    );

    this.addSql(
      `create table "activity" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "course_id" uuid not null, "title" text not null, "description" text not null, "type" text not null, "starts_at" timestamptz not null, "due_at" timestamptz not null, "time_zone" text not null, "points" int not null, "instructions" text not null, "allow_late_submission" boolean not null default false, "materials" text[] not null default '{}', "deleted_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "activity_institution_id_due_at_id_index" on "activity" ("institution_id", "due_at", "id") include ("course_id", "type", "deleted_at");`,
    );
    this.addSql(
      `create index "activity_institution_id_course_id_due_at_id_index" on "activity" ("institution_id", "course_id", "due_at", "id");`,
    );

    this.addSql(
      `create table "cohort" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "title" text not null, "description" text not null default '', "start_date" timestamptz not null, "end_date" timestamptz not null, "application_deadline" timestamptz null, "capacity" int not null, "student_count" int not null default 0, "held_count" int not null default 0, "waitlist_count" int not null default 0, "own_price" numeric(10,2) null, "is_public" boolean not null default false, "published_at" timestamptz null, "meeting_schedule" text null, "meeting_info" text not null default '', "meeting_link" text null, "meeting_platform" text null, "recurrence_rule" text null, "recurrence_days" text[] null, "recurrence_time" text null, "time_zone" text null, "requirements" text[] not null default '{}', "created_by_id" uuid not null, "deleted_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index cohort_recurring on cohort (institution_id, end_date) where recurrence_rule is not null and deleted_at is null;`,
    );
    this.addSql(
      `create index cohort_marketplace on cohort (start_date, id) where is_public and published_at is not null and deleted_at is null;`,
    );
    this.addSql(
      `create index cohort_search on cohort using gin (institution_id, (title || ' ' || description) gin_trgm_ops);`,
    );
    this.addSql(
      `create index "cohort_institution_id_created_by_id_index" on "cohort" ("institution_id", "created_by_id");`,
    );
    this.addSql(
      `create index "cohort_institution_id_start_date_id_index" on "cohort" ("institution_id", "start_date", "id") include ("end_date", "published_at", "created_by_id", "deleted_at");`,
    );
    this.addSql(`create index "cohort_id_index" on "cohort" ("id");`);

    this.addSql(
      `create table "enrollment" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "cohort_id" uuid not null, "membership_id" uuid not null, "account_id" uuid not null, "status" text not null, "price" numeric(10,2) not null default 0, "enrolled_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create unique index enrollment_live_once on enrollment (institution_id, cohort_id, account_id) where status in ('pending', 'active', 'waitlisted', 'completed');`,
    );
    this.addSql(
      `create index enrollment_open on enrollment (institution_id, cohort_id, status, enrolled_at, id) where status in ('pending', 'active', 'waitlisted');`,
    );
    this.addSql(
      `create index "enrollment_institution_id_enrolled_at_id_index" on "enrollment" ("institution_id", "enrolled_at", "id");`,
    );
    this.addSql(
      `create index "enrollment_institution_id_membership_id_cohort_id__2ff1b_index" on "enrollment" ("institution_id", "membership_id", "cohort_id", "enrolled_at");`,
    );
    this.addSql(
      `create index "enrollment_institution_id_cohort_id_enrolled_at_id_index" on "enrollment" ("institution_id", "cohort_id", "enrolled_at", "id");`,
    );
    this.addSql(
      `create index "enrollment_account_id_enrolled_at_id_index" on "enrollment" ("account_id", "enrolled_at", "id");`,
    );

    this.addSql(
      `create table "conversation" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "kind" text not null, "cohort_id" uuid null, "first_id" uuid null, "second_id" uuid null, "last_sequence" int not null default 0, "last_revision" int not null default 0, "last_message_at" timestamptz not null default now(), primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "conversation_institution_id_second_id_index" on "conversation" ("institution_id", "second_id");`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_institution_id_cohort_id_unique" unique ("institution_id", "cohort_id");`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_institution_id_first_id_second_id_unique" unique ("institution_id", "first_id", "second_id");`,
    );

    this.addSql(
      `create table "cohort_session" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "cohort_id" uuid not null, "topic" text not null, "date" timestamptz not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "cohort_session_institution_id_cohort_id_date_id_index" on "cohort_session" ("institution_id", "cohort_id", "date", "id");`,
    );

    this.addSql(
      `create table "cohort_instructor" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "cohort_id" uuid not null, "membership_id" uuid not null, "is_public" boolean not null default false, "title" text not null default 'Instructor', "bio" text not null default '', "expertise" text[] not null default '{}', "rating" numeric(2,1) null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "cohort_instructor_institution_id_membership_id_index" on "cohort_instructor" ("institution_id", "membership_id");`,
    );
    this.addSql(
      `alter table "cohort_instructor" add constraint "cohort_instructor_institution_id_cohort_id_membership_id_unique" unique ("institution_id", "cohort_id", "membership_id");`,
    );

    this.addSql(
      `create table "cohort_course" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "cohort_id" uuid not null, "course_id" uuid not null, "position" int not null default 0, "is_public" boolean not null default false, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "cohort_course_institution_id_course_id_index" on "cohort_course" ("institution_id", "course_id");`,
    );
    this.addSql(
      `alter table "cohort_course" add constraint "cohort_course_institution_id_cohort_id_course_id_unique" unique ("institution_id", "cohort_id", "course_id");`,
    );

    this.addSql(
      `create table "certificate" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "course_id" uuid not null, "membership_id" uuid not null, "account_id" uuid not null, "cohort_id" uuid not null, "course_title" text not null, "cohort_title" text not null, "student_name" text not null, "status" text not null default 'pending', "number" text null, "grade" text null, "issued_at" timestamptz null, "issued_by_id" uuid null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index certificate_search on certificate using gin (institution_id, (student_name || ' ' || course_title || ' ' || cohort_title) gin_trgm_ops);`,
    );
    this.addSql(
      `create index "certificate_institution_id_issued_by_id_index" on "certificate" ("institution_id", "issued_by_id");`,
    );
    this.addSql(
      `create index "certificate_institution_id_membership_id_index" on "certificate" ("institution_id", "membership_id");`,
    );
    this.addSql(
      `create index "certificate_institution_id_cohort_id_status_index" on "certificate" ("institution_id", "cohort_id", "status");`,
    );
    this.addSql(
      `create index "certificate_institution_id_status_created_at_id_index" on "certificate" ("institution_id", "status", "created_at", "id") include ("account_id", "cohort_id");`,
    );
    this.addSql(
      `create index "certificate_institution_id_created_at_id_index" on "certificate" ("institution_id", "created_at", "id") include ("account_id", "cohort_id");`,
    );
    this.addSql(
      `create index "certificate_account_id_created_at_id_index" on "certificate" ("account_id", "created_at", "id");`,
    );
    this.addSql(`create index "certificate_number_index" on "certificate" ("number");`);
    this.addSql(
      `alter table "certificate" add constraint "certificate_institution_id_number_unique" unique ("institution_id", "number");`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_once" unique ("institution_id", "course_id", "membership_id");`,
    );

    this.addSql(
      `create table "attendance" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "session_id" uuid not null, "membership_id" uuid not null, "is_present" boolean not null default false, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "attendance_institution_id_membership_id_index" on "attendance" ("institution_id", "membership_id");`,
    );
    this.addSql(
      `alter table "attendance" add constraint "attendance_institution_id_session_id_membership_id_unique" unique ("institution_id", "session_id", "membership_id");`,
    );

    this.addSql(
      `create table "api_token" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "name" text not null, "token_hash" text not null, "hint" text not null, "scopes" text[] not null, "creator_id" uuid not null, "expires_at" timestamptz not null, "last_used_at" timestamptz null, "revoked_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "api_token_institution_id_creator_id_index" on "api_token" ("institution_id", "creator_id");`,
    );
    this.addSql(
      `create index "api_token_institution_id_created_at_id_index" on "api_token" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `alter table "api_token" add constraint "api_token_institution_id_token_hash_unique" unique ("institution_id", "token_hash");`,
    );

    this.addSql(
      `create table "message" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "conversation_id" uuid not null, "sender_id" uuid not null, "sequence" int not null, "revision" int not null, "body" text null, "edited_at" timestamptz null, "deleted_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "message_institution_id_sender_id_index" on "message" ("institution_id", "sender_id");`,
    );
    this.addSql(
      `create index "message_institution_id_conversation_id_revision_index" on "message" ("institution_id", "conversation_id", "revision");`,
    );
    this.addSql(
      `alter table "message" add constraint "message_institution_id_conversation_id_sequence_unique" unique ("institution_id", "conversation_id", "sequence");`,
    );

    this.addSql(
      `create table "milestone" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "cohort_id" uuid not null, "title" text not null, "description" text not null default '', "deadline" timestamptz not null, "is_public" boolean not null default false, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "milestone_institution_id_cohort_id_deadline_id_index" on "milestone" ("institution_id", "cohort_id", "deadline", "id");`,
    );

    this.addSql(
      `create table "notification" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "recipient_id" uuid not null, "kind" text not null, "key" uuid not null, "subject_id" uuid not null, "subject_title" text not null, "actor_id" uuid null, "count" int not null default 1, "latest_id" uuid null, "details" text[] not null default '{}', "starts_at" timestamptz null, "happened_at" timestamptz not null default now(), "read_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "notification_institution_id_actor_id_index" on "notification" ("institution_id", "actor_id");`,
    );
    this.addSql(
      `create index notification_unread on notification (institution_id, recipient_id, happened_at, id) where read_at is null;`,
    );
    this.addSql(
      `create index "notification_institution_id_recipient_id_happened_at_id_index" on "notification" ("institution_id", "recipient_id", "happened_at", "id");`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_once" unique ("institution_id", "key", "recipient_id", "kind");`,
    );

    this.addSql(
      `create table "notification_preference" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "membership_id" uuid not null, "kind" text not null, "is_mailed" boolean not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_institution_id_membership_df781_unique" unique ("institution_id", "membership_id", "kind");`,
    );

    this.addSql(
      `create table "password_reset" ("id" uuid not null, "account_id" uuid not null, "token_hash" text not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "password_reset" add constraint "password_reset_account_id_unique" unique ("account_id");`,
    );
    this.addSql(
      `alter table "password_reset" add constraint "password_reset_token_hash_unique" unique ("token_hash");`,
    );

    this.addSql(
      `create table "presence" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "membership_id" uuid not null, "instance_id" uuid not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(`create index "presence_instance_id_index" on "presence" ("instance_id");`);
    this.addSql(
      `alter table "presence" add constraint "presence_institution_id_membership_id_instance_id_unique" unique ("institution_id", "membership_id", "instance_id");`,
    );

    this.addSql(
      `create table "read_mark" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "conversation_id" uuid not null, "membership_id" uuid not null, "sequence" int not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "read_mark_institution_id_membership_id_index" on "read_mark" ("institution_id", "membership_id");`,
    );
    this.addSql(
      `alter table "read_mark" add constraint "read_mark_institution_id_conversation_id_membership_id_unique" unique ("institution_id", "conversation_id", "membership_id");`,
    );

    this.addSql(
      `create table "resource" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "cohort_id" uuid not null, "name" text not null, "size" int not null, "storage_key" text not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "resource_institution_id_cohort_id_created_at_id_index" on "resource" ("institution_id", "cohort_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "section" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "course_id" uuid not null, "title" text not null, "description" text not null default '', "duration" text not null default '', "position" int not null default 0, "is_public" boolean not null default false, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "section_institution_id_course_id_position_id_index" on "section" ("institution_id", "course_id", "position", "id");`,
    );

    this.addSql(
      `create table "lesson" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "course_id" uuid not null, "section_id" uuid null, "is_public" boolean not null default false, "title" text not null, "description" text not null default '', "type" text not null, "duration_minutes" int null, "position" int not null default 0, "starts_at" timestamptz null, "ends_at" timestamptz null, "time_zone" text not null default 'UTC', "meeting_link" text null, "max_participants" int null, "materials" text[] not null default '{}', "enable_chat" boolean not null default false, "record_session" boolean not null default false, "allow_screen_sharing" boolean not null default false, primary key ("institution_id", "id"));`,
    );
    this.addSql(`create index lesson_live on lesson (institution_id, starts_at) where type = 'live';`);
    this.addSql(
      `create index "lesson_institution_id_section_id_position_id_index" on "lesson" ("institution_id", "section_id", "position", "id");`,
    );
    this.addSql(
      `create index "lesson_institution_id_course_id_position_id_index" on "lesson" ("institution_id", "course_id", "position", "id");`,
    );

    this.addSql(
      `create table "lesson_completion" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "lesson_id" uuid not null, "membership_id" uuid not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "lesson_completion_institution_id_membership_id_index" on "lesson_completion" ("institution_id", "membership_id");`,
    );
    this.addSql(
      `alter table "lesson_completion" add constraint "lesson_completion_institution_id_lesson_id_membership_id_unique" unique ("institution_id", "lesson_id", "membership_id");`,
    );

    this.addSql(
      `create table "session" ("id" uuid not null, "account_id" uuid not null, "institution_id" uuid null, "membership_id" uuid null, "user_agent" text not null default '', "address" text not null default '', "created_at" timestamptz not null default now(), "expires_at" timestamptz not null, "revoked_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "session_account_id_index" on "session" ("account_id");`);

    this.addSql(
      `create table "refresh_token" ("id" uuid not null, "session_id" uuid not null, "token_hash" text not null, "used_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "refresh_token" add constraint "refresh_token_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(`create index "refresh_token_session_id_index" on "refresh_token" ("session_id");`);

    this.addSql(
      `create table "storage_use" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "bytes" bigint not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `alter table "storage_use" add constraint "storage_use_institution_id_unique" unique ("institution_id");`,
    );

    this.addSql(
      `create table "stored_count" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "name" text not null, "amount" numeric(16,2) not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "stored_count_institution_id_name_index" on "stored_count" ("institution_id", "name");`,
    );

    this.addSql(
      `create table "file" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "uploader_id" uuid not null, "purpose" text not null, "name" text not null, "content_type" text not null, "size" int not null, "stored_at" timestamptz null, "holder_id" uuid null, "position" int not null default 0, primary key ("institution_id", "id"));`,
    );
    this.addSql(`create index file_unused on file (institution_id, created_at) where holder_id is null;`);
    this.addSql(
      `create index "file_institution_id_uploader_id_index" on "file" ("institution_id", "uploader_id");`,
    );
    this.addSql(
      `create index "file_institution_id_holder_id_position_id_index" on "file" ("institution_id", "holder_id", "position", "id");`,
    );

    this.addSql(
      `create table "submission" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "activity_id" uuid not null, "student_id" uuid not null, "description" text not null, "submitted_at" timestamptz not null default now(), "is_late" boolean not null default false, "points" int null, "feedback" text null, "graded_by_id" uuid null, "graded_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "submission_institution_id_graded_by_id_index" on "submission" ("institution_id", "graded_by_id");`,
    );
    this.addSql(
      `create index "submission_institution_id_student_id_submitted_at_id_index" on "submission" ("institution_id", "student_id", "submitted_at", "id");`,
    );
    this.addSql(
      `create index "submission_institution_id_activity_id_submitted_at_id_index" on "submission" ("institution_id", "activity_id", "submitted_at", "id");`,
    );
    this.addSql(
      `alter table "submission" add constraint "submission_once" unique ("institution_id", "activity_id", "student_id");`,
    );

    this.addSql(
      `create table "verification_code" ("id" uuid not null, "account_id" uuid not null, "code_hash" text not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "verification_code" add constraint "verification_code_account_id_unique" unique ("account_id");`,
    );

    this.addSql(
      `create table "webhook_endpoint" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "url" text not null, "description" text not null default '', "events" text[] not null, "is_enabled" boolean not null default true, "failing_since" timestamptz null, "given_up_at" timestamptz null, "secret_version" int not null default 1, "previous_secret_until" timestamptz null, "slow_since" timestamptz null, "busy_until" timestamptz null, "busy_by" text null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "webhook_endpoint_institution_id_created_at_id_index" on "webhook_endpoint" ("institution_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "webhook_delivery" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "endpoint_id" uuid not null, "event_id" uuid not null, "type" text not null, "payload" text not null, "status" text not null default 'pending', "next_attempt_at" timestamptz null default now(), "tries" int not null default 0, "turn" int not null default 1, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index webhook_delivery_waiting on webhook_delivery (institution_id, endpoint_id, next_attempt_at, id) where status = 'pending';`,
    );
    this.addSql(
      `create index "webhook_delivery_institution_id_created_at_index" on "webhook_delivery" ("institution_id", "created_at");`,
    );
    this.addSql(
      `create index "webhook_delivery_institution_id_endpoint_id_created_at_id_index" on "webhook_delivery" ("institution_id", "endpoint_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "webhook_attempt" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "delivery_id" uuid not null, "status_code" int null, "duration_ms" int not null, "error" text null, "response" text null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "webhook_attempt_institution_id_delivery_id_created_at_id_index" on "webhook_attempt" ("institution_id", "delivery_id", "created_at", "id");`,
    );

    this.addSql(`alter table "account" add constraint "account_email_lower" check (email = lower(email));`);
    this.addSql(
      `create trigger account_audit_update after update on "account" for each row when (old.* is distinct from new.*) execute function audit_account('{institution_id,id,created_at,sign_in_failed_at}', '{password_hash}', 'account');`,
    );
    this.addSql(`alter table "account" enable row level security;`);
    this.addSql(`create policy "account_app" on "account" to "lyceum_app" using (true) with check (true);`);
    this.addSql(
      `create policy "account_own" on "account" for select to "lyceum_public" using (id = nullif(current_setting('app.account', true), '')::uuid);`,
    );

    this.addSql(`alter table "idempotency_key" enable row level security;`);
    this.addSql(
      `create policy "idempotency_key_own" on "idempotency_key" to "lyceum_app" using (account_id = nullif(current_setting('app.account', true), '')::uuid) with check (account_id = nullif(current_setting('app.account', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "institution" add constraint "institution_namespace_lower" check (namespace = lower(namespace));`,
    );
    this.addSql(
      `alter table "institution" add constraint "institution_type_check" check ("type" in ('individual', 'organization', 'university', 'college', 'school', 'training', 'other'));`,
    );
    this.addSql(
      `alter table "institution" add constraint "institution_plan_check" check ("plan" in ('free', 'starter', 'professional', 'enterprise'));`,
    );
    this.addSql(
      `create trigger institution_audit_insert_update after insert or update on "institution" for each row execute function audit_institution('{institution_id,id,created_at}', '{}', 'institution');`,
    );

    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_action_check" check ("action" in ('created', 'updated', 'deleted', 'signed_in', 'signed_out', 'sign_in_failed'));`,
    );
    this.addSql(`alter table "audit_entry" enable row level security;`);
    this.addSql(`alter table "audit_entry" force row level security;`);
    this.addSql(
      `create policy "audit_entry_tenant" on "audit_entry" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "membership" add constraint "membership_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "membership" add constraint "membership_role_check" check ("role" in ('student', 'instructor', 'admin'));`,
    );
    this.addSql(
      `alter table "membership" add constraint "membership_status_check" check ("status" in ('active', 'deactivated'));`,
    );
    this.addSql(
      `alter table "membership" add constraint "membership_access_check" check ("access" in ('member', 'seat'));`,
    );
    this.addSql(
      `create trigger membership_audit_insert_delete after insert or delete on "membership" for each row execute function audit_row('{institution_id,id,created_at,last_used_at}', '{}', 'membership');`,
    );
    this.addSql(
      `create trigger membership_audit_update after update on "membership" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function audit_row('{institution_id,id,created_at,last_used_at}', '{}', 'membership');`,
    );
    this.addSql(
      `create trigger membership_count_insert_delete after insert or delete on "membership" for each row execute function count_membership();`,
    );
    this.addSql(
      `create trigger membership_count_update after update on "membership" for each row when (old.role is distinct from new.role or old.status is distinct from new.status) execute function count_membership();`,
    );
    this.addSql(`alter table "membership" enable row level security;`);
    this.addSql(`alter table "membership" force row level security;`);
    this.addSql(
      `create policy "membership_tenant" on "membership" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "membership_public" on "membership" for select to "lyceum_public" using (is_public and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );
    this.addSql(
      `create policy "membership_own" on "membership" for select to "lyceum_app", "lyceum_public" using (case when account_id = nullif(current_setting('app.account', true), '')::uuid then true else false end);`,
    );

    this.addSql(
      `alter table "course" add constraint "course_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "course" add constraint "course_institution_id_owner_id_foreign" foreign key ("institution_id", "owner_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "course" add constraint "course_recurring_interval_check" check ("recurring_interval" in ('weekly', 'biweekly', 'monthly', 'quarterly', 'Custom'));`,
    );
    this.addSql(
      `alter table "course" add constraint "course_status_check" check ("status" in ('draft', 'published', 'archived'));`,
    );
    this.addSql(
      `create trigger course_audit_insert_delete after insert or delete on "course" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'course');`,
    );
    this.addSql(
      `create trigger course_audit_update after update on "course" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'course');`,
    );
    this.addSql(
      `create trigger course_count_insert_delete after insert or delete on "course" for each row execute function count_course();`,
    );
    this.addSql(
      `create trigger course_count_update after update on "course" for each row when (old.status is distinct from new.status or old.deleted_at is distinct from new.deleted_at) execute function count_course();`,
    );
    this.addSql(`alter table "course" enable row level security;`);
    this.addSql(`alter table "course" force row level security;`);
    this.addSql(
      `create policy "course_tenant" on "course" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "course_public" on "course" for select to "lyceum_public" using (is_public and status = 'published' and deleted_at is null and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(
      `alter table "invitation" add constraint "invitation_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "invitation" add constraint "invitation_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "invitation" add constraint "invitation_institution_id_sent_by_id_foreign" foreign key ("institution_id", "sent_by_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger invitation_audit_insert_delete after insert or delete on "invitation" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'invitation');`,
    );
    this.addSql(
      `create trigger invitation_audit_update after update on "invitation" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'invitation');`,
    );
    this.addSql(`alter table "invitation" enable row level security;`);
    this.addSql(`alter table "invitation" force row level security;`);
    this.addSql(
      `create policy "invitation_tenant" on "invitation" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "invitation_own" on "invitation" for select to "lyceum_public" using (email = nullif(current_setting('app.email', true), '') and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(
      `alter table "discussion" add constraint "discussion_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "discussion" add constraint "discussion_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "discussion" add constraint "discussion_institution_id_author_id_foreign" foreign key ("institution_id", "author_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger discussion_audit_insert_delete after insert or delete on "discussion" for each row execute function audit_row('{institution_id,id,created_at,reply_count,last_number,last_activity_at}', '{}', 'discussion');`,
    );
    this.addSql(
      `create trigger discussion_audit_update after update on "discussion" for each row when (to_jsonb(old) - '{reply_count,last_number,last_activity_at}'::text[] is distinct from to_jsonb(new) - '{reply_count,last_number,last_activity_at}'::text[]) execute function audit_row('{institution_id,id,created_at,reply_count,last_number,last_activity_at}', '{}', 'discussion');`,
    );
    this.addSql(`alter table "discussion" enable row level security;`);
    this.addSql(`alter table "discussion" force row level security;`);
    this.addSql(
      `create policy "discussion_tenant" on "discussion" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "discussion_reply" add constraint "discussion_reply_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "discussion_reply" add constraint "discussion_reply_institution_id_discussion_id_foreign" foreign key ("institution_id", "discussion_id") references "discussion" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "discussion_reply" add constraint "discussion_reply_institution_id_author_id_foreign" foreign key ("institution_id", "author_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger discussion_reply_audit_insert_delete after insert or delete on "discussion_reply" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'discussion_reply');`,
    );
    this.addSql(
      `create trigger discussion_reply_audit_update after update on "discussion_reply" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'discussion_reply');`,
    );
    this.addSql(`alter table "discussion_reply" enable row level security;`);
    this.addSql(`alter table "discussion_reply" force row level security;`);
    this.addSql(
      `create policy "discussion_reply_tenant" on "discussion_reply" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "activity" add constraint "activity_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "activity" add constraint "activity_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "activity" add constraint "activity_type_check" check ("type" in ('assignment', 'quiz', 'project', 'discussion', 'presentation'));`,
    );
    this.addSql(
      `create trigger activity_audit_insert_delete after insert or delete on "activity" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'activity');`,
    );
    this.addSql(
      `create trigger activity_audit_update after update on "activity" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'activity');`,
    );
    this.addSql(`alter table "activity" enable row level security;`);
    this.addSql(`alter table "activity" force row level security;`);
    this.addSql(
      `create policy "activity_tenant" on "activity" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "cohort" add constraint "cohort_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "cohort" add constraint "cohort_institution_id_created_by_id_foreign" foreign key ("institution_id", "created_by_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "cohort" add constraint "cohort_seats" check (student_count >= 0 and held_count >= 0 and student_count + held_count <= capacity);`,
    );
    this.addSql(`alter table "cohort" add constraint "cohort_dates" check (end_date >= start_date);`);
    this.addSql(
      `create trigger cohort_audit_insert_delete after insert or delete on "cohort" for each row execute function audit_row('{institution_id,id,created_at,student_count,held_count,waitlist_count}', '{}', 'cohort');`,
    );
    this.addSql(
      `create trigger cohort_audit_update after update on "cohort" for each row when (to_jsonb(old) - '{student_count,held_count,waitlist_count}'::text[] is distinct from to_jsonb(new) - '{student_count,held_count,waitlist_count}'::text[]) execute function audit_row('{institution_id,id,created_at,student_count,held_count,waitlist_count}', '{}', 'cohort');`,
    );
    this.addSql(
      `create trigger cohort_count_insert_delete after insert or delete on "cohort" for each row execute function count_cohort();`,
    );
    this.addSql(
      `create trigger cohort_count_update after update on "cohort" for each row when (old.published_at is distinct from new.published_at or old.deleted_at is distinct from new.deleted_at) execute function count_cohort();`,
    );
    this.addSql(`alter table "cohort" enable row level security;`);
    this.addSql(`alter table "cohort" force row level security;`);
    this.addSql(
      `create policy "cohort_tenant" on "cohort" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "cohort_public" on "cohort" for select to "lyceum_public" using (is_public and published_at is not null and deleted_at is null and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(
      `alter table "enrollment" add constraint "enrollment_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "enrollment" add constraint "enrollment_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "enrollment" add constraint "enrollment_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "enrollment" add constraint "enrollment_status_check" check ("status" in ('pending', 'active', 'waitlisted', 'completed', 'cancelled', 'failed'));`,
    );
    this.addSql(
      `create trigger enrollment_audit_insert_delete after insert or delete on "enrollment" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'enrollment');`,
    );
    this.addSql(
      `create trigger enrollment_audit_update after update on "enrollment" for each row when (to_jsonb(old) - '{updated_at}'::text[] is distinct from to_jsonb(new) - '{updated_at}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'enrollment');`,
    );
    this.addSql(
      `create trigger enrollment_count_insert_delete after insert or delete on "enrollment" for each row execute function count_enrollment();`,
    );
    this.addSql(
      `create trigger enrollment_count_update after update on "enrollment" for each row when (old.status is distinct from new.status or old.price is distinct from new.price) execute function count_enrollment();`,
    );
    this.addSql(`alter table "enrollment" enable row level security;`);
    this.addSql(`alter table "enrollment" force row level security;`);
    this.addSql(
      `create policy "enrollment_tenant" on "enrollment" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "enrollment_own" on "enrollment" for select to "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(
      `alter table "conversation" add constraint "conversation_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_institution_id_first_id_foreign" foreign key ("institution_id", "first_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_institution_id_second_id_foreign" foreign key ("institution_id", "second_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_participants" check (case kind when 'direct' then cohort_id is null and coalesce(first_id < second_id, false) else cohort_id is not null and first_id is null and second_id is null end);`,
    );
    this.addSql(
      `alter table "conversation" add constraint "conversation_kind_check" check ("kind" in ('direct', 'cohort'));`,
    );
    this.addSql(`alter table "conversation" enable row level security;`);
    this.addSql(`alter table "conversation" force row level security;`);
    this.addSql(
      `create policy "conversation_tenant" on "conversation" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "cohort_session" add constraint "cohort_session_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "cohort_session" add constraint "cohort_session_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger cohort_session_audit_insert_delete after insert or delete on "cohort_session" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'cohort_session');`,
    );
    this.addSql(
      `create trigger cohort_session_audit_update after update on "cohort_session" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'cohort_session');`,
    );
    this.addSql(`alter table "cohort_session" enable row level security;`);
    this.addSql(`alter table "cohort_session" force row level security;`);
    this.addSql(
      `create policy "cohort_session_tenant" on "cohort_session" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "cohort_instructor" add constraint "cohort_instructor_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "cohort_instructor" add constraint "cohort_instructor_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "cohort_instructor" add constraint "cohort_instructor_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger cohort_instructor_audit_insert_delete after insert or delete on "cohort_instructor" for each row execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'cohort_instructor');`,
    );
    this.addSql(
      `create trigger cohort_instructor_audit_update after update on "cohort_instructor" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'cohort_instructor');`,
    );
    this.addSql(
      `create trigger cohort_instructor_publicness before insert or update of cohort_id on "cohort_instructor" for each row execute function take_publicness_of_cohort_instructor();`,
    );
    this.addSql(`alter table "cohort_instructor" enable row level security;`);
    this.addSql(`alter table "cohort_instructor" force row level security;`);
    this.addSql(
      `create policy "cohort_instructor_tenant" on "cohort_instructor" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "cohort_instructor_public" on "cohort_instructor" for select to "lyceum_public" using (is_public and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(
      `alter table "cohort_course" add constraint "cohort_course_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "cohort_course" add constraint "cohort_course_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "cohort_course" add constraint "cohort_course_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger cohort_course_audit_insert_delete after insert or delete on "cohort_course" for each row execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'cohort_course');`,
    );
    this.addSql(
      `create trigger cohort_course_audit_update after update on "cohort_course" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'cohort_course');`,
    );
    this.addSql(
      `create trigger cohort_course_publicness before insert or update of cohort_id on "cohort_course" for each row execute function take_publicness_of_cohort_course();`,
    );
    this.addSql(`alter table "cohort_course" enable row level security;`);
    this.addSql(`alter table "cohort_course" force row level security;`);
    this.addSql(
      `create policy "cohort_course_tenant" on "cohort_course" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "cohort_course_public" on "cohort_course" for select to "lyceum_public" using (is_public and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(
      `alter table "certificate" add constraint "certificate_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_institution_id_issued_by_id_foreign" foreign key ("institution_id", "issued_by_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_status_check" check ("status" in ('pending', 'issued'));`,
    );
    this.addSql(
      `create trigger certificate_audit_insert_delete after insert or delete on "certificate" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'certificate');`,
    );
    this.addSql(
      `create trigger certificate_audit_update after update on "certificate" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'certificate');`,
    );
    this.addSql(`alter table "certificate" enable row level security;`);
    this.addSql(`alter table "certificate" force row level security;`);
    this.addSql(
      `create policy "certificate_tenant" on "certificate" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "certificate_public" on "certificate" for select to "lyceum_public" using (status = 'issued' and number = nullif(current_setting('app.certificate', true), ''));`,
    );
    this.addSql(
      `create policy "certificate_own" on "certificate" for select to "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "attendance" add constraint "attendance_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "attendance" add constraint "attendance_institution_id_session_id_foreign" foreign key ("institution_id", "session_id") references "cohort_session" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "attendance" add constraint "attendance_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger attendance_audit_insert_delete after insert or delete on "attendance" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'attendance');`,
    );
    this.addSql(
      `create trigger attendance_audit_update after update on "attendance" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'attendance');`,
    );
    this.addSql(`alter table "attendance" enable row level security;`);
    this.addSql(`alter table "attendance" force row level security;`);
    this.addSql(
      `create policy "attendance_tenant" on "attendance" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "api_token" add constraint "api_token_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "api_token" add constraint "api_token_institution_id_creator_id_foreign" foreign key ("institution_id", "creator_id") references "membership" ("institution_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `create trigger api_token_audit_insert_delete after insert or delete on "api_token" for each row execute function audit_row('{institution_id,id,created_at,last_used_at}', '{token_hash}', 'api_token');`,
    );
    this.addSql(
      `create trigger api_token_audit_update after update on "api_token" for each row when (to_jsonb(old) - '{last_used_at}'::text[] is distinct from to_jsonb(new) - '{last_used_at}'::text[]) execute function audit_row('{institution_id,id,created_at,last_used_at}', '{token_hash}', 'api_token');`,
    );
    this.addSql(`alter table "api_token" enable row level security;`);
    this.addSql(`alter table "api_token" force row level security;`);
    this.addSql(
      `create policy "api_token_tenant" on "api_token" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "message" add constraint "message_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "message" add constraint "message_institution_id_conversation_id_foreign" foreign key ("institution_id", "conversation_id") references "conversation" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "message" add constraint "message_institution_id_sender_id_foreign" foreign key ("institution_id", "sender_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "message" add constraint "message_deleted" check ((body is null) = (deleted_at is not null));`,
    );
    this.addSql(`alter table "message" enable row level security;`);
    this.addSql(`alter table "message" force row level security;`);
    this.addSql(
      `create policy "message_tenant" on "message" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "milestone" add constraint "milestone_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "milestone" add constraint "milestone_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger milestone_audit_insert_delete after insert or delete on "milestone" for each row execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'milestone');`,
    );
    this.addSql(
      `create trigger milestone_audit_update after update on "milestone" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'milestone');`,
    );
    this.addSql(
      `create trigger milestone_publicness before insert or update of cohort_id on "milestone" for each row execute function take_publicness_of_milestone();`,
    );
    this.addSql(`alter table "milestone" enable row level security;`);
    this.addSql(`alter table "milestone" force row level security;`);
    this.addSql(
      `create policy "milestone_tenant" on "milestone" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "milestone_public" on "milestone" for select to "lyceum_public" using (is_public and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(
      `alter table "notification" add constraint "notification_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_institution_id_recipient_id_foreign" foreign key ("institution_id", "recipient_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_institution_id_actor_id_foreign" foreign key ("institution_id", "actor_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'certificate', 'grade', 'student-enrollment', 'discussion-reply', 'event-reminder'));`,
    );
    this.addSql(`alter table "notification" enable row level security;`);
    this.addSql(`alter table "notification" force row level security;`);
    this.addSql(
      `create policy "notification_tenant" on "notification" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('enrollment', 'waitlist-promotion', 'cohort-change', 'cohort-deleted', 'activity', 'certificate', 'grade', 'student-enrollment', 'discussion-reply', 'event-reminder'));`,
    );
    this.addSql(`alter table "notification_preference" enable row level security;`);
    this.addSql(`alter table "notification_preference" force row level security;`);
    this.addSql(
      `create policy "notification_preference_tenant" on "notification_preference" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "password_reset" add constraint "password_reset_account_id_foreign" foreign key ("account_id") references "account" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "presence" add constraint "presence_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "presence" add constraint "presence_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "presence" add constraint "presence_instance_id_foreign" foreign key ("instance_id") references "app_instance" ("id") on update no action on delete cascade;`,
    );
    this.addSql(`alter table "presence" enable row level security;`);
    this.addSql(`alter table "presence" force row level security;`);
    this.addSql(
      `create policy "presence_tenant" on "presence" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "read_mark" add constraint "read_mark_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "read_mark" add constraint "read_mark_institution_id_conversation_id_foreign" foreign key ("institution_id", "conversation_id") references "conversation" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "read_mark" add constraint "read_mark_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(`alter table "read_mark" enable row level security;`);
    this.addSql(`alter table "read_mark" force row level security;`);
    this.addSql(
      `create policy "read_mark_tenant" on "read_mark" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "resource" add constraint "resource_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "resource" add constraint "resource_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger resource_audit_insert_delete after insert or delete on "resource" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'resource');`,
    );
    this.addSql(
      `create trigger resource_audit_update after update on "resource" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'resource');`,
    );
    this.addSql(`alter table "resource" enable row level security;`);
    this.addSql(`alter table "resource" force row level security;`);
    this.addSql(
      `create policy "resource_tenant" on "resource" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "section" add constraint "section_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "section" add constraint "section_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger section_audit_insert_delete after insert or delete on "section" for each row execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'section');`,
    );
    this.addSql(
      `create trigger section_audit_update after update on "section" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'section');`,
    );
    this.addSql(
      `create trigger section_publicness before insert or update of course_id on "section" for each row execute function take_publicness_of_section();`,
    );
    this.addSql(`alter table "section" enable row level security;`);
    this.addSql(`alter table "section" force row level security;`);
    this.addSql(
      `create policy "section_tenant" on "section" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "section_public" on "section" for select to "lyceum_public" using (is_public and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(
      `alter table "lesson" add constraint "lesson_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "lesson" add constraint "lesson_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "lesson" add constraint "lesson_institution_id_section_id_foreign" foreign key ("institution_id", "section_id") references "section" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "lesson" add constraint "lesson_type_check" check ("type" in ('video', 'exercise', 'quiz', 'live'));`,
    );
    this.addSql(
      `create trigger lesson_audit_insert_delete after insert or delete on "lesson" for each row execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'lesson');`,
    );
    this.addSql(
      `create trigger lesson_audit_update after update on "lesson" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,is_public}', '{}', 'lesson');`,
    );
    this.addSql(
      `create trigger lesson_publicness before insert or update of course_id on "lesson" for each row execute function take_publicness_of_lesson();`,
    );
    this.addSql(`alter table "lesson" enable row level security;`);
    this.addSql(`alter table "lesson" force row level security;`);
    this.addSql(
      `create policy "lesson_tenant" on "lesson" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "lesson_public" on "lesson" for select to "lyceum_public" using (is_public and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(
      `alter table "lesson_completion" add constraint "lesson_completion_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "lesson_completion" add constraint "lesson_completion_institution_id_lesson_id_foreign" foreign key ("institution_id", "lesson_id") references "lesson" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "lesson_completion" add constraint "lesson_completion_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger lesson_completion_audit_insert_delete after insert or delete on "lesson_completion" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'lesson_completion');`,
    );
    this.addSql(
      `create trigger lesson_completion_audit_update after update on "lesson_completion" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'lesson_completion');`,
    );
    this.addSql(`alter table "lesson_completion" enable row level security;`);
    this.addSql(`alter table "lesson_completion" force row level security;`);
    this.addSql(
      `create policy "lesson_completion_tenant" on "lesson_completion" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "session" add constraint "session_account_id_foreign" foreign key ("account_id") references "account" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `create trigger session_audit_insert after insert on "session" for each row execute function audit_session('{institution_id,id,created_at}', '{}', 'session');`,
    );
    this.addSql(
      `create trigger session_audit_update after update on "session" for each row when (old.revoked_at is null and new.revoked_at is not null) execute function audit_session('{institution_id,id,created_at}', '{}', 'session');`,
    );
    this.addSql(`alter table "session" enable row level security;`);
    this.addSql(`create policy "session_app" on "session" to "lyceum_app" using (true) with check (true);`);
    this.addSql(
      `create policy "session_own" on "session" for select to "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "refresh_token" add constraint "refresh_token_session_id_foreign" foreign key ("session_id") references "session" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "storage_use" add constraint "storage_use_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(`alter table "storage_use" enable row level security;`);
    this.addSql(`alter table "storage_use" force row level security;`);
    this.addSql(
      `create policy "storage_use_tenant" on "storage_use" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "stored_count" add constraint "stored_count_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(`alter table "stored_count" enable row level security;`);
    this.addSql(`alter table "stored_count" force row level security;`);
    this.addSql(
      `create policy "stored_count_tenant" on "stored_count" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "file" add constraint "file_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "file" add constraint "file_institution_id_uploader_id_foreign" foreign key ("institution_id", "uploader_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "file" add constraint "file_purpose_check" check ("purpose" in ('submission'));`,
    );
    this.addSql(
      `create trigger file_audit_insert_delete after insert or delete on "file" for each row execute function audit_row('{institution_id,id,created_at,stored_at}', '{}', 'file');`,
    );
    this.addSql(
      `create trigger file_audit_update after update on "file" for each row when (to_jsonb(old) - '{stored_at}'::text[] is distinct from to_jsonb(new) - '{stored_at}'::text[]) execute function audit_row('{institution_id,id,created_at,stored_at}', '{}', 'file');`,
    );
    this.addSql(`alter table "file" enable row level security;`);
    this.addSql(`alter table "file" force row level security;`);
    this.addSql(
      `create policy "file_tenant" on "file" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "submission" add constraint "submission_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "submission" add constraint "submission_institution_id_activity_id_foreign" foreign key ("institution_id", "activity_id") references "activity" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "submission" add constraint "submission_institution_id_student_id_foreign" foreign key ("institution_id", "student_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "submission" add constraint "submission_institution_id_graded_by_id_foreign" foreign key ("institution_id", "graded_by_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger submission_audit_insert_delete after insert or delete on "submission" for each row execute function audit_row('{institution_id,id,created_at}', '{}', 'submission');`,
    );
    this.addSql(
      `create trigger submission_audit_update after update on "submission" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}', 'submission');`,
    );
    this.addSql(`alter table "submission" enable row level security;`);
    this.addSql(`alter table "submission" force row level security;`);
    this.addSql(
      `create policy "submission_tenant" on "submission" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "verification_code" add constraint "verification_code_account_id_foreign" foreign key ("account_id") references "account" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "webhook_endpoint" add constraint "webhook_endpoint_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger webhook_endpoint_audit_insert_delete after insert or delete on "webhook_endpoint" for each row execute function audit_row('{institution_id,id,created_at,failing_since,slow_since,busy_until,busy_by}', '{}', 'webhook_endpoint');`,
    );
    this.addSql(
      `create trigger webhook_endpoint_audit_update after update on "webhook_endpoint" for each row when (to_jsonb(old) - '{failing_since,slow_since,busy_until,busy_by}'::text[] is distinct from to_jsonb(new) - '{failing_since,slow_since,busy_until,busy_by}'::text[]) execute function audit_row('{institution_id,id,created_at,failing_since,slow_since,busy_until,busy_by}', '{}', 'webhook_endpoint');`,
    );
    this.addSql(`alter table "webhook_endpoint" enable row level security;`);
    this.addSql(`alter table "webhook_endpoint" force row level security;`);
    this.addSql(
      `create policy "webhook_endpoint_tenant" on "webhook_endpoint" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_institution_id_endpoint_id_foreign" foreign key ("institution_id", "endpoint_id") references "webhook_endpoint" ("institution_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_status_check" check ("status" in ('pending', 'succeeded', 'failed'));`,
    );
    this.addSql(`alter table "webhook_delivery" enable row level security;`);
    this.addSql(`alter table "webhook_delivery" force row level security;`);
    this.addSql(
      `create policy "webhook_delivery_tenant" on "webhook_delivery" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "webhook_attempt" add constraint "webhook_attempt_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "webhook_attempt" add constraint "webhook_attempt_institution_id_delivery_id_foreign" foreign key ("institution_id", "delivery_id") references "webhook_delivery" ("institution_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(`alter table "webhook_attempt" enable row level security;`);
    this.addSql(`alter table "webhook_attempt" force row level security;`);
    this.addSql(
      `create policy "webhook_attempt_tenant" on "webhook_attempt" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    // Each cohort has its chat room from the start, whichever code inserts it.
    this.addSql(`
      create function conversation_of_cohort() returns trigger language plpgsql set search_path = public as $$
      begin
        insert into conversation (institution_id, id, kind, cohort_id) values (new.institution_id, uuidv7(), 'cohort', new.id);
        return null;
      end $$;`);
    this.addSql(
      `create trigger cohort_conversation after insert on cohort for each row execute function conversation_of_cohort();`,
    );

    // Parents copy a change of their publicness to their parts: see database/publicness.ts.
    for (const table of ['cohort_course', 'cohort_instructor', 'milestone'])
      this.addSql(
        `create trigger cohort_publicness_of_${table} after update of is_public, published_at, deleted_at on "cohort" for each row execute function give_publicness_to_${table}();`,
      );
    for (const table of ['lesson', 'section'])
      this.addSql(
        `create trigger course_publicness_of_${table} after update of is_public, status, deleted_at on "course" for each row execute function give_publicness_to_${table}();`,
      );
  }
}
