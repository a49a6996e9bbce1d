import { Migration } from '@mikro-orm/migrations';

/** Fills the prices of courses in cohorts. */
export class Migration20261128223002 extends Migration {
  override name = 'Migration20261128223002';

  override up(): void | Promise<void> {
    this.addSql(`
      do $$ declare tenant uuid; begin
        for tenant in select id from institution loop
          perform set_config('app.institution', tenant::text, true);
          update cohort_course link set course_price = course.price from course
            where link.institution_id = tenant and course.institution_id = tenant and course.id = link.course_id
              and course.status = 'published' and course.deleted_at is null and link.course_price <> course.price;
        end loop;
        perform set_config('app.institution', '', true);
      end $$`);
  }

  override down(): void {}
}
