import { Migration } from '@mikro-orm/migrations';

export class Migration20261121033233 extends Migration {
  override name = 'Migration20261121033233';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "account" ("id" uuid not null, "email" text not null, "password_hash" text not null, "first_name" text not null default '', "last_name" text not null default '', "is_verified" boolean not null default false, "is_super_admin" boolean not null default false, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`alter table "account" add constraint "account_email_unique" unique ("email");`);

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
      `create table "institution" ("id" uuid not null, "name" text not null, "namespace" text not null, "type" text not null, "logo_url" text null, "is_sign_up_open" boolean not null default true, "suspended_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "institution" add constraint "institution_namespace_unique" unique ("namespace");`,
    );

    this.addSql(
      `create table "membership" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "account_id" uuid not null, "role" text not null, "is_owner" boolean not null default false, "is_public" boolean not null default false, "first_name" text not null default '', "last_name" text not null default '', "contact_email" text not null, "avatar_url" text null, "last_used_at" timestamptz not null default now(), primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "membership_institution_id_role_last_name_id_index" on "membership" ("institution_id", "role", "last_name", "id");`,
    );
    this.addSql(
      `create index "membership_account_id_last_used_at_index" on "membership" ("account_id", "last_used_at");`,
    );
    this.addSql(
      `alter table "membership" add constraint "membership_institution_id_account_id_unique" unique ("institution_id", "account_id");`,
    );

    this.addSql(
      `create table "course" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "title" text not null, "short_description" text not null default '', "language" text not null default 'English', "level" text not null default 'All Levels', "category" text not null default 'Other', "price" numeric(10,2) not null default 0, "max_students" int null, "start_date" timestamptz null, "is_recurring" boolean not null default false, "recurring_interval" text null, "status" text not null default 'draft', "is_public" boolean not null default false, "thumbnail_url" text null, "owner_id" uuid not null, "deleted_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index course_marketplace on course (created_at, id) where is_public and status = 'published' and deleted_at is null;`,
    );
    this.addSql(
      `create index "course_institution_id_owner_id_created_at_id_index" on "course" ("institution_id", "owner_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "course_institution_id_created_at_id_index" on "course" ("institution_id", "created_at", "id");`,
    );
    this.addSql(`create index "course_id_index" on "course" ("id");`);

    this.addSql(
      `create table "invitation" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "course_id" uuid not null, "sent_by_id" uuid not null, "email" text not null, "message" text not null default '', primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "invitation_institution_id_sent_by_id_index" on "invitation" ("institution_id", "sent_by_id");`,
    );
    this.addSql(
      `create index "invitation_institution_id_course_id_email_index" on "invitation" ("institution_id", "course_id", "email");`,
    );

    this.addSql(
      `create table "cohort" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "title" text not null, "description" text not null default '', "start_date" timestamptz not null, "end_date" timestamptz not null, "application_deadline" timestamptz null, "capacity" int not null, "student_count" int not null default 0, "waitlist_count" int not null default 0, "own_price" numeric(10,2) null, "is_public" boolean not null default false, "published_at" timestamptz null, "meeting_schedule" text null, "meeting_info" text not null default '', "meeting_link" text null, "meeting_platform" text null, "recurrence_rule" text null, "recurrence_days" text[] null, "recurrence_time" text null, "time_zone" text null, "requirements" text[] not null default '{}', "created_by_id" uuid not null, "deleted_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index cohort_marketplace on cohort (start_date, id) where is_public and published_at is not null and deleted_at is null;`,
    );
    this.addSql(
      `create index "cohort_institution_id_created_by_id_index" on "cohort" ("institution_id", "created_by_id");`,
    );
    this.addSql(
      `create index "cohort_institution_id_start_date_id_index" on "cohort" ("institution_id", "start_date", "id");`,
    );
    this.addSql(`create index "cohort_id_index" on "cohort" ("id");`);

    this.addSql(
      `create table "enrollment" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "cohort_id" uuid not null, "membership_id" uuid not null, "account_id" uuid not null, "status" text not null, "price" numeric(10,2) not null default 0, "enrolled_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create unique index enrollment_one_live on enrollment (institution_id, cohort_id, membership_id) where status in ('pending', 'active', 'waitlisted', 'completed');`,
    );
    this.addSql(
      `create index "enrollment_institution_id_enrolled_at_id_index" on "enrollment" ("institution_id", "enrolled_at", "id");`,
    );
    this.addSql(
      `create index "enrollment_institution_id_membership_id_index" on "enrollment" ("institution_id", "membership_id");`,
    );
    this.addSql(
      `create index "enrollment_institution_id_cohort_id_status_enrolled_at_id_index" on "enrollment" ("institution_id", "cohort_id", "status", "enrolled_at", "id");`,
    );
    this.addSql(
      `create index "enrollment_account_id_enrolled_at_id_index" on "enrollment" ("account_id", "enrolled_at", "id");`,
    );

    this.addSql(
      `create table "cohort_session" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "cohort_id" uuid not null, "topic" text not null, "date" timestamptz not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "cohort_session_institution_id_cohort_id_date_id_index" on "cohort_session" ("institution_id", "cohort_id", "date", "id");`,
    );

    this.addSql(
      `create table "cohort_instructor" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "cohort_id" uuid not null, "membership_id" uuid not null, "title" text not null default 'Instructor', "bio" text not null default '', "expertise" text[] not null default '{}', "rating" numeric(2,1) null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "cohort_instructor_institution_id_membership_id_index" on "cohort_instructor" ("institution_id", "membership_id");`,
    );
    this.addSql(
      `alter table "cohort_instructor" add constraint "cohort_instructor_institution_id_cohort_id_membership_id_unique" unique ("institution_id", "cohort_id", "membership_id");`,
    );

    this.addSql(
      `create table "cohort_course" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "cohort_id" uuid not null, "course_id" uuid not null, "position" int not null default 0, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "cohort_course_institution_id_course_id_index" on "cohort_course" ("institution_id", "course_id");`,
    );
    this.addSql(
      `alter table "cohort_course" add constraint "cohort_course_institution_id_cohort_id_course_id_unique" unique ("institution_id", "cohort_id", "course_id");`,
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
      `create table "milestone" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "cohort_id" uuid not null, "title" text not null, "description" text not null default '', "deadline" timestamptz not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "milestone_institution_id_cohort_id_deadline_id_index" on "milestone" ("institution_id", "cohort_id", "deadline", "id");`,
    );

    this.addSql(
      `create table "resource" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "cohort_id" uuid not null, "name" text not null, "size" int not null, "storage_key" text not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "resource_institution_id_cohort_id_created_at_id_index" on "resource" ("institution_id", "cohort_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "section" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "course_id" uuid not null, "title" text not null, "description" text not null default '', "duration" text not null default '', "position" int not null default 0, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "section_institution_id_course_id_position_id_index" on "section" ("institution_id", "course_id", "position", "id");`,
    );

    this.addSql(
      `create table "lesson" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "course_id" uuid not null, "section_id" uuid null, "title" text not null, "type" text not null, "duration_minutes" int null, "position" int not null default 0, "starts_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
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
      `create table "verification_code" ("id" uuid not null, "account_id" uuid not null, "code_hash" text not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "verification_code" add constraint "verification_code_account_id_unique" unique ("account_id");`,
    );

    this.addSql(`alter table "account" add constraint "account_email_lower" check (email = lower(email));`);

    this.addSql(
      `alter table "institution" add constraint "institution_namespace_lower" check (namespace = lower(namespace));`,
    );
    this.addSql(
      `alter table "institution" add constraint "institution_type_check" check ("type" in ('individual', 'organization', 'university', 'college', 'school', 'training', 'other'));`,
    );

    this.addSql(
      `alter table "membership" add constraint "membership_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "membership" add constraint "membership_role_check" check ("role" in ('student', 'instructor', 'admin'));`,
    );
    this.addSql(`alter table "membership" enable row level security;`);
    this.addSql(`alter table "membership" force row level security;`);
    this.addSql(
      `create policy "membership_tenant" on "membership" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "membership_public" on "membership" for select to "lyceum_public" using (is_public);`,
    );
    this.addSql(
      `create policy "membership_own" on "membership" for select to "lyceum_app", "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid);`,
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
      `alter table "course" add constraint "course_status_check" check ("status" in ('draft', 'published'));`,
    );
    this.addSql(`alter table "course" enable row level security;`);
    this.addSql(`alter table "course" force row level security;`);
    this.addSql(
      `create policy "course_tenant" on "course" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "course_public" on "course" for select to "lyceum_public" using (is_public and status = 'published' and deleted_at is null);`,
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
    this.addSql(`alter table "invitation" enable row level security;`);
    this.addSql(`alter table "invitation" force row level security;`);
    this.addSql(
      `create policy "invitation_tenant" on "invitation" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "cohort" add constraint "cohort_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "cohort" add constraint "cohort_institution_id_created_by_id_foreign" foreign key ("institution_id", "created_by_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "cohort" add constraint "cohort_seats" check (student_count between 0 and capacity);`,
    );
    this.addSql(`alter table "cohort" add constraint "cohort_dates" check (end_date >= start_date);`);
    this.addSql(`alter table "cohort" enable row level security;`);
    this.addSql(`alter table "cohort" force row level security;`);
    this.addSql(
      `create policy "cohort_tenant" on "cohort" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "cohort_public" on "cohort" for select to "lyceum_public" using (is_public and published_at is not null and deleted_at is null);`,
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
    this.addSql(`alter table "enrollment" enable row level security;`);
    this.addSql(`alter table "enrollment" force row level security;`);
    this.addSql(
      `create policy "enrollment_tenant" on "enrollment" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "enrollment_own" on "enrollment" for select to "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "cohort_session" add constraint "cohort_session_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "cohort_session" add constraint "cohort_session_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
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
    this.addSql(`alter table "cohort_instructor" enable row level security;`);
    this.addSql(`alter table "cohort_instructor" force row level security;`);
    this.addSql(
      `create policy "cohort_instructor_tenant" on "cohort_instructor" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "cohort_instructor_public" on "cohort_instructor" for select to "lyceum_public" using (exists (select 1 from cohort c where c.institution_id = cohort_instructor.institution_id and c.id = cohort_instructor.cohort_id));`,
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
    this.addSql(`alter table "cohort_course" enable row level security;`);
    this.addSql(`alter table "cohort_course" force row level security;`);
    this.addSql(
      `create policy "cohort_course_tenant" on "cohort_course" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "cohort_course_public" on "cohort_course" for select to "lyceum_public" using (exists (select 1 from cohort c where c.institution_id = cohort_course.institution_id and c.id = cohort_course.cohort_id));`,
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
    this.addSql(`alter table "attendance" enable row level security;`);
    this.addSql(`alter table "attendance" force row level security;`);
    this.addSql(
      `create policy "attendance_tenant" on "attendance" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "milestone" add constraint "milestone_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "milestone" add constraint "milestone_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(`alter table "milestone" enable row level security;`);
    this.addSql(`alter table "milestone" force row level security;`);
    this.addSql(
      `create policy "milestone_tenant" on "milestone" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "milestone_public" on "milestone" for select to "lyceum_public" using (exists (select 1 from cohort c where c.institution_id = milestone.institution_id and c.id = milestone.cohort_id));`,
    );

    this.addSql(
      `alter table "resource" add constraint "resource_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "resource" add constraint "resource_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
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
    this.addSql(`alter table "section" enable row level security;`);
    this.addSql(`alter table "section" force row level security;`);
    this.addSql(
      `create policy "section_tenant" on "section" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "section_public" on "section" for select to "lyceum_public" using (exists (select 1 from course c where c.institution_id = section.institution_id and c.id = section.course_id));`,
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
    this.addSql(`alter table "lesson" enable row level security;`);
    this.addSql(`alter table "lesson" force row level security;`);
    this.addSql(
      `create policy "lesson_tenant" on "lesson" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "lesson_public" on "lesson" for select to "lyceum_public" using (exists (select 1 from course c where c.institution_id = lesson.institution_id and c.id = lesson.course_id));`,
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
    this.addSql(`alter table "lesson_completion" enable row level security;`);
    this.addSql(`alter table "lesson_completion" force row level security;`);
    this.addSql(
      `create policy "lesson_completion_tenant" on "lesson_completion" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "session" add constraint "session_account_id_foreign" foreign key ("account_id") references "account" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "refresh_token" add constraint "refresh_token_session_id_foreign" foreign key ("session_id") references "session" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "verification_code" add constraint "verification_code_account_id_foreign" foreign key ("account_id") references "account" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "session" drop constraint "session_account_id_foreign";`);
    this.addSql(`alter table "verification_code" drop constraint "verification_code_account_id_foreign";`);
    this.addSql(`alter table "membership" drop constraint "membership_institution_id_foreign";`);
    this.addSql(`alter table "course" drop constraint "course_institution_id_foreign";`);
    this.addSql(`alter table "invitation" drop constraint "invitation_institution_id_foreign";`);
    this.addSql(`alter table "cohort" drop constraint "cohort_institution_id_foreign";`);
    this.addSql(`alter table "enrollment" drop constraint "enrollment_institution_id_foreign";`);
    this.addSql(`alter table "cohort_session" drop constraint "cohort_session_institution_id_foreign";`);
    this.addSql(
      `alter table "cohort_instructor" drop constraint "cohort_instructor_institution_id_foreign";`,
    );
    this.addSql(`alter table "cohort_course" drop constraint "cohort_course_institution_id_foreign";`);
    this.addSql(`alter table "attendance" drop constraint "attendance_institution_id_foreign";`);
    this.addSql(`alter table "milestone" drop constraint "milestone_institution_id_foreign";`);
    this.addSql(`alter table "resource" drop constraint "resource_institution_id_foreign";`);
    this.addSql(`alter table "section" drop constraint "section_institution_id_foreign";`);
    this.addSql(`alter table "lesson" drop constraint "lesson_institution_id_foreign";`);
    this.addSql(
      `alter table "lesson_completion" drop constraint "lesson_completion_institution_id_foreign";`,
    );
    this.addSql(`alter table "course" drop constraint "course_institution_id_owner_id_foreign";`);
    this.addSql(`alter table "invitation" drop constraint "invitation_institution_id_sent_by_id_foreign";`);
    this.addSql(`alter table "cohort" drop constraint "cohort_institution_id_created_by_id_foreign";`);
    this.addSql(
      `alter table "enrollment" drop constraint "enrollment_institution_id_membership_id_foreign";`,
    );
    this.addSql(
      `alter table "cohort_instructor" drop constraint "cohort_instructor_institution_id_membership_id_foreign";`,
    );
    this.addSql(
      `alter table "attendance" drop constraint "attendance_institution_id_membership_id_foreign";`,
    );
    this.addSql(
      `alter table "lesson_completion" drop constraint "lesson_completion_institution_id_membership_id_foreign";`,
    );
    this.addSql(`alter table "invitation" drop constraint "invitation_institution_id_course_id_foreign";`);
    this.addSql(
      `alter table "cohort_course" drop constraint "cohort_course_institution_id_course_id_foreign";`,
    );
    this.addSql(`alter table "section" drop constraint "section_institution_id_course_id_foreign";`);
    this.addSql(`alter table "lesson" drop constraint "lesson_institution_id_course_id_foreign";`);
    this.addSql(`alter table "enrollment" drop constraint "enrollment_institution_id_cohort_id_foreign";`);
    this.addSql(
      `alter table "cohort_session" drop constraint "cohort_session_institution_id_cohort_id_foreign";`,
    );
    this.addSql(
      `alter table "cohort_instructor" drop constraint "cohort_instructor_institution_id_cohort_id_foreign";`,
    );
    this.addSql(
      `alter table "cohort_course" drop constraint "cohort_course_institution_id_cohort_id_foreign";`,
    );
    this.addSql(`alter table "milestone" drop constraint "milestone_institution_id_cohort_id_foreign";`);
    this.addSql(`alter table "resource" drop constraint "resource_institution_id_cohort_id_foreign";`);
    this.addSql(`alter table "attendance" drop constraint "attendance_institution_id_session_id_foreign";`);
    this.addSql(`alter table "lesson" drop constraint "lesson_institution_id_section_id_foreign";`);
    this.addSql(
      `alter table "lesson_completion" drop constraint "lesson_completion_institution_id_lesson_id_foreign";`,
    );
    this.addSql(`alter table "refresh_token" drop constraint "refresh_token_session_id_foreign";`);

    this.addSql(`drop table if exists "account" cascade;`);
    this.addSql(`drop table if exists "attempt" cascade;`);
    this.addSql(`drop table if exists "early_access_subscriber" cascade;`);
    this.addSql(`drop table if exists "institution" cascade;`);
    this.addSql(`drop table if exists "membership" cascade;`);
    this.addSql(`drop table if exists "course" cascade;`);
    this.addSql(`drop table if exists "invitation" cascade;`);
    this.addSql(`drop table if exists "cohort" cascade;`);
    this.addSql(`drop table if exists "enrollment" cascade;`);
    this.addSql(`drop table if exists "cohort_session" cascade;`);
    this.addSql(`drop table if exists "cohort_instructor" cascade;`);
    this.addSql(`drop table if exists "cohort_course" cascade;`);
    this.addSql(`drop table if exists "attendance" cascade;`);
    this.addSql(`drop table if exists "milestone" cascade;`);
    this.addSql(`drop table if exists "resource" cascade;`);
    this.addSql(`drop table if exists "section" cascade;`);
    this.addSql(`drop table if exists "lesson" cascade;`);
    this.addSql(`drop table if exists "lesson_completion" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop table if exists "refresh_token" cascade;`);
    this.addSql(`drop table if exists "verification_code" cascade;`);
  }
}
