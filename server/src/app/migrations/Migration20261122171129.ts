import { Migration } from '@mikro-orm/migrations';

export class Migration20261122171129 extends Migration {
  override name = 'Migration20261122171129';

  override up(): void | Promise<void> {
    this.addSql(`drop policy "membership_public" on "membership";`);

    this.addSql(`drop policy "course_public" on "course";`);

    this.addSql(`drop policy "cohort_public" on "cohort";`);

    this.addSql(`drop policy "enrollment_own" on "enrollment";`);

    this.addSql(`drop policy "cohort_instructor_public" on "cohort_instructor";`);

    this.addSql(`drop policy "cohort_course_public" on "cohort_course";`);

    this.addSql(`drop policy "milestone_public" on "milestone";`);

    this.addSql(`drop policy "section_public" on "section";`);

    this.addSql(`drop policy "lesson_public" on "lesson";`);

    this.addSql(`alter table "institution" add "suspension_reason" text null;`);
    this.addSql(`create index institution_suspended on institution (id) where suspended_at is not null;`);

    this.addSql(
      `create policy "membership_public" on "membership" for select to "lyceum_public" using (is_public and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(
      `create policy "course_public" on "course" for select to "lyceum_public" using (is_public and status = 'published' and deleted_at is null and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(
      `create policy "cohort_public" on "cohort" for select to "lyceum_public" using (is_public and published_at is not null and deleted_at is null and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(
      `create policy "enrollment_own" on "enrollment" for select to "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(
      `create policy "cohort_instructor_public" on "cohort_instructor" for select to "lyceum_public" using (exists (select 1 from cohort c where c.institution_id = cohort_instructor.institution_id and c.id = cohort_instructor.cohort_id) and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(
      `create policy "cohort_course_public" on "cohort_course" for select to "lyceum_public" using (exists (select 1 from cohort c where c.institution_id = cohort_course.institution_id and c.id = cohort_course.cohort_id) and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(
      `create policy "milestone_public" on "milestone" for select to "lyceum_public" using (exists (select 1 from cohort c where c.institution_id = milestone.institution_id and c.id = milestone.cohort_id) and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(
      `create policy "section_public" on "section" for select to "lyceum_public" using (exists (select 1 from course c where c.institution_id = section.institution_id and c.id = section.course_id) and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );

    this.addSql(
      `create policy "lesson_public" on "lesson" for select to "lyceum_public" using (exists (select 1 from course c where c.institution_id = lesson.institution_id and c.id = lesson.course_id) and institution_id not in (select i.id from institution i where i.suspended_at is not null));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop policy "cohort_public" on "cohort";`);

    this.addSql(`drop policy "cohort_course_public" on "cohort_course";`);

    this.addSql(`drop policy "cohort_instructor_public" on "cohort_instructor";`);

    this.addSql(`drop policy "course_public" on "course";`);

    this.addSql(`drop policy "enrollment_own" on "enrollment";`);

    this.addSql(`drop policy "lesson_public" on "lesson";`);

    this.addSql(`drop policy "membership_public" on "membership";`);

    this.addSql(`drop policy "milestone_public" on "milestone";`);

    this.addSql(`drop policy "section_public" on "section";`);

    this.addSql(
      `create policy "cohort_public" on "cohort" for select to "lyceum_public" using (is_public and published_at is not null and deleted_at is null);`,
    );

    this.addSql(
      `create policy "cohort_course_public" on "cohort_course" for select to "lyceum_public" using (exists (select 1 from cohort c where c.institution_id = cohort_course.institution_id and c.id = cohort_course.cohort_id));`,
    );

    this.addSql(
      `create policy "cohort_instructor_public" on "cohort_instructor" for select to "lyceum_public" using (exists (select 1 from cohort c where c.institution_id = cohort_instructor.institution_id and c.id = cohort_instructor.cohort_id));`,
    );

    this.addSql(
      `create policy "course_public" on "course" for select to "lyceum_public" using (is_public and status = 'published' and deleted_at is null);`,
    );

    this.addSql(
      `create policy "enrollment_own" on "enrollment" for select to "lyceum_public" using (account_id = nullif(current_setting('app.account', true), '')::uuid);`,
    );

    this.addSql(`drop index "institution_suspended";`);
    this.addSql(`alter table "institution" drop column "suspension_reason";`);

    this.addSql(
      `create policy "lesson_public" on "lesson" for select to "lyceum_public" using (exists (select 1 from course c where c.institution_id = lesson.institution_id and c.id = lesson.course_id));`,
    );

    this.addSql(
      `create policy "membership_public" on "membership" for select to "lyceum_public" using (is_public);`,
    );

    this.addSql(
      `create policy "milestone_public" on "milestone" for select to "lyceum_public" using (exists (select 1 from cohort c where c.institution_id = milestone.institution_id and c.id = milestone.cohort_id));`,
    );

    this.addSql(
      `create policy "section_public" on "section" for select to "lyceum_public" using (exists (select 1 from course c where c.institution_id = section.institution_id and c.id = section.course_id));`,
    );
  }
}
