import { Migration } from '@mikro-orm/migrations';

/** Adds the table of the notes of changes. Migration20261128231200 adds the triggers that write them. */
export class Migration20261128180000 extends Migration {
  override name = 'Migration20261128180000';

  override up(): void | Promise<void> {
    this.addSql(
      `create table if not exists "change" ("key" uuid not null, "xid" xid8 not null, primary key ("key", "xid"));`,
    );
    // Servers of the version before write rows as soon as there are triggers, and the grants of all tables come after the migrations.
    this.addSql(`grant select, insert on "change" to lyceum_app;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "change" cascade;`);
  }
}
