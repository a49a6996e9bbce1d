import { Migration } from '@mikro-orm/migrations';

export class Migration20261125103757 extends Migration {
  override name = 'Migration20261125103757';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "event" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "title" text not null, "type" text not null, "description" text not null default '', "starts_at" timestamptz not null, "ends_at" timestamptz not null, "time_zone" text not null default 'UTC', "registration_deadline" timestamptz null, "location" text not null default '', "meeting_platform" text not null default '', "meeting_link" text null, "max_participants" int not null, "participant_count" int not null default 0, "waitlist_count" int not null default 0, "last_turn" int not null default 0, "prerequisites" text[] not null default '{}', "tags" text[] not null default '{}', "materials" text[] not null default '{}', "presenter_id" uuid not null, "created_by_id" uuid not null, "cohort_id" uuid null, "course_id" uuid null, "published_at" timestamptz null, "cancelled_at" timestamptz null, "cancel_reason" text null, "sequence" int not null default 0, "version" int not null default 1, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index event_search on event using gin (institution_id, (title || ' ' || description) gin_trgm_ops);`,
    );
    this.addSql(
      `create index "event_institution_id_presenter_id_index" on "event" ("institution_id", "presenter_id");`,
    );
    this.addSql(
      `create index "event_institution_id_created_by_id_index" on "event" ("institution_id", "created_by_id");`,
    );
    this.addSql(
      `create index "event_institution_id_course_id_index" on "event" ("institution_id", "course_id");`,
    );
    this.addSql(
      `create index "event_institution_id_cohort_id_index" on "event" ("institution_id", "cohort_id");`,
    );
    this.addSql(
      `create index "event_institution_id_starts_at_id_index" on "event" ("institution_id", "starts_at", "id") include ("ends_at", "published_at", "cancelled_at", "type", "cohort_id", "created_by_id", "presenter_id");`,
    );
    this.addSql(
      `create index "event_institution_id_created_at_id_index" on "event" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "event_institution_id_updated_at_id_index" on "event" ("institution_id", "updated_at", "id");`,
    );
    this.addSql(
      `create index "event_institution_id_title_id_index" on "event" ("institution_id", "title", "id");`,
    );

    this.addSql(
      `create table "event_registration" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "event_id" uuid not null, "membership_id" uuid not null, "status" text not null, "turn" int not null, "registered_at" timestamptz not null, "revision" int not null default 0, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index event_registration_waiting on event_registration (institution_id, event_id, turn) where status = 'waitlisted';`,
    );
    this.addSql(
      `create index "event_registration_institution_id_membership_id_status_index" on "event_registration" ("institution_id", "membership_id", "status");`,
    );
    this.addSql(
      `create index "event_registration_institution_id_event_id_turn_id_index" on "event_registration" ("institution_id", "event_id", "turn", "id");`,
    );
    this.addSql(
      `create index "event_registration_institution_id_event_id_created_at_id_index" on "event_registration" ("institution_id", "event_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "event_registration_institution_id_event_id_updated_at_id_index" on "event_registration" ("institution_id", "event_id", "updated_at", "id");`,
    );
    this.addSql(
      `alter table "event_registration" add constraint "event_registration_institution_id_event_id_membership_id_unique" unique ("institution_id", "event_id", "membership_id");`,
    );

