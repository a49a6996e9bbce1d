import { Migration } from '@mikro-orm/migrations';

export class Migration20261125184226 extends Migration {
  override name = 'Migration20261125184226';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "payment_event" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "provider" text not null, "event_id" text not null, "type" text not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `alter table "payment_event" add constraint "payment_event_institution_id_provider_event_id_unique" unique ("institution_id", "provider", "event_id");`,
    );

    this.addSql(
      `create table "seat_order" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "enrollment_id" uuid not null, "cohort_id" uuid not null, "membership_id" uuid not null, "plan_id" uuid null, "account_id" uuid not null, "title" text not null, "buyer_name" text not null default '', "buyer_email" text not null default '', "amount" numeric(10,2) not null, "status" text not null, "method" text null, "provider" text not null, "receipt_number" int null, "paid_at" timestamptz null, "held_until" timestamptz null, "provider_ref" text null, "page_closed_at" timestamptz null, "payment_ref" text null, "payment_url" text null, "refund_due_at" timestamptz null, "refunded_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create unique index seat_order_open_once on seat_order (institution_id, enrollment_id) where status in ('awaited', 'paid');`,
    );
    this.addSql(
      `create index seat_order_search on seat_order using gin (institution_id, (title || ' ' || buyer_name || ' ' || buyer_email) gin_trgm_ops);`,
    );
    this.addSql(
      `create index seat_order_refund_due on seat_order (institution_id, refund_due_at) where refund_due_at is not null and refunded_at is null;`,
    );
    this.addSql(
      `create index seat_order_page_open on seat_order (institution_id, created_at) where provider_ref is not null and payment_ref is null and page_closed_at is null;`,
    );
    this.addSql(
      `create index seat_order_held on seat_order (institution_id, held_until) where status = 'awaited' and held_until is not null;`,
    );
    this.addSql(
      `create index "seat_order_institution_id_status_created_at_id_index" on "seat_order" ("institution_id", "status", "created_at", "id");`,
    );
    this.addSql(
      `create index "seat_order_institution_id_plan_id_index" on "seat_order" ("institution_id", "plan_id");`,
    );
    this.addSql(
      `create index "seat_order_institution_id_enrollment_id_created_at_id_index" on "seat_order" ("institution_id", "enrollment_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "seat_order_institution_id_cohort_id_created_at_id_index" on "seat_order" ("institution_id", "cohort_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "seat_order_institution_id_membership_id_created_at_id_index" on "seat_order" ("institution_id", "membership_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "seat_order_account_id_created_at_id_index" on "seat_order" ("account_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "seat_order_institution_id_created_at_id_index" on "seat_order" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "seat_order_institution_id_updated_at_id_index" on "seat_order" ("institution_id", "updated_at", "id");`,
    );
    this.addSql(
      `alter table "seat_order" add constraint "seat_order_receipt" unique ("institution_id", "receipt_number");`,
    );

    this.addSql(
      `create table "enrollment_details" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "enrollment_id" uuid not null, "account_id" uuid not null, "first_name" text not null, "last_name" text not null, "email" text not null, "phone" text not null, "company" text not null default '', "job_role" text not null default '', "experience" text not null, "accepted_terms_at" timestamptz not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(`create index "enrollment_details_account_id_index" on "enrollment_details" ("account_id");`);
    this.addSql(
      `alter table "enrollment_details" add constraint "enrollment_details_institution_id_enrollment_id_unique" unique ("institution_id", "enrollment_id");`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-registration', 'event-reminder', 'extension', 'grade', 'import-finished', 'quiz-grade', 'refund', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-registration', 'event-reminder', 'extension', 'grade', 'import-finished', 'quiz-grade', 'refund', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(
      `alter table "payment_event" add constraint "payment_event_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger payment_event_updated_at_insert before insert on "payment_event" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger payment_event_updated_at_update before update on "payment_event" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(`alter table "payment_event" enable row level security;`);
    this.addSql(`alter table "payment_event" force row level security;`);
    this.addSql(
      `create policy "payment_event_tenant" on "payment_event" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "seat_order" add constraint "seat_order_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "seat_order" add constraint "seat_order_institution_id_enrollment_id_foreign" foreign key ("institution_id", "enrollment_id") references "enrollment" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "seat_order" add constraint "seat_order_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "seat_order" add constraint "seat_order_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "seat_order" add constraint "seat_order_institution_id_plan_id_foreign" foreign key ("institution_id", "plan_id") references "price_plan" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "seat_order" add constraint "seat_order_status_check" check ("status" in ('awaited', 'paid', 'failed', 'refunded', 'cancelled'));`,
    );
    this.addSql(
      `alter table "seat_order" add constraint "seat_order_method_check" check ("method" in ('credit-card', 'paypal', 'invoice'));`,
    );
    this.addSql(
      `alter table "seat_order" add constraint "seat_order_provider_check" check ("provider" in ('demo', 'manual', 'stripe'));`,
    );
    this.addSql(
      `create trigger seat_order_updated_at_insert before insert on "seat_order" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger seat_order_updated_at_update before update on "seat_order" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger seat_order_audit_insert_delete after insert or delete on "seat_order" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'seat_order');`,
    );
    this.addSql(
      `create trigger seat_order_audit_update after update on "seat_order" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'seat_order');`,
    );
    this.addSql(`alter table "seat_order" enable row level security;`);
    this.addSql(`alter table "seat_order" force row level security;`);
    this.addSql(
      `create policy "seat_order_tenant" on "seat_order" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "seat_order_own" on "seat_order" for select to "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(
      `alter table "enrollment_details" add constraint "enrollment_details_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "enrollment_details" add constraint "enrollment_details_institution_id_enrollment_id_foreign" foreign key ("institution_id", "enrollment_id") references "enrollment" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "enrollment_details" add constraint "enrollment_details_experience_check" check ("experience" in ('beginner', 'intermediate', 'advanced'));`,
    );
    this.addSql(
      `create trigger enrollment_details_updated_at_insert before insert on "enrollment_details" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger enrollment_details_updated_at_update before update on "enrollment_details" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger enrollment_details_audit_insert_delete after insert or delete on "enrollment_details" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'enrollment_details');`,
    );
    this.addSql(
      `create trigger enrollment_details_audit_update after update on "enrollment_details" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'enrollment_details');`,
    );
    this.addSql(`alter table "enrollment_details" enable row level security;`);
    this.addSql(`alter table "enrollment_details" force row level security;`);
    this.addSql(
      `create policy "enrollment_details_tenant" on "enrollment_details" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "enrollment_details_own" on "enrollment_details" for select to "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "payment_event_updated_at_insert" on "payment_event";`);
    this.addSql(`drop function if exists "payment_event_payment_event_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "payment_event_updated_at_update" on "payment_event";`);
    this.addSql(`drop function if exists "payment_event_payment_event_updated_at_update_fn"();`);
    this.addSql(`drop table if exists "payment_event" cascade;`);
    this.addSql(`drop trigger if exists "seat_order_updated_at_insert" on "seat_order";`);
    this.addSql(`drop function if exists "seat_order_seat_order_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "seat_order_updated_at_update" on "seat_order";`);
    this.addSql(`drop function if exists "seat_order_seat_order_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "seat_order_audit_insert_delete" on "seat_order";`);
    this.addSql(`drop function if exists "seat_order_seat_order_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "seat_order_audit_update" on "seat_order";`);
    this.addSql(`drop function if exists "seat_order_seat_order_audit_update_fn"();`);
    this.addSql(`drop table if exists "seat_order" cascade;`);
    this.addSql(`drop trigger if exists "enrollment_details_updated_at_insert" on "enrollment_details";`);
    this.addSql(`drop function if exists "enrollment_details_enrollment_details_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "enrollment_details_updated_at_update" on "enrollment_details";`);
    this.addSql(`drop function if exists "enrollment_details_enrollment_details_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "enrollment_details_audit_insert_delete" on "enrollment_details";`);
    this.addSql(`drop function if exists "enrollment_details_enrollment_details_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "enrollment_details_audit_update" on "enrollment_details";`);
    this.addSql(`drop function if exists "enrollment_details_enrollment_details_audit_update_fn"();`);
    this.addSql(`drop table if exists "enrollment_details" cascade;`);

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-registration', 'event-reminder', 'extension', 'grade', 'import-finished', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-registration', 'event-reminder', 'extension', 'grade', 'import-finished', 'quiz-grade', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );
  }
}
