import { Migration } from '@mikro-orm/migrations';

/**
 * Pending enrollments hold seats from now on, first come, first served; those beyond the free seats join the waitlist.
 * The owner of the tables sees all tenants while row level security is not forced.
 */
const HOLD_SEATS = [
  'alter table cohort no force row level security',
  'alter table enrollment no force row level security',
  'alter table enrollment disable trigger user',
  `update enrollment e set status = 'waitlisted' from (
     select p.institution_id, p.id, c.capacity - c.student_count as free,
       row_number() over (partition by p.institution_id, p.cohort_id order by p.enrolled_at, p.id) as place
     from enrollment p join cohort c on c.institution_id = p.institution_id and c.id = p.cohort_id
     where p.status = 'pending') pending
   where e.institution_id = pending.institution_id and e.id = pending.id and pending.place > pending.free`,
  `update cohort c set held_count = open.held, waitlist_count = open.waiting from (
     select institution_id, cohort_id, count(*) filter (where status = 'pending') as held,
       count(*) filter (where status = 'waitlisted') as waiting
     from enrollment where status in ('pending', 'waitlisted') group by institution_id, cohort_id) open
   where c.institution_id = open.institution_id and c.id = open.cohort_id`,
  'alter table enrollment enable trigger user',
  'alter table enrollment force row level security',
  'alter table cohort force row level security',
];

export class Migration20261122160315 extends Migration {
  override name = 'Migration20261122160315';

  override up(): void | Promise<void> {
    this.addSql(`alter table "cohort" drop constraint "cohort_seats";`);
    this.addSql(`drop trigger if exists "cohort_audit_insert_delete" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_audit_update" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_audit_update_fn"();`);
    this.addSql(`alter table "cohort" add "held_count" int not null default 0;`);
    for (const statement of HOLD_SEATS) this.addSql(statement);
    this.addSql(
      `alter table "cohort" add constraint "cohort_seats" check (student_count >= 0 and held_count >= 0 and student_count + held_count <= capacity);`,
    );
    this.addSql(
      `create trigger cohort_audit_insert_delete after insert or delete on "cohort" for each row execute function audit_row('{institution_id,id,created_at,student_count,held_count,waitlist_count}', '{}');`,
    );
    this.addSql(
      `create trigger cohort_audit_update after update on "cohort" for each row when (to_jsonb(old) - '{student_count,held_count,waitlist_count}'::text[] is distinct from to_jsonb(new) - '{student_count,held_count,waitlist_count}'::text[]) execute function audit_row('{institution_id,id,created_at,student_count,held_count,waitlist_count}', '{}');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "cohort" drop constraint "cohort_seats";`);
    this.addSql(`drop trigger if exists "cohort_audit_insert_delete" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_audit_update" on "cohort";`);
    this.addSql(`drop function if exists "cohort_cohort_audit_update_fn"();`);
    this.addSql(`alter table "cohort" drop column "held_count";`);
    this.addSql(
      `alter table "cohort" add constraint "cohort_seats" check (student_count between 0 and capacity);`,
    );
    this.addSql(
      `create trigger cohort_audit_insert_delete after insert or delete on "cohort" for each row execute function audit_row('{institution_id,id,created_at,student_count,waitlist_count}', '{}');`,
    );
    this.addSql(
      `create trigger cohort_audit_update after update on "cohort" for each row when (to_jsonb(old) - '{student_count,waitlist_count}'::text[] is distinct from to_jsonb(new) - '{student_count,waitlist_count}'::text[]) execute function audit_row('{institution_id,id,created_at,student_count,waitlist_count}', '{}');`,
    );
  }
}
