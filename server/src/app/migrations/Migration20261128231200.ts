import { Migration } from '@mikro-orm/migrations';

/** Tables by the function that notes their changes. */
const TABLES = {
  note_institution:
    'activity api_token attendance availability calendar_feed category certificate certificate_rule ' +
    'co_teacher cohort cohort_course cohort_instructor cohort_session coupon course custom_domain ' +
    'discussion discussion_reply enrollment enrollment_completion enrollment_details event ' +
    'event_agenda_item event_registration extension file import_run institution_export invitation invoice ' +
    'issuer_key lesson lesson_completion member_invitation membership milestone price_plan quiz ' +
    'quiz_answer quiz_attempt quiz_question resource review review_vote seat_order section stored_count ' +
    'submission submission_attempt subscription webhook_endpoint',
  note_apart:
    'conversation daily_figures figures_roll_up import_error learning_day lesson_progress message ' +
    'notification notification_preference payment_event read_mark storage_use submission_draft',
  note_account: 'membership',
  note_table: 'account institution',
};

/**
 * Adds the triggers that note changes to all tables of tenants, in place of the three for each table that Migration20261128180000
 * made at first. Each table is a transaction of its own, so that no table stays locked while the next one is waited for, and none misses a change;
 * after an interruption it begins again. Both kinds note the same keys.
 */
export class Migration20261128231200 extends Migration {
  override name = 'Migration20261128231200';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    for (const [write, tables] of Object.entries(TABLES))
      for (const table of tables.split(' ')) {
        const by = write === 'note_account' ? '_account' : '';
        const drops = ['insert', 'update', 'delete'].map(
          (on) => `drop trigger if exists ${table}_change${by}_${on} on "${table}";`,
        );
        const name = `${table}_noted${by && '_by_account'}`;
        this.addSql(
          `${drops.join(' ')} create or replace trigger ${name} after insert or update or delete on "${table}" for each row execute function ${write}('app.changed_${table}', '${table}');`,
        );
      }
    this.addSql(
      'drop function if exists note_change_of_institution(), note_change_apart(), note_change_of_account(), note_change_of_table();',
    );
  }

  override down(): void | Promise<void> {
    for (const [write, tables] of Object.entries(TABLES))
      for (const table of tables.split(' ')) {
        const by = write === 'note_account' ? '_by_account' : '';
        this.addSql(`drop trigger if exists ${table}_noted${by} on "${table}";`);
      }
  }
}
