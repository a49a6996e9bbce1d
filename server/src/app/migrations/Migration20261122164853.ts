import { Migration } from '@mikro-orm/migrations';

export class Migration20261122164853 extends Migration {
  override name = 'Migration20261122164853';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "stored_count" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "name" text not null, "amount" numeric(16,2) not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "stored_count_institution_id_name_index" on "stored_count" ("institution_id", "name");`,
    );

    this.addSql(
      `create trigger membership_count_insert_delete after insert or delete on "membership" for each row execute function count_membership();`,
    );
    this.addSql(
      `create trigger membership_count_update after update on "membership" for each row when (old.role is distinct from new.role or old.status is distinct from new.status) execute function count_membership();`,
    );

    this.addSql(
      `create trigger course_count_insert_delete after insert or delete on "course" for each row execute function count_course();`,
    );
    this.addSql(
      `create trigger course_count_update after update on "course" for each row when (old.status is distinct from new.status or old.deleted_at is distinct from new.deleted_at) execute function count_course();`,
    );

    this.addSql(
      `create trigger cohort_count_insert_delete after insert or delete on "cohort" for each row execute function count_cohort();`,
    );
    this.addSql(
      `create trigger cohort_count_update after update on "cohort" for each row when (old.published_at is distinct from new.published_at or old.deleted_at is distinct from new.deleted_at) execute function count_cohort();`,
    );

    this.addSql(
      `create trigger enrollment_count_insert_delete after insert or delete on "enrollment" for each row execute function count_enrollment();`,
    );
    this.addSql(
      `create trigger enrollment_count_update after update on "enrollment" for each row when (old.status is distinct from new.status or old.price is distinct from new.price) execute function count_enrollment();`,
    );

    this.addSql(
      `alter table "stored_count" add constraint "stored_count_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(`alter table "stored_count" enable row level security;`);
    this.addSql(`alter table "stored_count" force row level security;`);
    this.addSql(
      `create policy "stored_count_tenant" on "stored_count" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    // Counts what is there. The owner has no policy, so the tables let it pass meanwhile; the locks that the triggers took
    // keep other transactions from changing the tables until the end.
    const tables = ['membership', 'course', 'cohort', 'enrollment', 'stored_count'];
    for (const table of tables) this.addSql(`alter table ${table} no force row level security;`);
    this.addSql(`
      insert into stored_count (institution_id, id, name, amount)
      select institution_id, uuidv7(), name, sum(amount) from (
        select institution_id, 'members.' || role, 1 from membership where status = 'active'
        union all
        select institution_id, 'courses.' || status, 1 from course where deleted_at is null
        union all
        select institution_id, case when published_at is null then 'cohorts.draft' else 'cohorts.published' end, 1
        from cohort where deleted_at is null
        union all
        select institution_id, 'enrollments.' || status, 1 from enrollment
        union all
        select e.institution_id, 'revenue', e.price
        from enrollment e join cohort c on c.institution_id = e.institution_id and c.id = e.cohort_id
        where e.status in ('active', 'completed') and c.deleted_at is null
      ) counted (institution_id, name, amount)
      group by institution_id, name having sum(amount) <> 0;`);
    for (const table of tables) this.addSql(`alter table ${table} force row level security;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "stored_count" cascade;`);

    this.addSql(`drop trigger if exists "cohort_count_insert_delete" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_count_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_count_update" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_count_update_fn"();`);

    this.addSql(`drop trigger if exists "course_count_insert_delete" on "course";`);
    this.addSql(`drop function if exists "course_course_count_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "course_count_update" on "course";`);
    this.addSql(`drop function if exists "course_course_count_update_fn"();`);

    this.addSql(`drop trigger if exists "enrollment_count_insert_delete" on "enrollment";`);
    this.addSql(`drop function if exists "enrollment_enrollment_count_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "enrollment_count_update" on "enrollment";`);
    this.addSql(`drop function if exists "enrollment_enrollment_count_update_fn"();`);

    this.addSql(`drop trigger if exists "membership_count_insert_delete" on "membership";`);
    this.addSql(`drop function if exists "membership_membership_count_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "membership_count_update" on "membership";`);
    this.addSql(`drop function if exists "membership_membership_count_update_fn"();`);
  }
}
