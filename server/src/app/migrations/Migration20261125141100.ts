import { Migration } from '@mikro-orm/migrations';

export class Migration20261125141100 extends Migration {
  override name = 'Migration20261125141100';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "cohort_session_audit_insert_delete" on "cohort_session";`);
    this.addSql(`drop function if exists "cohort_session_cohort_session_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_session_audit_update" on "cohort_session";`);
    this.addSql(`drop function if exists "cohort_session_cohort_session_audit_update_fn"();`);
    this.addSql(
      `alter table "cohort_session" add "check_in_closes_at" timestamptz null, add "check_in_late_at" timestamptz null, add "check_in_code" text null;`,
    );
    this.addSql(
      `create trigger cohort_session_audit_insert_delete after insert or delete on "cohort_session" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{check_in_code}', 'cohort_session');`,
    );
    this.addSql(
      `create trigger cohort_session_audit_update after update on "cohort_session" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{check_in_code}', 'cohort_session');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "cohort_session_audit_insert_delete" on "cohort_session";`);
    this.addSql(`drop function if exists "cohort_session_cohort_session_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "cohort_session_audit_update" on "cohort_session";`);
    this.addSql(`drop function if exists "cohort_session_cohort_session_audit_update_fn"();`);
    this.addSql(
      `alter table "cohort_session" drop column "check_in_closes_at", drop column "check_in_late_at", drop column "check_in_code";`,
    );
    this.addSql(
      `create trigger cohort_session_audit_insert_delete after insert or delete on "cohort_session" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'cohort_session');`,
    );
    this.addSql(
      `create trigger cohort_session_audit_update after update on "cohort_session" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'cohort_session');`,
    );
  }
}
