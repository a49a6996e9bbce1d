import { Migration } from '@mikro-orm/migrations';

/** Only a cluster reads the catalogue: elsewhere changes are not noted, until `npm run distribute` attaches the triggers again. */
export class Migration20261128223006 extends Migration {
  override name = 'Migration20261128223006';

  override up(): void | Promise<void> {
    this.addSql(`
      do $$ begin
        if to_regclass('pg_dist_partition') is null then
          drop trigger if exists cohort_catalogue_insert_delete on cohort;
          drop trigger if exists cohort_catalogue_update on cohort;
        end if;
      end $$`);
  }

  override down(): void {}
}
