import { Migration } from '@mikro-orm/migrations';

export class Migration20261125033237 extends Migration {
  override name = 'Migration20261125033237';

  override up(): void | Promise<void> {
    this.addSql(
      `create index audit_entry_news on audit_entry (institution_id, id) where (noun = 'membership' and action = 'created' or noun = 'course' and after->>'status' = 'published' or noun = 'cohort' and after->>'published_at' is not null or noun = 'enrollment' and action = 'created' or noun = 'submission' and action = 'created' or noun = 'certificate' and after->>'status' = 'issued' or noun = 'review' and action = 'created');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "audit_entry_news";`);
  }
}
