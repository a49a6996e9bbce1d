import { Migration } from '@mikro-orm/migrations';

export class Migration20261121060951 extends Migration {
  override name = 'Migration20261121060951';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "webhook_delivery" drop constraint "webhook_delivery_institution_id_endpoint_id_foreign";`,
    );

    this.addSql(
      `alter table "webhook_attempt" drop constraint "webhook_attempt_institution_id_delivery_id_foreign";`,
    );

    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_institution_id_endpoint_id_foreign" foreign key ("institution_id", "endpoint_id") references "webhook_endpoint" ("institution_id", "id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "webhook_attempt" add constraint "webhook_attempt_institution_id_delivery_id_foreign" foreign key ("institution_id", "delivery_id") references "webhook_delivery" ("institution_id", "id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "webhook_attempt" drop constraint "webhook_attempt_institution_id_delivery_id_foreign";`,
    );

    this.addSql(
      `alter table "webhook_delivery" drop constraint "webhook_delivery_institution_id_endpoint_id_foreign";`,
    );

    this.addSql(
      `alter table "webhook_attempt" add constraint "webhook_attempt_institution_id_delivery_id_foreign" foreign key ("institution_id", "delivery_id") references "webhook_delivery" ("institution_id", "id");`,
    );

    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_institution_id_endpoint_id_foreign" foreign key ("institution_id", "endpoint_id") references "webhook_endpoint" ("institution_id", "id");`,
    );
  }
}
