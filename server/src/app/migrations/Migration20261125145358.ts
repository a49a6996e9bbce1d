import { Migration } from '@mikro-orm/migrations';

// Profiles take the texts that instructors have in their latest cohort with any. By institution, because row level security
// is forced on the owner as well, and without triggers, because nobody changes anything.
const FROM_COHORTS = `
  do $$
  declare tenant uuid;
  begin
    for tenant in select id from institution loop
      perform set_config('app.institution', tenant::text, true);
      update membership m set job_title = known.title, bio = known.bio, expertise = known.expertise
      from (
        select distinct on (i.membership_id) i.membership_id, i.title, i.bio, i.expertise
        from cohort_instructor i
        where i.institution_id = tenant and (i.title <> 'Instructor' or i.bio <> '' or i.expertise <> '{}')
        order by i.membership_id, i.created_at desc, i.id desc
      ) known
      where m.institution_id = tenant and m.id = known.membership_id;
    end loop;
    perform set_config('app.institution', '', true);
  end $$`;

export class Migration20261125145358 extends Migration {
  override name = 'Migration20261125145358';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "membership" add "job_title" text not null default '', add "department" text not null default '', add "specialization" text not null default '', add "bio" text not null default '', add "expertise" text[] not null default '{}', add "website" text not null default '', add "education" jsonb not null default '[]', add "certifications" jsonb not null default '[]', add "contact_phone" text not null default '', add "home_location" text not null default '', add "home_zone" text null;`,
    );
    this.addSql(`alter table "membership" disable trigger user;`);
    this.addSql(FROM_COHORTS);
    this.addSql(`alter table "membership" enable trigger user;`);
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "membership" drop column "job_title", drop column "department", drop column "specialization", drop column "bio", drop column "expertise", drop column "website", drop column "education", drop column "certifications", drop column "contact_phone", drop column "home_location", drop column "home_zone";`,
    );
  }
}
