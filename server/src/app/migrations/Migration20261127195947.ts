import { Migration } from '@mikro-orm/migrations';

export class Migration20261127195947 extends Migration {
  override name = 'Migration20261127195947';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "subscription" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "plan" text not null, "next_plan" text null, "status" text not null default 'pending', "current_period_end" timestamptz null, "cancel_at" timestamptz null, "ended_at" timestamptz null, "page_ref" text null, "provider_ref" text null, "customer_ref" text null, "revision" int not null default 0, "asked_at" timestamptz not null default now(), primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create unique index subscription_open_once on subscription (institution_id) where status <> 'ended';`,
    );
    this.addSql(
      `alter table "subscription" add constraint "subscription_institution_id_provider_ref_unique" unique ("institution_id", "provider_ref");`,
    );

    this.addSql(
      `create table "invoice" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "subscription_id" uuid not null, "provider_ref" text not null, "number" text not null, "title" text not null, "amount" numeric(10,2) not null, "currency" text not null, "status" text not null, "period_start" timestamptz not null, "period_end" timestamptz not null, "paid_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "invoice_institution_id_subscription_id_index" on "invoice" ("institution_id", "subscription_id");`,
    );
    this.addSql(
      `create index "invoice_institution_id_created_at_id_index" on "invoice" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "invoice_institution_id_updated_at_id_index" on "invoice" ("institution_id", "updated_at", "id");`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_institution_id_provider_ref_unique" unique ("institution_id", "provider_ref");`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-published', 'event-registration', 'event-reminder', 'extension', 'grade', 'import-finished', 'payment-failure', 'plan-change', 'plan-use', 'quiz-grade', 'refund', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-published', 'event-registration', 'event-reminder', 'extension', 'grade', 'import-finished', 'payment-failure', 'plan-change', 'plan-use', 'quiz-grade', 'refund', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(
      `alter table "subscription" add constraint "subscription_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "subscription" add constraint "subscription_plan_check" check ("plan" in ('free', 'starter', 'professional', 'enterprise'));`,
    );
    this.addSql(
      `alter table "subscription" add constraint "subscription_next_plan_check" check ("next_plan" in ('free', 'starter', 'professional', 'enterprise'));`,
    );
    this.addSql(
      `alter table "subscription" add constraint "subscription_status_check" check ("status" in ('pending', 'active', 'past-due', 'ended'));`,
    );
    this.addSql(
      `create trigger subscription_updated_at_insert before insert on "subscription" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger subscription_updated_at_update before update on "subscription" for each row when (to_jsonb(old) - '{revision,asked_at}'::text[] is distinct from to_jsonb(new) - '{revision,asked_at}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger subscription_audit_insert_delete after insert or delete on "subscription" for each row execute function audit_row('{institution_id,id,created_at,updated_at,revision,asked_at}', '{}', 'subscription');`,
    );
    this.addSql(
      `create trigger subscription_audit_update after update on "subscription" for each row when (to_jsonb(old) - '{revision,asked_at}'::text[] is distinct from to_jsonb(new) - '{revision,asked_at}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,revision,asked_at}', '{}', 'subscription');`,
    );
    this.addSql(`alter table "subscription" enable row level security;`);
    this.addSql(`alter table "subscription" force row level security;`);
    this.addSql(
      `create policy "subscription_tenant" on "subscription" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "invoice" add constraint "invoice_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_institution_id_subscription_id_foreign" foreign key ("institution_id", "subscription_id") references "subscription" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_currency_check" check ("currency" in ('USD'));`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_status_check" check ("status" in ('open', 'paid', 'void', 'uncollectible'));`,
    );
    this.addSql(
      `create trigger invoice_updated_at_insert before insert on "invoice" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger invoice_updated_at_update before update on "invoice" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger invoice_audit_insert_delete after insert or delete on "invoice" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'invoice');`,
    );
    this.addSql(
      `create trigger invoice_audit_update after update on "invoice" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'invoice');`,
    );
    this.addSql(`alter table "invoice" enable row level security;`);
    this.addSql(`alter table "invoice" force row level security;`);
    this.addSql(
      `create policy "invoice_tenant" on "invoice" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "invoice" drop constraint "invoice_institution_id_subscription_id_foreign";`);

    this.addSql(`drop trigger if exists "subscription_updated_at_insert" on "subscription";`);
    this.addSql(`drop function if exists "subscription_subscription_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "subscription_updated_at_update" on "subscription";`);
    this.addSql(`drop function if exists "subscription_subscription_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "subscription_audit_insert_delete" on "subscription";`);
    this.addSql(`drop function if exists "subscription_subscription_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "subscription_audit_update" on "subscription";`);
    this.addSql(`drop function if exists "subscription_subscription_audit_update_fn"();`);
    this.addSql(`drop table if exists "subscription" cascade;`);
    this.addSql(`drop trigger if exists "invoice_updated_at_insert" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "invoice_updated_at_update" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "invoice_audit_insert_delete" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "invoice_audit_update" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_audit_update_fn"();`);
    this.addSql(`drop table if exists "invoice" cascade;`);

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
}
