import { Migration } from '@mikro-orm/migrations';

export class Migration20261125150001 extends Migration {
  override name = 'Migration20261125150001';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "availability" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "membership_id" uuid not null, "weekday" text not null, "start_time" text not null, "end_time" text not null, "slot_minutes" int not null, "time_zone" text not null, "location" text not null default '', "meeting_platform" text not null default '', "meeting_link" text null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "availability_institution_id_membership_id_index" on "availability" ("institution_id", "membership_id");`,
    );
    this.addSql(
      `create index "availability_institution_id_created_at_id_index" on "availability" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "availability_institution_id_updated_at_id_index" on "availability" ("institution_id", "updated_at", "id");`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-registration', 'event-reminder', 'extension', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-registration', 'event-reminder', 'extension', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(`drop index "event_institution_id_starts_at_id_index";`);
    this.addSql(`alter table "event" add "is_booking" boolean not null default false;`);
    this.addSql(
      `alter table event add constraint event_bookings_apart exclude using gist (institution_id with =, presenter_id with =, tstzrange(starts_at, ends_at) with &&) where (is_booking and cancelled_at is null);`,
    );
    this.addSql(
      `create index "event_institution_id_starts_at_id_index" on "event" ("institution_id", "starts_at", "id") include ("ends_at", "published_at", "cancelled_at", "type", "cohort_id", "created_by_id", "presenter_id", "is_booking");`,
    );

    this.addSql(
      `alter table "availability" add constraint "availability_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "availability" add constraint "availability_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "availability" add constraint "availability_slot" check (slot_minutes between 10 and 240);`,
    );
    this.addSql(
      `alter table "availability" add constraint "availability_times" check (end_time > start_time);`,
    );
    this.addSql(
      `alter table "availability" add constraint "availability_weekday_check" check ("weekday" in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'));`,
    );
    this.addSql(
      `create trigger availability_updated_at_insert before insert on "availability" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger availability_updated_at_update before update on "availability" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger availability_audit_insert_delete after insert or delete on "availability" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'availability');`,
    );
    this.addSql(
      `create trigger availability_audit_update after update on "availability" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'availability');`,
    );
    this.addSql(`alter table "availability" enable row level security;`);
    this.addSql(`alter table "availability" force row level security;`);
    this.addSql(
      `create policy "availability_tenant" on "availability" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "availability_updated_at_insert" on "availability";`);
    this.addSql(`drop function if exists "availability_availability_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "availability_updated_at_update" on "availability";`);
    this.addSql(`drop function if exists "availability_availability_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "availability_audit_insert_delete" on "availability";`);
    this.addSql(`drop function if exists "availability_availability_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "availability_audit_update" on "availability";`);
    this.addSql(`drop function if exists "availability_availability_audit_update_fn"();`);
    this.addSql(`drop table if exists "availability" cascade;`);

    this.addSql(`alter table "event" drop constraint "event_bookings_apart";`);
    this.addSql(`drop index "event_institution_id_starts_at_id_index";`);
    this.addSql(`alter table "event" drop column "is_booking";`);
    this.addSql(
      `create index "event_institution_id_starts_at_id_index" on "event" ("institution_id", "starts_at", "id") include ("ends_at", "published_at", "cancelled_at", "type", "cohort_id", "created_by_id", "presenter_id");`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-cancelled', 'event-change', 'event-promotion', 'event-registration', 'event-reminder', 'extension', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-cancelled', 'event-change', 'event-promotion', 'event-registration', 'event-reminder', 'extension', 'grade', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );
  }
}
