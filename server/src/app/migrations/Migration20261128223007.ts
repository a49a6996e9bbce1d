import { Migration } from '@mikro-orm/migrations';

/** Empties the catalogue where nothing reads it. */
export class Migration20261128223007 extends Migration {
  override name = 'Migration20261128223007';

  override up(): void | Promise<void> {
    this.addSql(`
      do $$ begin
        if to_regclass('pg_dist_partition') is null then
          truncate catalogue_entry, catalogue_change;
        end if;
      end $$`);
  }

  override down(): void {}
}
