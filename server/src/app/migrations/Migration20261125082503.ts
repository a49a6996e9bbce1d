import { Migration } from '@mikro-orm/migrations';

// Attendance that exists is present or absent. Runs without triggers, so that the audit log and the times of the last change
// stay as they are, and by institution, because row level security is forced on the owner as well.
const byInstitution = (update: string) => `
  do $$
  declare tenant uuid;
  begin
    for tenant in select id from institution loop
      perform set_config('app.institution', tenant::text, true);
      ${update};
    end loop;
    perform set_config('app.institution', '', true);
  end $$`;

const STATUSES = byInstitution(
  "update attendance set status = 'present' where institution_id = tenant and is_present",
);

const PRESENCE = byInstitution(
  "update attendance set is_present = true where institution_id = tenant and status in ('present', 'late')",
);

// The previous version still reads is_present, which the database now derives from the status.
const DERIVED = `alter table "attendance" add "is_present" boolean generated always as (status in ('present', 'late')) stored;`;

export class Migration20261125082503 extends Migration {
  override name = 'Migration20261125082503';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "attendance" add "status" text not null default 'absent', add "note" text not null default '';`,
    );
    this.addSql(`alter table "attendance" disable trigger user;`);
    this.addSql(STATUSES);
    this.addSql(`alter table "attendance" enable trigger user;`);
    this.addSql(`alter table "attendance" drop column "is_present";`);
    this.addSql(DERIVED);
    this.addSql(
      `create index "attendance_institution_id_session_id_created_at_id_index" on "attendance" ("institution_id", "session_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "attendance_institution_id_session_id_updated_at_id_index" on "attendance" ("institution_id", "session_id", "updated_at", "id");`,
    );
    this.addSql(
      `alter table "attendance" add constraint "attendance_status_check" check ("status" in ('present', 'late', 'excused', 'absent'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "attendance_institution_id_session_id_created_at_id_index";`);
    this.addSql(`drop index "attendance_institution_id_session_id_updated_at_id_index";`);
    this.addSql(`alter table "attendance" drop column "is_present";`);
    this.addSql(`alter table "attendance" add "is_present" boolean not null default false;`);
    this.addSql(`alter table "attendance" disable trigger user;`);
    this.addSql(PRESENCE);
    this.addSql(`alter table "attendance" enable trigger user;`);
    this.addSql(`alter table "attendance" drop constraint "attendance_status_check";`);
    this.addSql(`alter table "attendance" drop column "status", drop column "note";`);
  }
}
