import { Migration } from '@mikro-orm/migrations';

/** Only a cluster reads the catalogue: elsewhere changes are not noted, until `npm run distribute` attaches the triggers again. */
export class Migration20261128223005 extends Migration {
  override name = 'Migration20261128223005';

  override up(): void | Promise<void> {
    this.addSql(`
      do $$ begin
        if to_regclass('pg_dist_partition') is null then
          drop trigger if exists course_catalogue_insert_delete on course;
          drop trigger if exists course_catalogue_update on course;
        end if;
      end $$`);
  }

  override down(): void {}
}
