import { Migration } from '@mikro-orm/migrations';

export class Migration20261127020044 extends Migration {
  override name = 'Migration20261127020044';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "recovery_code" ("id" uuid not null, "account_id" uuid not null, "code_hash" text not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_account_id_code_hash_unique" unique ("account_id", "code_hash");`,
    );

    this.addSql(
      `create table "two_factor" ("id" uuid not null, "account_id" uuid not null, "last_step" int not null default 0, primary key ("id"));`,
    );
    this.addSql(
      `alter table "two_factor" add constraint "two_factor_account_id_unique" unique ("account_id");`,
    );

    this.addSql(`alter table "account" add "two_factor_at" timestamptz null;`);

    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_account_id_foreign" foreign key ("account_id") references "account" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "two_factor" add constraint "two_factor_account_id_foreign" foreign key ("account_id") references "account" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "recovery_code" cascade;`);
    this.addSql(`drop table if exists "two_factor" cascade;`);

    this.addSql(`alter table "account" drop column "two_factor_at";`);
  }
}
