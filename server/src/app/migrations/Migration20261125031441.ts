import { Migration } from '@mikro-orm/migrations';

export class Migration20261125031441 extends Migration {
  override name = 'Migration20261125031441';

  override up(): void | Promise<void> {
    this.addSql(`alter table "file" add "bytes_of" uuid null;`);
    this.addSql(`create index file_copies on file (institution_id, bytes_of) where bytes_of is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "file_copies";`);
    this.addSql(`alter table "file" drop column "bytes_of";`);
  }
}
