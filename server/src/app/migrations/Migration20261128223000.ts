import { Migration } from '@mikro-orm/migrations';

/** What a course adds to the price of a cohort is copied to its row there. */
export class Migration20261128223000 extends Migration {
  override name = 'Migration20261128223000';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "cohort_course_audit_insert_delete" on "cohort_course";`);
    this.addSql(`drop trigger if exists "cohort_course_audit_update" on "cohort_course";`);
    this.addSql(`drop trigger if exists "cohort_course_updated_at_update" on "cohort_course";`);
    this.addSql(`alter table "cohort_course" add "course_price" numeric(10,2) not null default '0.00';`);
    this.addSql(
      `create trigger cohort_course_price before insert or update of course_id on "cohort_course" for each row execute function take_price_of_cohort_course();`,
    );
    this.addSql(
      `create trigger cohort_course_audit_insert_delete after insert or delete on "cohort_course" for each row execute function audit_row('{institution_id,id,created_at,updated_at,course_price,is_public}', '{}', 'cohort_course');`,
    );
    this.addSql(
      `create trigger cohort_course_audit_update after update on "cohort_course" for each row when (to_jsonb(old) - '{course_price,is_public}'::text[] is distinct from to_jsonb(new) - '{course_price,is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,course_price,is_public}', '{}', 'cohort_course');`,
    );
    this.addSql(
      `create trigger cohort_course_updated_at_update before update on "cohort_course" for each row when (to_jsonb(old) - '{course_price,is_public}'::text[] is distinct from to_jsonb(new) - '{course_price,is_public}'::text[]) execute function keep_updated_at();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "cohort_course_price" on "cohort_course";`);
    this.addSql(`drop trigger if exists "cohort_course_updated_at_update" on "cohort_course";`);
    this.addSql(`drop trigger if exists "cohort_course_audit_insert_delete" on "cohort_course";`);
    this.addSql(`drop trigger if exists "cohort_course_audit_update" on "cohort_course";`);
    this.addSql(`alter table "cohort_course" drop column "course_price";`);
    this.addSql(
      `create trigger cohort_course_updated_at_update before update on "cohort_course" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger cohort_course_audit_insert_delete after insert or delete on "cohort_course" for each row execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'cohort_course');`,
    );
    this.addSql(
      `create trigger cohort_course_audit_update after update on "cohort_course" for each row when (to_jsonb(old) - '{is_public}'::text[] is distinct from to_jsonb(new) - '{is_public}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,is_public}', '{}', 'cohort_course');`,
    );
  }
}
