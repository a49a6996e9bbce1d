import { Migration } from '@mikro-orm/migrations';

/**
 * No card pays less than 50 cents, so nobody could buy what costs less. By institution, because row level security is forced on
 * the owner as well.
 */
const PAYABLE = `
  do $$
  declare tenant uuid;
  begin
    for tenant in select id from institution loop
      perform set_config('app.institution', tenant::text, true);
      update course set price = 0.50 where institution_id = tenant and price > 0 and price < 0.50;
      update cohort set own_price = 0.50 where institution_id = tenant and own_price > 0 and own_price < 0.50;
      update price_plan set price = 0.50 where institution_id = tenant and price > 0 and price < 0.50;
    end loop;
    perform set_config('app.institution', '', true);
  end $$`;

export class Migration20261128063713 extends Migration {
  override name = 'Migration20261128063713';

  override up(): void | Promise<void> {
    this.addSql(PAYABLE);

    this.addSql(`alter table "course" add constraint "course_price" check (price = 0 or price >= 0.50);`);

    this.addSql(
      `alter table "cohort" add constraint "cohort_own_price" check (own_price = 0 or own_price >= 0.50);`,
    );

    this.addSql(
      `alter table "price_plan" add constraint "price_plan_price" check (price = 0 or price >= 0.50);`,
    );

    this.addSql(`alter table "subscription" add "is_paused" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "cohort" drop constraint "cohort_own_price";`);

    this.addSql(`alter table "course" drop constraint "course_price";`);

    this.addSql(`alter table "price_plan" drop constraint "price_plan_price";`);

    this.addSql(`alter table "subscription" drop column "is_paused";`);
  }
}
