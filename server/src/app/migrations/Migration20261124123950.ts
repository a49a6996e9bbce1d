import { Migration } from '@mikro-orm/migrations';

export class Migration20261124123950 extends Migration {
  override name = 'Migration20261124123950';

  override up(): void | Promise<void> {
    this.addSql(`alter table "quiz" add "activity_id" uuid null;`);
    this.addSql(
      `alter table "quiz" add constraint "quiz_institution_id_activity_id_foreign" foreign key ("institution_id", "activity_id") references "activity" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "quiz" add constraint "quiz_institution_id_activity_id_unique" unique ("institution_id", "activity_id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "quiz" drop constraint "quiz_institution_id_activity_id_foreign";`);

    this.addSql(`alter table "quiz" drop constraint "quiz_institution_id_activity_id_unique";`);
    this.addSql(`alter table "quiz" drop column "activity_id";`);
  }
}
