import { Migration } from '@mikro-orm/migrations';

export class Migration20261127014653 extends Migration {
  override name = 'Migration20261127014653';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "coupon" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "code" text not null, "percent_off" int null, "amount_off" numeric(10,2) null, "valid_from" timestamptz null, "valid_until" timestamptz null, "max_uses" int null, "max_uses_per_person" int null, "cohort_id" uuid null, "course_id" uuid null, "is_active" boolean not null default true, "version" int not null default 1, primary key ("institution_id", "id"));`,
    );
    this.addSql(`create index coupon_search on coupon using gin (institution_id, (code) gin_trgm_ops);`);
    this.addSql(
      `create index "coupon_institution_id_course_id_index" on "coupon" ("institution_id", "course_id");`,
    );
    this.addSql(
      `create index "coupon_institution_id_cohort_id_index" on "coupon" ("institution_id", "cohort_id");`,
    );
    this.addSql(`create unique index coupon_code on coupon (institution_id, lower(code));`);
    this.addSql(
      `create index "coupon_institution_id_created_at_id_index" on "coupon" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "coupon_institution_id_updated_at_id_index" on "coupon" ("institution_id", "updated_at", "id");`,
    );

    this.addSql(
      `alter table "seat_order" add "coupon_id" uuid null, add "coupon_code" text null, add "discount" numeric(10,2) not null default '0.00';`,
    );
    this.addSql(
      `alter table "seat_order" add constraint "seat_order_institution_id_coupon_id_foreign" foreign key ("institution_id", "coupon_id") references "coupon" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create index seat_order_coupon_used on seat_order (institution_id, coupon_id, account_id) where coupon_id is not null and status in ('awaited', 'paid');`,
    );
    this.addSql(
      `create index "seat_order_institution_id_coupon_id_created_at_id_index" on "seat_order" ("institution_id", "coupon_id", "created_at", "id");`,
    );
    this.addSql(
      `alter table "seat_order" add constraint "seat_order_discount" check (amount >= 0 and discount >= 0);`,
    );

    this.addSql(
      `alter table "coupon" add constraint "coupon_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "coupon" add constraint "coupon_institution_id_cohort_id_foreign" foreign key ("institution_id", "cohort_id") references "cohort" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "coupon" add constraint "coupon_institution_id_course_id_foreign" foreign key ("institution_id", "course_id") references "course" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "coupon" add constraint "coupon_limits" check ((max_uses is null or max_uses > 0) and (max_uses_per_person is null or max_uses_per_person > 0));`,
    );
    this.addSql(
      `alter table "coupon" add constraint "coupon_reduction" check (num_nonnulls(percent_off, amount_off) = 1 and (percent_off is null or percent_off between 1 and 100) and (amount_off is null or amount_off > 0));`,
    );
    this.addSql(
      `create trigger coupon_updated_at_insert before insert on "coupon" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger coupon_updated_at_update before update on "coupon" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger coupon_audit_insert_delete after insert or delete on "coupon" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'coupon');`,
    );
    this.addSql(
      `create trigger coupon_audit_update after update on "coupon" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'coupon');`,
    );
    this.addSql(`alter table "coupon" enable row level security;`);
    this.addSql(`alter table "coupon" force row level security;`);
    this.addSql(
      `create policy "coupon_tenant" on "coupon" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "seat_order" drop constraint "seat_order_institution_id_coupon_id_foreign";`);

    this.addSql(`drop trigger if exists "coupon_updated_at_insert" on "coupon";`);
    this.addSql(`drop function if exists "coupon_coupon_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "coupon_updated_at_update" on "coupon";`);
    this.addSql(`drop function if exists "coupon_coupon_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "coupon_audit_insert_delete" on "coupon";`);
    this.addSql(`drop function if exists "coupon_coupon_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "coupon_audit_update" on "coupon";`);
    this.addSql(`drop function if exists "coupon_coupon_audit_update_fn"();`);
    this.addSql(`drop table if exists "coupon" cascade;`);

    this.addSql(`drop index "seat_order_coupon_used";`);
    this.addSql(`drop index "seat_order_institution_id_coupon_id_created_at_id_index";`);
    this.addSql(`alter table "seat_order" drop constraint "seat_order_discount";`);
    this.addSql(
      `alter table "seat_order" drop column "coupon_id", drop column "coupon_code", drop column "discount";`,
    );
  }
}
