import { Migration } from '@mikro-orm/migrations';

export class Migration20261121060945 extends Migration {
  override name = 'Migration20261121060945';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "presence_audit_insert_delete" on "presence";`);
    this.addSql(`drop function if exists "presence_presence_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "presence_audit_update" on "presence";`);
    this.addSql(`drop function if exists "presence_presence_audit_update_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(
      `create trigger presence_audit_insert_delete after insert or delete on "presence" for each row execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
    this.addSql(
      `create trigger presence_audit_update after update on "presence" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at}', '{}');`,
    );
  }
}
