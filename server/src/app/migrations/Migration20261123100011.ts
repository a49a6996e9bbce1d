import { Migration } from '@mikro-orm/migrations';

export class Migration20261123100011 extends Migration {
  override name = 'Migration20261123100011';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "course" add constraint "course_language_check" check ("language" in ('English', 'Spanish', 'French', 'German'));`,
    );
    this.addSql(
      `alter table "course" add constraint "course_level_check" check ("level" in ('Beginner', 'Intermediate', 'Advanced', 'All Levels', 'All', 'Other'));`,
    );
    this.addSql(
      `alter table "course" add constraint "course_category_check" check ("category" in ('Web Development', 'Mobile Development', 'Data Science', 'Design', 'Business', 'Other'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "course" drop constraint "course_language_check";`);
    this.addSql(`alter table "course" drop constraint "course_level_check";`);
    this.addSql(`alter table "course" drop constraint "course_category_check";`);
  }
}
