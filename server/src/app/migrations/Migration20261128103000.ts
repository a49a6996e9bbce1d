import { Migration } from '@mikro-orm/migrations';

/** Searches ignore accents. */
export class Migration20261128103000 extends Migration {
  override name = 'Migration20261128103000';

  override up(): void | Promise<void> {
    this.addSql(`drop index certificate_search;`);
    this.addSql(
      `create index certificate_search on certificate using gin (institution_id, without_accents(student_name || ' ' || course_title || ' ' || cohort_title) gin_trgm_ops);`,
    );
    this.addSql(`drop index cohort_search;`);
    this.addSql(
      `create index cohort_search on cohort using gin (institution_id, without_accents(title || ' ' || description) gin_trgm_ops, without_accents(title) gin_trgm_ops);`,
    );
    this.addSql(`drop index coupon_search;`);
    this.addSql(
      `create index coupon_search on coupon using gin (institution_id, without_accents(code) gin_trgm_ops);`,
    );
    this.addSql(`drop index course_search;`);
    this.addSql(
      `create index course_search on course using gin (institution_id, without_accents(title || ' ' || short_description) gin_trgm_ops, without_accents(title) gin_trgm_ops);`,
    );
    this.addSql(`drop index discussion_search;`);
    this.addSql(
      `create index discussion_search on discussion using gin (institution_id, without_accents(title) gin_trgm_ops);`,
    );
    this.addSql(`drop index event_search;`);
    this.addSql(
      `create index event_search on event using gin (institution_id, without_accents(title || ' ' || description) gin_trgm_ops, without_accents(title) gin_trgm_ops);`,
    );
    this.addSql(`drop index member_invitation_search;`);
    this.addSql(
      `create index member_invitation_search on member_invitation using gin (institution_id, without_accents(email) gin_trgm_ops);`,
    );
    this.addSql(`drop index membership_search;`);
    this.addSql(
      `create index membership_search on membership using gin (institution_id, without_accents(first_name || ' ' || last_name || ' ' || contact_email) gin_trgm_ops, without_accents(first_name || ' ' || last_name) gin_trgm_ops);`,
    );
    this.addSql(`drop index seat_order_search;`);
    this.addSql(
      `create index seat_order_search on seat_order using gin (institution_id, without_accents(title || ' ' || buyer_name || ' ' || buyer_email) gin_trgm_ops);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index certificate_search;`);
    this.addSql(
      `create index certificate_search on certificate using gin (institution_id, (student_name || ' ' || course_title || ' ' || cohort_title) gin_trgm_ops);`,
    );
    this.addSql(`drop index cohort_search;`);
    this.addSql(
      `create index cohort_search on cohort using gin (institution_id, (title || ' ' || description) gin_trgm_ops, (title) gin_trgm_ops);`,
    );
    this.addSql(`drop index coupon_search;`);
    this.addSql(`create index coupon_search on coupon using gin (institution_id, (code) gin_trgm_ops);`);
    this.addSql(`drop index course_search;`);
    this.addSql(
      `create index course_search on course using gin (institution_id, (title || ' ' || short_description) gin_trgm_ops, (title) gin_trgm_ops);`,
    );
    this.addSql(`drop index discussion_search;`);
    this.addSql(
      `create index discussion_search on discussion using gin (institution_id, (title) gin_trgm_ops);`,
    );
    this.addSql(`drop index event_search;`);
    this.addSql(
      `create index event_search on event using gin (institution_id, (title || ' ' || description) gin_trgm_ops, (title) gin_trgm_ops);`,
    );
    this.addSql(`drop index member_invitation_search;`);
    this.addSql(
      `create index member_invitation_search on member_invitation using gin (institution_id, (email) gin_trgm_ops);`,
    );
    this.addSql(`drop index membership_search;`);
    this.addSql(
      `create index membership_search on membership using gin (institution_id, (first_name || ' ' || last_name || ' ' || contact_email) gin_trgm_ops, (first_name || ' ' || last_name) gin_trgm_ops);`,
    );
    this.addSql(`drop index seat_order_search;`);
    this.addSql(
      `create index seat_order_search on seat_order using gin (institution_id, (title || ' ' || buyer_name || ' ' || buyer_email) gin_trgm_ops);`,
    );
  }
}
