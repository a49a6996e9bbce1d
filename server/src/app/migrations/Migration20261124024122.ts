import { Migration } from '@mikro-orm/migrations';

export class Migration20261124024122 extends Migration {
  override name = 'Migration20261124024122';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "submission" add "score_names" text[] null, add "score_percents" int[] null, add "scores" int[] null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "submission" drop column "score_names", drop column "score_percents", drop column "scores";`,
    );
  }
}
