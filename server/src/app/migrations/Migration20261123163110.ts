import { Migration } from '@mikro-orm/migrations';

export class Migration20261123163110 extends Migration {
  override name = 'Migration20261123163110';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "review" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "course_id" uuid not null, "author_id" uuid not null, "is_public" boolean not null default false, "author_name" text not null, "rating" int not null, "body" text not null, "edited_at" timestamptz null, "reply" text null, "replied_at" timestamptz null, "hidden_at" timestamptz null, "helpful_count" int not null default 0, "not_helpful_count" int not null default 0, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "review_institution_id_author_id_index" on "review" ("institution_id", "author_id");`,
    );
    this.addSql(
      `create index "review_institution_id_course_id_created_at_id_index" on "review" ("institution_id", "course_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "review_institution_id_course_id_updated_at_id_index" on "review" ("institution_id", "course_id", "updated_at", "id");`,
    );
    this.addSql(
      `create index "review_institution_id_course_id_rating_id_index" on "review" ("institution_id", "course_id", "rating", "id");`,
    );
    this.addSql(
      `alter table "review" add constraint "review_institution_id_course_id_author_id_unique" unique ("institution_id", "course_id", "author_id");`,
    );

    this.addSql(
      `create table "review_vote" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "review_id" uuid not null, "membership_id" uuid not null, "is_helpful" boolean not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "review_vote_institution_id_membership_id_index" on "review_vote" ("institution_id", "membership_id");`,
    );
    this.addSql(
      `alter table "review_vote" add constraint "review_vote_institution_id_review_id_membership_id_unique" unique ("institution_id", "review_id", "membership_id");`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'grade', 'review', 'student-enrollment', 'waitlist-promotion'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'grade', 'review', 'student-enrollment', 'waitlist-promotion'));`,
    );

    this.addSql(
      `alter table "review" add constraint "review_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "review" add constraint "review_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "review" add constraint "review_institution_id_author_id_foreign" foreign key ("institution_id", "author_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(`alter table "review" add constraint "review_rating" check (rating between 1 and 5);`);
    this.addSql(
      `create trigger review_updated_at_insert before insert on "review" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger review_updated_at_update before update on "review" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger review_audit_insert_delete after insert or delete on "review" for each row execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'review');`,
    );
    this.addSql(
      `create trigger review_audit_update after update on "review" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'review');`,
    );
    this.addSql(
      `create trigger review_publicness before insert or update of course_id on "review" for each row execute function take_publicness_of_review();`,
    );
    this.addSql(`alter table "review" enable row level security;`);
    this.addSql(`alter table "review" force row level security;`);
    this.addSql(
      `create policy "review_tenant" on "review" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "review_public" on "review" for select to "lyceum_public" using (is_public and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );

    this.addSql(
      `alter table "review_vote" add constraint "review_vote_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "review_vote" add constraint "review_vote_institution_id_review_id_foreign" foreign key ("institution_id", "review_id") references "review" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "review_vote" add constraint "review_vote_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger review_vote_updated_at_insert before insert on "review_vote" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger review_vote_updated_at_update before update on "review_vote" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger review_vote_audit_insert_delete after insert or delete on "review_vote" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'review_vote');`,
    );
    this.addSql(
      `create trigger review_vote_audit_update after update on "review_vote" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'review_vote');`,
    );
    this.addSql(`alter table "review_vote" enable row level security;`);
    this.addSql(`alter table "review_vote" force row level security;`);
    this.addSql(
      `create policy "review_vote_tenant" on "review_vote" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    // A course copies a change of its publicness to its reviews: see database/publicness.ts.
    this.addSql(
      `create trigger course_publicness_of_review after update of is_public, status, deleted_at on "course" for each row execute function give_publicness_to_review();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists course_publicness_of_review on "course";`);
    this.addSql(`alter table "review_vote" drop constraint "review_vote_institution_id_review_id_foreign";`);

    this.addSql(`drop trigger if exists "review_updated_at_insert" on "review";`);
    this.addSql(`drop function if exists "review_review_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "review_updated_at_update" on "review";`);
    this.addSql(`drop function if exists "review_review_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "review_audit_insert_delete" on "review";`);
    this.addSql(`drop function if exists "review_review_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "review_audit_update" on "review";`);
    this.addSql(`drop function if exists "review_review_audit_update_fn"();`);
    this.addSql(`drop trigger if exists "review_publicness" on "review";`);
    this.addSql(`drop function if exists "review_review_publicness_fn"();`);
    this.addSql(`drop table if exists "review" cascade;`);
    this.addSql(`drop trigger if exists "review_vote_updated_at_insert" on "review_vote";`);
    this.addSql(`drop function if exists "review_vote_review_vote_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "review_vote_updated_at_update" on "review_vote";`);
    this.addSql(`drop function if exists "review_vote_review_vote_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "review_vote_audit_insert_delete" on "review_vote";`);
    this.addSql(`drop function if exists "review_vote_review_vote_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "review_vote_audit_update" on "review_vote";`);
    this.addSql(`drop function if exists "review_vote_review_vote_audit_update_fn"();`);
    this.addSql(`drop table if exists "review_vote" cascade;`);

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('activity', 'certificate', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'grade', 'student-enrollment', 'waitlist-promotion'));`,
    );

    this.addSql(
      `alter table "notification_preference" drop constraint "notification_preference_kind_check";`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('activity', 'certificate', 'cohort-change', 'cohort-deleted', 'discussion-reply', 'enrollment', 'event-reminder', 'grade', 'student-enrollment', 'waitlist-promotion'));`,
    );
  }
}
