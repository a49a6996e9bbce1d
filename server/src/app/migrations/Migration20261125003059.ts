import { Migration } from '@mikro-orm/migrations';

// A completion belongs to the enrollments in which the member learned at its time: those in cohorts that had not ended, or
// else the latest one before it, or else the first one. Runs before the triggers, so that the audit log does not repeat
// itself, and by institution, because row level security is forced on the owner as well.
const MADE_IN = `
  do $$
  declare tenant uuid;
  begin
    for tenant in select id from institution loop
      perform set_config('app.institution', tenant::text, true);
      insert into enrollment_completion (institution_id, id, created_at, updated_at, enrollment_id, lesson_id, membership_id)
      with candidate as (
        select d.id as completion_id, d.created_at, d.lesson_id, d.membership_id, e.id as enrollment_id,
          e.enrolled_at <= d.created_at and d.created_at < c.end_date as is_running,
          row_number() over (
            partition by d.id
            order by e.enrolled_at <= d.created_at desc, case when e.enrolled_at <= d.created_at then e.enrolled_at end desc, e.enrolled_at, e.id
          ) as place
        from lesson_completion d
        join lesson l on l.institution_id = tenant and l.id = d.lesson_id
        join cohort_course cc on cc.institution_id = tenant and cc.course_id = l.course_id
        join cohort c on c.institution_id = tenant and c.id = cc.cohort_id
        join enrollment e on e.institution_id = tenant and e.cohort_id = c.id and e.membership_id = d.membership_id
          and e.status in ('active', 'completed')
        where d.institution_id = tenant
      )
      select tenant, uuidv7(), k.created_at, k.created_at, k.enrollment_id, k.lesson_id, k.membership_id
      from candidate k
      where k.is_running or k.place = 1 and not exists (
        select from candidate r where r.completion_id = k.completion_id and r.is_running);
    end loop;
    perform set_config('app.institution', '', true);
  end $$`;

export class Migration20261125003059 extends Migration {
  override name = 'Migration20261125003059';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "enrollment_completion" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "enrollment_id" uuid not null, "lesson_id" uuid not null, "membership_id" uuid not null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "enrollment_completion_institution_id_membership_id_9a7ee_index" on "enrollment_completion" ("institution_id", "membership_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "enrollment_completion_institution_id_lesson_id_index" on "enrollment_completion" ("institution_id", "lesson_id");`,
    );
    this.addSql(
      `alter table "enrollment_completion" add constraint "enrollment_completion_institution_id_enrollment_i_6a1a4_unique" unique ("institution_id", "enrollment_id", "lesson_id");`,
    );

    this.addSql(
      `alter table "enrollment_completion" add constraint "enrollment_completion_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "enrollment_completion" add constraint "enrollment_completion_institution_id_enrollment_id_foreign" foreign key ("institution_id", "enrollment_id") references "enrollment" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "enrollment_completion" add constraint "enrollment_completion_institution_id_lesson_id_foreign" foreign key ("institution_id", "lesson_id") references "lesson" ("institution_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "enrollment_completion" add constraint "enrollment_completion_institution_id_membership_id_foreign" foreign key ("institution_id", "membership_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(MADE_IN);

    this.addSql(
      `create trigger enrollment_completion_updated_at_insert before insert on "enrollment_completion" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger enrollment_completion_updated_at_update before update on "enrollment_completion" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger enrollment_completion_audit_insert_delete after insert or delete on "enrollment_completion" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'enrollment_completion');`,
    );
    this.addSql(
      `create trigger enrollment_completion_audit_update after update on "enrollment_completion" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'enrollment_completion');`,
    );
    this.addSql(`alter table "enrollment_completion" enable row level security;`);
    this.addSql(`alter table "enrollment_completion" force row level security;`);
    this.addSql(
      `create policy "enrollment_completion_tenant" on "enrollment_completion" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "enrollment_completion" cascade;`);
  }
}
