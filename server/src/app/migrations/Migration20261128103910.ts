import { Migration } from '@mikro-orm/migrations';

export class Migration20261128103910 extends Migration {
  override name = 'Migration20261128103910';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "issuer_key" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "public_jwk" jsonb not null, "sealed_key" text not null, "retired_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create unique index issuer_key_in_use on issuer_key (institution_id) where retired_at is null;`,
    );
    this.addSql(
      `create index "issuer_key_institution_id_created_at_id_index" on "issuer_key" ("institution_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "certificate_rule" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "course_id" uuid not null, "is_automatic" boolean not null default false, "min_progress" int null, "min_grade" int null, "min_attendance" int null, "version" int not null default 1, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `alter table "certificate_rule" add constraint "certificate_rule_institution_id_course_id_unique" unique ("institution_id", "course_id");`,
    );

    this.addSql(`drop policy "certificate_public" on "certificate";`);

    this.addSql(`alter table "certificate" drop constraint "certificate_once";`);
    this.addSql(`alter table "certificate" drop constraint "certificate_status_check";`);
    // Certificates that exist get a place in the status lists of badges by the default, which is dropped then.
    this.addSql(
      `alter table "certificate" add "criteria" text null, add "status_index" int null default floor(random() * 2147483647)::int, add "revoked_at" timestamptz null, add "revoked_by_id" uuid null, add "revocation_reason" text null;`,
    );
    this.addSql(`alter table "certificate" alter column "status_index" drop default;`);
    this.addSql(
      `alter table "certificate" add constraint "certificate_institution_id_revoked_by_id_foreign" foreign key ("institution_id", "revoked_by_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create index "certificate_institution_id_revoked_by_id_index" on "certificate" ("institution_id", "revoked_by_id");`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_status_index" unique ("institution_id", "status_index");`,
    );
    this.addSql(
      `create index "certificate_institution_id_course_id_membership_id_index" on "certificate" ("institution_id", "course_id", "membership_id");`,
    );
    this.addSql(
      `create unique index certificate_valid_once on certificate (institution_id, course_id, membership_id) where status <> 'revoked';`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_status_check" check ("status" in ('pending', 'issued', 'revoked'));`,
    );
    this.addSql(
      `create policy "certificate_public" on "certificate" for select to "lyceum_public" using (status in ('issued', 'revoked') and number = nullif(current_setting('app.certificate', true), ''));`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'certificate-revoked', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-published', 'event-registration', 'event-reminder', 'extension', 'grade', 'import-finished', 'payment-failure', 'plan-change', 'plan-use', 'quiz-grade', 'refund', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'certificate-revoked', 'co-teaching', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-booking', 'event-cancelled', 'event-change', 'event-promotion', 'event-published', 'event-registration', 'event-reminder', 'extension', 'grade', 'import-finished', 'payment-failure', 'plan-change', 'plan-use', 'quiz-grade', 'refund', 'review', 'student-enrollment', 'waitlist-promotion', 'work-due'));`,
    );

    this.addSql(
      `alter table "issuer_key" add constraint "issuer_key_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger issuer_key_updated_at_insert before insert on "issuer_key" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger issuer_key_updated_at_update before update on "issuer_key" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger issuer_key_audit_insert_delete after insert or delete on "issuer_key" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{sealed_key}', 'issuer_key');`,
    );
    this.addSql(
      `create trigger issuer_key_audit_update after update on "issuer_key" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{sealed_key}', 'issuer_key');`,
    );
    this.addSql(`alter table "issuer_key" enable row level security;`);
    this.addSql(`alter table "issuer_key" force row level security;`);
    this.addSql(
      `create policy "issuer_key_tenant" on "issuer_key" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "certificate_rule" add constraint "certificate_rule_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "certificate_rule" add constraint "certificate_rule_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "certificate_rule" add constraint "certificate_rule_percents" check ((min_progress is null or min_progress between 1 and 100) and (min_grade is null or min_grade between 1 and 100) and (min_attendance is null or min_attendance between 1 and 100));`,
    );
    this.addSql(
      `create trigger certificate_rule_updated_at_insert before insert on "certificate_rule" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger certificate_rule_updated_at_update before update on "certificate_rule" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger certificate_rule_audit_insert_delete after insert or delete on "certificate_rule" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'certificate_rule');`,
    );
    this.addSql(
      `create trigger certificate_rule_audit_update after update on "certificate_rule" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'certificate_rule');`,
    );
    this.addSql(`alter table "certificate_rule" enable row level security;`);
    this.addSql(`alter table "certificate_rule" force row level security;`);
    this.addSql(
      `create policy "certificate_rule_tenant" on "certificate_rule" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "issuer_key_updated_at_insert" on "issuer_key";`);
    this.addSql(`drop function if exists "issuer_key_issuer_key_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "issuer_key_updated_at_update" on "issuer_key";`);
    this.addSql(`drop function if exists "issuer_key_issuer_key_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "issuer_key_audit_insert_delete" on "issuer_key";`);
    this.addSql(`drop function if exists "issuer_key_issuer_key_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "issuer_key_audit_update" on "issuer_key";`);
    this.addSql(`drop function if exists "issuer_key_issuer_key_audit_update_fn"();`);
    this.addSql(`drop table if exists "issuer_key" cascade;`);
    this.addSql(`drop trigger if exists "certificate_rule_updated_at_insert" on "certificate_rule";`);
    this.addSql(`drop function if exists "certificate_rule_certificate_rule_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "certificate_rule_updated_at_update" on "certificate_rule";`);
    this.addSql(`drop function if exists "certificate_rule_certificate_rule_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "certificate_rule_audit_insert_delete" on "certificate_rule";`);
    this.addSql(`drop function if exists "certificate_rule_certificate_rule_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "certificate_rule_audit_update" on "certificate_rule";`);
    this.addSql(`drop function if exists "certificate_rule_certificate_rule_audit_update_fn"();`);
    this.addSql(`drop table if exists "certificate_rule" cascade;`);

    this.addSql(`drop policy "certificate_public" on "certificate";`);
    this.addSql(
      `alter table "certificate" drop constraint "certificate_institution_id_revoked_by_id_foreign";`,
    );

    this.addSql(`drop index "certificate_institution_id_revoked_by_id_index";`);
    this.addSql(`alter table "certificate" drop constraint "certificate_status_index";`);
    this.addSql(`drop index "certificate_institution_id_course_id_membership_id_index";`);
    this.addSql(`drop index "certificate_valid_once";`);
    this.addSql(`alter table "certificate" drop constraint "certificate_status_check";`);
    this.addSql(
      `alter table "certificate" drop column "criteria", drop column "status_index", drop column "revoked_at", drop column "revoked_by_id", drop column "revocation_reason";`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_once" unique ("institution_id", "course_id", "membership_id");`,
    );
    this.addSql(
      `alter table "certificate" add constraint "certificate_status_check" check ("status" in ('pending', 'issued'));`,
    );
    this.addSql(
      `create policy "certificate_public" on "certificate" for select to "lyceum_public" using (status = 'issued' and number = nullif(current_setting('app.certificate', true), ''));`,
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
  }
}
