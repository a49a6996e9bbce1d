import { Migration } from '@mikro-orm/migrations';

export class Migration20261123063125 extends Migration {
  override name = 'Migration20261123063125';

  override up(): void | Promise<void> {
    this.addSql(`create index "institution_created_at_id_index" on "institution" ("created_at", "id");`);
    this.addSql(`create index "institution_updated_at_id_index" on "institution" ("updated_at", "id");`);

    this.addSql(
      `create index "audit_entry_institution_id_created_at_id_index" on "audit_entry" ("institution_id", "created_at", "id");`,
    );

    this.addSql(
      `create index "membership_institution_id_created_at_id_index" on "membership" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "membership_institution_id_updated_at_id_index" on "membership" ("institution_id", "updated_at", "id");`,
    );

    this.addSql(
      `create index "course_institution_id_updated_at_id_index" on "course" ("institution_id", "updated_at", "id");`,
    );
    this.addSql(
      `create index "course_institution_id_title_id_index" on "course" ("institution_id", "title", "id");`,
    );

    this.addSql(
      `create index "discussion_institution_id_created_at_id_index" on "discussion" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "discussion_institution_id_updated_at_id_index" on "discussion" ("institution_id", "updated_at", "id");`,
    );

    this.addSql(
      `create index "discussion_reply_institution_id_discussion_id_crea_bcc8b_index" on "discussion_reply" ("institution_id", "discussion_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "discussion_reply_institution_id_discussion_id_upda_aa4b5_index" on "discussion_reply" ("institution_id", "discussion_id", "updated_at", "id");`,
    );

    this.addSql(
      `create index "activity_institution_id_created_at_id_index" on "activity" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "activity_institution_id_updated_at_id_index" on "activity" ("institution_id", "updated_at", "id");`,
    );
    this.addSql(
      `create index "activity_institution_id_title_id_index" on "activity" ("institution_id", "title", "id");`,
    );

    this.addSql(
      `create index "cohort_institution_id_created_at_id_index" on "cohort" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "cohort_institution_id_updated_at_id_index" on "cohort" ("institution_id", "updated_at", "id");`,
    );
    this.addSql(
      `create index "cohort_institution_id_title_id_index" on "cohort" ("institution_id", "title", "id");`,
    );

    this.addSql(
      `create index "enrollment_institution_id_created_at_id_index" on "enrollment" ("institution_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "enrollment_institution_id_updated_at_id_index" on "enrollment" ("institution_id", "updated_at", "id");`,
    );

    this.addSql(
      `create index "certificate_institution_id_updated_at_id_index" on "certificate" ("institution_id", "updated_at", "id");`,
    );

    this.addSql(
      `create index "api_token_institution_id_updated_at_id_index" on "api_token" ("institution_id", "updated_at", "id");`,
    );

    this.addSql(
      `create index "message_institution_id_conversation_id_created_at_id_index" on "message" ("institution_id", "conversation_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "message_institution_id_conversation_id_updated_at_id_index" on "message" ("institution_id", "conversation_id", "updated_at", "id");`,
    );

    this.addSql(
      `create index "notification_institution_id_recipient_id_created_at_id_index" on "notification" ("institution_id", "recipient_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "notification_institution_id_recipient_id_updated_at_id_index" on "notification" ("institution_id", "recipient_id", "updated_at", "id");`,
    );

    this.addSql(
      `create index "lesson_institution_id_course_id_created_at_id_index" on "lesson" ("institution_id", "course_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "lesson_institution_id_course_id_updated_at_id_index" on "lesson" ("institution_id", "course_id", "updated_at", "id");`,
    );

    this.addSql(
      `create index "submission_institution_id_activity_id_created_at_id_index" on "submission" ("institution_id", "activity_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "submission_institution_id_activity_id_updated_at_id_index" on "submission" ("institution_id", "activity_id", "updated_at", "id");`,
    );

    this.addSql(
      `create index "webhook_endpoint_institution_id_updated_at_id_index" on "webhook_endpoint" ("institution_id", "updated_at", "id");`,
    );

    this.addSql(
      `create index "webhook_delivery_institution_id_endpoint_id_updated_at_id_index" on "webhook_delivery" ("institution_id", "endpoint_id", "updated_at", "id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "activity_institution_id_created_at_id_index";`);
    this.addSql(`drop index "activity_institution_id_updated_at_id_index";`);
    this.addSql(`drop index "activity_institution_id_title_id_index";`);

    this.addSql(`drop index "api_token_institution_id_updated_at_id_index";`);

    this.addSql(`drop index "audit_entry_institution_id_created_at_id_index";`);

    this.addSql(`drop index "certificate_institution_id_updated_at_id_index";`);

    this.addSql(`drop index "cohort_institution_id_created_at_id_index";`);
    this.addSql(`drop index "cohort_institution_id_updated_at_id_index";`);
    this.addSql(`drop index "cohort_institution_id_title_id_index";`);

    this.addSql(`drop index "course_institution_id_updated_at_id_index";`);
    this.addSql(`drop index "course_institution_id_title_id_index";`);

    this.addSql(`drop index "discussion_institution_id_created_at_id_index";`);
    this.addSql(`drop index "discussion_institution_id_updated_at_id_index";`);

    this.addSql(`drop index "discussion_reply_institution_id_discussion_id_crea_bcc8b_index";`);
    this.addSql(`drop index "discussion_reply_institution_id_discussion_id_upda_aa4b5_index";`);

    this.addSql(`drop index "enrollment_institution_id_created_at_id_index";`);
    this.addSql(`drop index "enrollment_institution_id_updated_at_id_index";`);

    this.addSql(`drop index "institution_created_at_id_index";`);
    this.addSql(`drop index "institution_updated_at_id_index";`);

    this.addSql(`drop index "lesson_institution_id_course_id_created_at_id_index";`);
    this.addSql(`drop index "lesson_institution_id_course_id_updated_at_id_index";`);

    this.addSql(`drop index "membership_institution_id_created_at_id_index";`);
    this.addSql(`drop index "membership_institution_id_updated_at_id_index";`);

    this.addSql(`drop index "message_institution_id_conversation_id_created_at_id_index";`);
    this.addSql(`drop index "message_institution_id_conversation_id_updated_at_id_index";`);

    this.addSql(`drop index "notification_institution_id_recipient_id_created_at_id_index";`);
    this.addSql(`drop index "notification_institution_id_recipient_id_updated_at_id_index";`);

    this.addSql(`drop index "submission_institution_id_activity_id_created_at_id_index";`);
    this.addSql(`drop index "submission_institution_id_activity_id_updated_at_id_index";`);

    this.addSql(`drop index "webhook_delivery_institution_id_endpoint_id_updated_at_id_index";`);

    this.addSql(`drop index "webhook_endpoint_institution_id_updated_at_id_index";`);
  }
}
