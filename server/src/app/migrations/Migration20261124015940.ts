import { Migration } from '@mikro-orm/migrations';

export class Migration20261124015940 extends Migration {
  override name = 'Migration20261124015940';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "activity" add "criterion_names" text[] not null default '{"Functionality","Code Quality","UI/UX"}', add "criterion_percents" int[] not null default '{50,30,20}';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "activity" drop column "criterion_names", drop column "criterion_percents";`);
  }
}
