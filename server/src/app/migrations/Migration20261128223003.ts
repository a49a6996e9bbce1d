import { Migration } from '@mikro-orm/migrations';

/** Orders are counted by status. */
export class Migration20261128223003 extends Migration {
  override name = 'Migration20261128223003';

  override up(): void | Promise<void> {
    this.addSql(
      `create trigger seat_order_count_insert_delete after insert or delete on "seat_order" for each row execute function count_seat_order();`,
    );
    this.addSql(
      `create trigger seat_order_count_update after update on "seat_order" for each row when (old.status is distinct from new.status) execute function count_seat_order();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "seat_order_count_insert_delete" on "seat_order";`);
    this.addSql(`drop trigger if exists "seat_order_count_update" on "seat_order";`);
  }
}
