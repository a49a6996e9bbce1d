import { Migration } from '@mikro-orm/migrations';

export class Migration20261123183134 extends Migration {
  override name = 'Migration20261123183134';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "course" add "full_description" text not null default '', add "objectives" text[] not null default '{}', add "prerequisites" text[] not null default '{}', add "audience" text[] not null default '{}';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "course" drop column "full_description", drop column "objectives", drop column "prerequisites", drop column "audience";`,
    );
  }
}
