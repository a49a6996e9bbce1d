import { Migration } from '@mikro-orm/migrations';

// Institutions get the categories of the forms, and their courses follow. Runs before the triggers of the new table, so that
// the audit log does not list them, and by institution, because row level security is forced on the owner as well.
const DEFAULTS = `
  do $$
  declare tenant uuid;
  begin
    for tenant in select id from institution loop
      perform set_config('app.institution', tenant::text, true);
      insert into category (institution_id, id, created_at, updated_at, name, slug, description, icon, color, standard, position)
      select tenant, uuidv7(), now(), now(), d.name, d.slug, d.description, d.icon, d.color, d.name, d.position
      from (values
        ('Web Development', 'web-development', 'code', 'indigo', 'Sites and services for the browser.', 0),
        ('Mobile Development', 'mobile-development', 'device', 'teal', 'Apps for phones and tablets.', 1),
        ('Data Science', 'data-science', 'chart', 'green', 'Questions, data and answers.', 2),
        ('Design', 'design', 'palette', 'violet', 'How things look, read and work.', 3),
        ('Business', 'business', 'briefcase', 'amber', 'Plans, people and numbers.', 4),
        ('Other', 'other', 'book', 'gray', 'Everything else.', 5)
      ) as d (name, slug, icon, color, description, position);
      update course c set category_id = k.id from category k
      where c.institution_id = tenant and k.institution_id = tenant and k.standard = c.category;
    end loop;
    perform set_config('app.institution', '', true);
  end $$`;

export class Migration20261125031414 extends Migration {
  override name = 'Migration20261125031414';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "category" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "name" text not null, "slug" text not null, "description" text not null default '', "icon" text not null default 'book', "color" text not null default 'gray', "standard" text not null default 'Other', "position" int not null default 0, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "category_institution_id_position_id_index" on "category" ("institution_id", "position", "id");`,
    );
    this.addSql(`create unique index category_name on category (institution_id, lower(name));`);
    this.addSql(
      `alter table "category" add constraint "category_institution_id_slug_unique" unique ("institution_id", "slug");`,
    );

    this.addSql(`alter table "course" add "category_id" uuid null;`);
    this.addSql(
      `alter table "course" add constraint "course_institution_id_category_id_foreign" foreign key ("institution_id", "category_id") references "category" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create index "course_institution_id_category_id_created_at_id_index" on "course" ("institution_id", "category_id", "created_at", "id");`,
    );

    this.addSql(
      `alter table "category" add constraint "category_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "category" add constraint "category_icon_check" check ("icon" in ('code', 'device', 'chart', 'palette', 'briefcase', 'book', 'language', 'music', 'camera', 'flask', 'heart', 'tools', 'world', 'star'));`,
    );
    this.addSql(
      `alter table "category" add constraint "category_color_check" check ("color" in ('indigo', 'teal', 'amber', 'red', 'green', 'violet', 'gray'));`,
    );
    this.addSql(
      `alter table "category" add constraint "category_standard_check" check ("standard" in ('Web Development', 'Mobile Development', 'Data Science', 'Design', 'Business', 'Other'));`,
    );
    this.addSql(DEFAULTS);
    this.addSql(
      `create trigger category_updated_at_insert before insert on "category" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger category_updated_at_update before update on "category" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger category_audit_insert_delete after insert or delete on "category" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'category');`,
    );
    this.addSql(
      `create trigger category_audit_update after update on "category" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'category');`,
    );
    this.addSql(`alter table "category" enable row level security;`);
    this.addSql(`alter table "category" force row level security;`);
    this.addSql(
      `create policy "category_tenant" on "category" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "course" drop constraint "course_institution_id_category_id_foreign";`);

    this.addSql(`drop trigger if exists "category_updated_at_insert" on "category";`);
    this.addSql(`drop function if exists "category_category_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "category_updated_at_update" on "category";`);
    this.addSql(`drop function if exists "category_category_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "category_audit_insert_delete" on "category";`);
    this.addSql(`drop function if exists "category_category_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "category_audit_update" on "category";`);
    this.addSql(`drop function if exists "category_category_audit_update_fn"();`);
    this.addSql(`drop table if exists "category" cascade;`);

    this.addSql(`drop index "course_institution_id_category_id_created_at_id_index";`);
    this.addSql(`alter table "course" drop column "category_id";`);
  }
}
