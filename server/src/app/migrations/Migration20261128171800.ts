import { Migration } from '@mikro-orm/migrations';

/** No entity: no row stays in the table (platform/jobs/requests.ts). */
export class Migration20261128171800 extends Migration {
  override name = 'Migration20261128171800';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "job_request" ("task" text not null, "payload" json not null, "run_at" timestamptz null, "is_once" boolean not null default false);`,
    );
    this.addSql(
      `create trigger "job_request_queue" before insert on "job_request" for each row execute function queue_requested();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "job_request" cascade;`);
  }
}
