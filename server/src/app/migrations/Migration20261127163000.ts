import { Migration } from '@mikro-orm/migrations';

/**
 * Past enrollments ended at their last change, completed ones with their cohort. By institution, because row level security is
 * forced on the owner as well, and without triggers, because nobody changes anything.
 */
const ENDS = `
  do $$
  declare
    tenant uuid;
  begin
    for tenant in select id from institution loop
      perform set_config('app.institution', tenant::text, true);
      update enrollment e set ended_at = case when e.status = 'completed' then least(c.end_date, e.updated_at) else e.updated_at end
      from cohort c
      where e.institution_id = tenant and c.institution_id = tenant and c.id = e.cohort_id
        and e.status not in ('pending', 'active', 'waitlisted');
    end loop;
    perform set_config('app.institution', '', true);
  end $$;`;

export class Migration20261127163000 extends Migration {
  override name = 'Migration20261127163000';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "figures_roll_up" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "time_zone" text not null, "rolled_until" date not null, "rolled_at" timestamptz not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `alter table "figures_roll_up" add constraint "figures_roll_up_institution_id_unique" unique ("institution_id");`,
    );

    this.addSql(
      `create table "daily_figures" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "day" date not null, "cohort_id" uuid null, "course_id" uuid null, "enrollments" int not null default 0, "cancellations" int not null default 0, "revenue" numeric(16,2) not null default 0, "starts" int not null default 0, "completions" int not null default 0, "active_learners" int not null default 0, "submissions" int not null default 0, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "daily_figures_institution_id_course_id_index" on "daily_figures" ("institution_id", "course_id");`,
    );
    this.addSql(
      `create index "daily_figures_institution_id_day_index" on "daily_figures" ("institution_id", "day");`,
    );
    this.addSql(
      `create unique index daily_figures_once on daily_figures (institution_id, cohort_id, course_id, day) nulls not distinct;`,
    );

    this.addSql(`alter table "institution" add "time_zone" text not null default 'UTC';`);

    this.addSql(`alter table "enrollment" add "ended_at" timestamptz null;`);
    this.addSql(`alter table "enrollment" disable trigger user;`);
    this.addSql(ENDS);
    this.addSql(`alter table "enrollment" enable trigger user;`);
    this.addSql(
      `create index "enrollment_institution_id_ended_at_index" on "enrollment" ("institution_id", "ended_at");`,
    );
    this.addSql(
      `create trigger enrollment_end_insert before insert on "enrollment" for each row when (not (new.status in ('pending', 'active', 'waitlisted'))) execute function keep_enrollment_end();`,
    );
    this.addSql(
      `create trigger enrollment_end_update before update on "enrollment" for each row when (old.status is distinct from new.status) execute function keep_enrollment_end();`,
    );

    this.addSql(
      `create index seat_order_refunded on seat_order (institution_id, refunded_at) where refunded_at is not null;`,
    );
    this.addSql(
      `create index "seat_order_institution_id_paid_at_index" on "seat_order" ("institution_id", "paid_at");`,
    );

    this.addSql(
      `create index "enrollment_completion_institution_id_created_at_index" on "enrollment_completion" ("institution_id", "created_at");`,
    );

    this.addSql(
      `alter table "figures_roll_up" add constraint "figures_roll_up_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger figures_roll_up_updated_at_insert before insert on "figures_roll_up" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger figures_roll_up_updated_at_update before update on "figures_roll_up" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(`alter table "figures_roll_up" enable row level security;`);
    this.addSql(`alter table "figures_roll_up" force row level security;`);
    this.addSql(
      `create policy "figures_roll_up_tenant" on "figures_roll_up" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "daily_figures" add constraint "daily_figures_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "daily_figures" add constraint "daily_figures_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "daily_figures" add constraint "daily_figures_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger daily_figures_updated_at_insert before insert on "daily_figures" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger daily_figures_updated_at_update before update on "daily_figures" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(`alter table "daily_figures" enable row level security;`);
    this.addSql(`alter table "daily_figures" force row level security;`);
    this.addSql(
      `create policy "daily_figures_tenant" on "daily_figures" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "figures_roll_up" cascade;`);
    this.addSql(`drop table if exists "daily_figures" cascade;`);

    this.addSql(`drop index "enrollment_institution_id_ended_at_index";`);
    this.addSql(`drop trigger if exists "enrollment_end_insert" on "enrollment";`);
    this.addSql(`drop function if exists "enrollment_enrollment_end_insert_fn"();`);
    this.addSql(`drop trigger if exists "enrollment_end_update" on "enrollment";`);
    this.addSql(`drop function if exists "enrollment_enrollment_end_update_fn"();`);
    this.addSql(`alter table "enrollment" drop column "ended_at";`);

    this.addSql(`drop index "enrollment_completion_institution_id_created_at_index";`);

    this.addSql(`alter table "institution" drop column "time_zone";`);

    this.addSql(`drop index "seat_order_refunded";`);
    this.addSql(`drop index "seat_order_institution_id_paid_at_index";`);
  }
}
