import { Migration } from '@mikro-orm/migrations';

export class Migration20261122164518 extends Migration {
  override name = 'Migration20261122164518';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "webhook_endpoint_audit_insert_delete" on "webhook_endpoint";`);
    this.addSql(`drop function if exists "webhook_endpoint_webhook_endpoint_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "webhook_endpoint_audit_update" on "webhook_endpoint";`);
    this.addSql(`drop function if exists "webhook_endpoint_webhook_endpoint_audit_update_fn"();`);
    this.addSql(
      `alter table "webhook_endpoint" add "slow_since" timestamptz null, add "busy_until" timestamptz null, add "busy_by" text null;`,
    );
    this.addSql(
      `create trigger webhook_endpoint_audit_insert_delete after insert or delete on "webhook_endpoint" for each row execute function audit_row('{institution_id,id,created_at,failing_since,slow_since,busy_until,busy_by}', '{}');`,
    );
    this.addSql(
      `create trigger webhook_endpoint_audit_update after update on "webhook_endpoint" for each row when (to_jsonb(old) - '{failing_since,slow_since,busy_until,busy_by}'::text[] is distinct from to_jsonb(new) - '{failing_since,slow_since,busy_until,busy_by}'::text[]) execute function audit_row('{institution_id,id,created_at,failing_since,slow_since,busy_until,busy_by}', '{}');`,
    );

    this.addSql(
      `create index webhook_delivery_waiting on webhook_delivery (institution_id, endpoint_id, next_attempt_at, id) where status = 'pending';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "webhook_delivery_waiting";`);

    this.addSql(`drop trigger if exists "webhook_endpoint_audit_insert_delete" on "webhook_endpoint";`);
    this.addSql(`drop function if exists "webhook_endpoint_webhook_endpoint_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "webhook_endpoint_audit_update" on "webhook_endpoint";`);
    this.addSql(`drop function if exists "webhook_endpoint_webhook_endpoint_audit_update_fn"();`);
    this.addSql(
      `alter table "webhook_endpoint" drop column "slow_since", drop column "busy_until", drop column "busy_by";`,
    );
    this.addSql(
      `create trigger webhook_endpoint_audit_insert_delete after insert or delete on "webhook_endpoint" for each row execute function audit_row('{institution_id,id,created_at,failing_since}', '{}');`,
    );
    this.addSql(
      `create trigger webhook_endpoint_audit_update after update on "webhook_endpoint" for each row when (to_jsonb(old) - '{failing_since}'::text[] is distinct from to_jsonb(new) - '{failing_since}'::text[]) execute function audit_row('{institution_id,id,created_at,failing_since}', '{}');`,
    );
  }
}
