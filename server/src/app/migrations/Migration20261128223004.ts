import { Migration } from '@mikro-orm/migrations';

/** Adds what the stored counts of orders lack, by one statement per institution, so that triggers may have counted some. */
export class Migration20261128223004 extends Migration {
  override name = 'Migration20261128223004';

  override up(): void | Promise<void> {
    this.addSql(`
      do $$ declare tenant uuid; begin
        for tenant in select id from institution loop
          perform set_config('app.institution', tenant::text, true);
          insert into stored_count (institution_id, id, name, amount)
          select tenant, uuidv7(), lacking.name, sum(lacking.amount) from (
            select 'orders.' || status as name, 1 as amount from seat_order where institution_id = tenant
            union all
            select name, -amount from stored_count where institution_id = tenant and name like 'orders.%'
          ) lacking group by lacking.name having sum(lacking.amount) <> 0;
        end loop;
        perform set_config('app.institution', '', true);
      end $$`);
  }

  override down(): void {}
}
