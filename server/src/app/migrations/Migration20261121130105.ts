import { Migration } from '@mikro-orm/migrations';

export class Migration20261121130105 extends Migration {
  override name = 'Migration20261121130105';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "password_reset" ("id" uuid not null, "account_id" uuid not null, "token_hash" text not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "password_reset" add constraint "password_reset_account_id_unique" unique ("account_id");`,
    );
    this.addSql(
      `alter table "password_reset" add constraint "password_reset_token_hash_unique" unique ("token_hash");`,
    );

    this.addSql(
      `alter table "password_reset" add constraint "password_reset_account_id_foreign" foreign key ("account_id") references "account" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "password_reset" cascade;`);
  }
}
