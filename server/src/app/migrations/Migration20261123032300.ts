import { Migration } from '@mikro-orm/migrations';

export class Migration20261123032300 extends Migration {
  override name = 'Migration20261123032300';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notification" add "event_id" uuid null;`);
    this.addSql(
      `create index "notification_institution_id_event_id_index" on "notification" ("institution_id", "event_id");`,
    );

    // The conversation takes its time from the cohort, and its identity from the write (identities.ts).
    this.addSql(`
      create or replace function conversation_of_cohort() returns trigger language plpgsql set search_path = public as $$
      begin
        insert into conversation (institution_id, id, created_at, last_message_at, kind, cohort_id)
          values (new.institution_id, next_row_id(), new.created_at, new.created_at, 'cohort', new.id);
        return null;
      end $$;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "notification_institution_id_event_id_index";`);
    this.addSql(`alter table "notification" drop column "event_id";`);
  }
}
