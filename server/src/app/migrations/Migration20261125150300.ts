import { Migration } from '@mikro-orm/migrations';

export class Migration20261125150300 extends Migration {
  override name = 'Migration20261125150300';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "price_plan" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "cohort_id" uuid not null, "name" text not null, "description" text not null default '', "price" numeric(10,2) not null default '0.00', "features" text[] not null default '{}', "seats" int null, "taken_count" int not null default 0, "includes_live" boolean not null default true, "includes_grading" boolean not null default true, "includes_certificate" boolean not null default true, "position" int not null default 0, "retired_at" timestamptz null, "is_public" boolean not null default false, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "price_plan_institution_id_cohort_id_position_id_index" on "price_plan" ("institution_id", "cohort_id", "position", "id");`,
    );

    this.addSql(`alter table "enrollment" add "plan_id" uuid null;`);
    this.addSql(
      `alter table "enrollment" add constraint "enrollment_institution_id_plan_id_foreign" foreign key ("institution_id", "plan_id") references "price_plan" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create index "enrollment_institution_id_plan_id_index" on "enrollment" ("institution_id", "plan_id");`,
    );

    this.addSql(
      `alter table "price_plan" add constraint "price_plan_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "price_plan" add constraint "price_plan_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "price_plan" add constraint "price_plan_seats" check (taken_count >= 0 and (seats is null or taken_count <= seats));`,
    );
    this.addSql(
      `create trigger price_plan_updated_at_insert before insert on "price_plan" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger price_plan_updated_at_update before update on "price_plan" for each row when (to_jsonb(old) - '{taken_count,is_public}'::text[] is distinct from to_jsonb(new) - '{taken_count,is_public}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger price_plan_audit_insert_delete after insert or delete on "price_plan" for each row execute function audit_row('{institution_id,id,created_at,updated_at,taken_count,is_public}', '{}', 'price_plan');`,
    );
    this.addSql(
      `create trigger price_plan_audit_update after update on "price_plan" for each row when (to_jsonb(old) - '{taken_count,is_public}'::text[] is distinct from to_jsonb(new) - '{taken_count,is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,taken_count,is_public}', '{}', 'price_plan');`,
    );
    this.addSql(
      `create trigger price_plan_publicness before insert or update of cohort_id on "price_plan" for each row execute function take_publicness_of_price_plan();`,
    );
    this.addSql(
      `create trigger cohort_publicness_of_price_plan after update of is_public, published_at, deleted_at on "cohort" for each row execute function give_publicness_to_price_plan();`,
    );
    this.addSql(`alter table "price_plan" enable row level security;`);
    this.addSql(`alter table "price_plan" force row level security;`);
    this.addSql(
      `create policy "price_plan_tenant" on "price_plan" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
    this.addSql(
      `create policy "price_plan_public" on "price_plan" for select to "lyceum_public" using (is_public and case current_setting('app.suspended', true) when 'none' then true when 'some' then strpos(coalesce(current_setting('app.suspended_' || right(institution_id::text, 2), true), ''), institution_id::text) = 0 else false end);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "cohort_publicness_of_price_plan" on "cohort";`);
    this.addSql(`alter table "enrollment" drop constraint "enrollment_institution_id_plan_id_foreign";`);

    this.addSql(`drop trigger if exists "price_plan_updated_at_insert" on "price_plan";`);
    this.addSql(`drop function if exists "price_plan_price_plan_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "price_plan_updated_at_update" on "price_plan";`);
    this.addSql(`drop function if exists "price_plan_price_plan_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "price_plan_audit_insert_delete" on "price_plan";`);
    this.addSql(`drop function if exists "price_plan_price_plan_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "price_plan_audit_update" on "price_plan";`);
    this.addSql(`drop function if exists "price_plan_price_plan_audit_update_fn"();`);
    this.addSql(`drop trigger if exists "price_plan_publicness" on "price_plan";`);
    this.addSql(`drop function if exists "price_plan_price_plan_publicness_fn"();`);
    this.addSql(`drop table if exists "price_plan" cascade;`);

    this.addSql(`drop index "enrollment_institution_id_plan_id_index";`);
    this.addSql(`alter table "enrollment" drop column "plan_id";`);
  }
}
