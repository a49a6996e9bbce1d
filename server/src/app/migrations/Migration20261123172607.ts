import { Migration } from '@mikro-orm/migrations';

export class Migration20261123172607 extends Migration {
  override name = 'Migration20261123172607';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "lesson" add "content" text null, add "video_url" text null, add "transcript" text null, add "is_preview" boolean not null default false, add "release_at" timestamptz null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "lesson" drop column "content", drop column "video_url", drop column "transcript", drop column "is_preview", drop column "release_at";`,
    );
  }
}
