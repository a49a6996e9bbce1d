import { Migration } from '@mikro-orm/migrations';

export class Migration20261128064738 extends Migration {
  override name = 'Migration20261128064738';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "institution" add "favicon_url" text null, add "primary_color" text null, add "branding_version" int not null default 1, add "has_branding" boolean generated always as (plan <> 'free') stored not null;`,
    );
    this.addSql(
      `alter table "institution" add constraint "institution_primary_color" check (primary_color ~ '^#[0-9a-f]{6}$');`,
    );

    this.addSql(`alter table "file" drop constraint "file_purpose_check";`);
    this.addSql(
      `alter table "file" add constraint "file_purpose_check" check ("purpose" in ('logo', 'favicon', 'avatar', 'thumbnail', 'cover', 'resource', 'material', 'import', 'submission'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "file" drop constraint "file_purpose_check";`);
    this.addSql(
      `alter table "file" add constraint "file_purpose_check" check ("purpose" in ('avatar', 'thumbnail', 'cover', 'resource', 'material', 'import', 'submission'));`,
    );

    this.addSql(`alter table "institution" drop constraint "institution_primary_color";`);
    this.addSql(
      `alter table "institution" drop column "favicon_url", drop column "primary_color", drop column "branding_version", drop column "has_branding";`,
    );
  }
}