    this.addSql(
      `create table "event_agenda_item" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "event_id" uuid not null, "title" text not null, "description" text not null default '', "starts_after_minutes" int not null, "duration_minutes" int null, "position" int not null, "presenter_id" uuid null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "event_agenda_item_institution_id_presenter_id_index" on "event_agenda_item" ("institution_id", "presenter_id");`,
    );
    this.addSql(
      `create index "event_agenda_item_institution_id_event_id_position_id_index" on "event_agenda_item" ("institution_id", "event_id", "position", "id");`,
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

    this.addSql(
      `alter table "event" add constraint "event_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "event" add constraint "event_institution_id_presenter_id_foreign" foreign key ("institution_id", "presenter_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "event" add constraint "event_institution_id_created_by_id_foreign" foreign key ("institution_id", "created_by_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "event" add constraint "event_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "event" add constraint "event_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "event" add constraint "event_places" check (participant_count between 0 and max_participants and waitlist_count >= 0);`,
    );
    this.addSql(
      `alter table "event" add constraint "event_times" check (ends_at > starts_at and ends_at <= starts_at + interval '336 hours');`,
    );
    this.addSql(
      `alter table "event" add constraint "event_type_check" check ("type" in ('consultation', 'webinar', 'workshop', 'masterclass', 'qa-session', 'office-hours'));`,
    );
    this.addSql(
      `create trigger event_updated_at_insert before insert on "event" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger event_updated_at_update before update on "event" for each row when (to_jsonb(old) - '{participant_count,waitlist_count,last_turn}'::text[] is distinct from to_jsonb(new) - '{participant_count,waitlist_count,last_turn}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger event_audit_insert_delete after insert or delete on "event" for each row execute function audit_row('{institution_id,id,created_at,updated_at,participant_count,waitlist_count,last_turn}', '{}', 'event');`,
    );
    this.addSql(
      `create trigger event_audit_update after update on "event" for each row when (to_jsonb(old) - '{participant_count,waitlist_count,last_turn}'::text[] is distinct from to_jsonb(new) - '{participant_count,waitlist_count,last_turn}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,participant_count,waitlist_count,last_turn}', '{}', 'event');`,
    );
    this.addSql(`alter table "event" enable row level security;`);
    this.addSql(`alter table "event" force row level security;`);
    this.addSql(
      `create policy "event_tenant" on "event" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "event_registration" add constraint "event_registration_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "event_registration" add constraint "event_registration_institution_id_event_id_foreign" foreign key ("institution_id", "event_id") references "event" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "event_registration" add constraint "event_registration_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "event_registration" add constraint "event_registration_status_check" check ("status" in ('registered', 'waitlisted', 'cancelled', 'attended', 'no-show'));`,
    );
    this.addSql(
      `create trigger event_registration_updated_at_insert before insert on "event_registration" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger event_registration_updated_at_update before update on "event_registration" for each row when (to_jsonb(old) - '{revision}'::text[] is distinct from to_jsonb(new) - '{revision}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger event_registration_audit_insert_delete after insert or delete on "event_registration" for each row execute function audit_row('{institution_id,id,created_at,updated_at,revision}', '{}', 'event_registration');`,
    );
    this.addSql(
      `create trigger event_registration_audit_update after update on "event_registration" for each row when (to_jsonb(old) - '{revision}'::text[] is distinct from to_jsonb(new) - '{revision}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,revision}', '{}', 'event_registration');`,
    );
    this.addSql(`alter table "event_registration" enable row level security;`);
    this.addSql(`alter table "event_registration" force row level security;`);
    this.addSql(
      `create policy "event_registration_tenant" on "event_registration" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "event_agenda_item" add constraint "event_agenda_item_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "event_agenda_item" add constraint "event_agenda_item_institution_id_event_id_foreign" foreign key ("institution_id", "event_id") references "event" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "event_agenda_item" add constraint "event_agenda_item_institution_id_presenter_id_foreign" foreign key ("institution_id", "presenter_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger event_agenda_item_updated_at_insert before insert on "event_agenda_item" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger event_agenda_item_updated_at_update before update on "event_agenda_item" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger event_agenda_item_audit_insert_delete after insert or delete on "event_agenda_item" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'event_agenda_item');`,
    );
    this.addSql(
      `create trigger event_agenda_item_audit_update after update on "event_agenda_item" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'event_agenda_item');`,
    );
    this.addSql(`alter table "event_agenda_item" enable row level security;`);
    this.addSql(`alter table "event_agenda_item" force row level security;`);
    this.addSql(
      `create policy "event_agenda_item_tenant" on "event_agenda_item" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "event_registration" drop constraint "event_registration_institution_id_event_id_foreign";`,
    );
    this.addSql(
      `alter table "event_agenda_item" drop constraint "event_agenda_item_institution_id_event_id_foreign";`,
    );

    this.addSql(`drop trigger if exists "event_updated_at_insert" on "event";`);
    this.addSql(`drop function if exists "event_event_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "event_updated_at_update" on "event";`);
    this.addSql(`drop function if exists "event_event_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "event_audit_insert_delete" on "event";`);
    this.addSql(`drop function if exists "event_event_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "event_audit_update" on "event";`);
    this.addSql(`drop function if exists "event_event_audit_update_fn"();`);
    this.addSql(`drop table if exists "event" cascade;`);
    this.addSql(`drop trigger if exists "event_registration_updated_at_insert" on "event_registration";`);
    this.addSql(`drop function if exists "event_registration_event_registration_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "event_registration_updated_at_update" on "event_registration";`);
    this.addSql(`drop function if exists "event_registration_event_registration_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "event_registration_audit_insert_delete" on "event_registration";`);
    this.addSql(`drop function if exists "event_registration_event_registration_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "event_registration_audit_update" on "event_registration";`);
    this.addSql(`drop function if exists "event_registration_event_registration_audit_update_fn"();`);
    this.addSql(`drop table if exists "event_registration" cascade;`);
    this.addSql(`drop trigger if exists "event_agenda_item_updated_at_insert" on "event_agenda_item";`);
    this.addSql(`drop function if exists "event_agenda_item_event_agenda_item_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "event_agenda_item_updated_at_update" on "event_agenda_item";`);
    this.addSql(`drop function if exists "event_agenda_item_event_agenda_item_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "event_agenda_item_audit_insert_delete" on "event_agenda_item";`);
    this.addSql(`drop function if exists "event_agenda_item_event_agenda_item_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "event_agenda_item_audit_update" on "event_agenda_item";`);
    this.addSql(`drop function if exists "event_agenda_item_event_agenda_item_audit_update_fn"();`);
    this.addSql(`drop table if exists "event_agenda_item" cascade;`);

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
}
